/** The data sheet of a family: technical data in both unit systems, sizes, the model code per zone. */

import type { Zone } from '../../../catalogue/product-document.ts'
import { BRANDS } from '../brands.ts'
import { technicalValues } from '../build-attribute-sets.ts'
import { plainSkus } from '../build-plain.ts'
import type { Family, PlainRange } from '../family.ts'
import { PRODUCT_TYPES } from '../product-types.ts'
import { amountText, unitOf } from '../units.ts'
import {
  heightOf,
  PAGE_WIDTH,
  pdfBytes,
  type PdfLine,
  type PdfPage,
  type PdfText,
} from '../../../documents/pdf.ts'
import { sizeTable } from './size-table.ts'

const LEFT = 50
const RIGHT = PAGE_WIDTH - 50
const BOTTOM = heightOf('a4') - 60
const LINE = 13.5

/** One row of a page: cells at fixed places, or a heading. */
interface Row {
  readonly cells: readonly { readonly x: number; readonly text: string }[]
  readonly heading?: boolean
  readonly size?: number
  readonly rule?: boolean
}

/** The PDF of the data sheet. */
export function dataSheet(family: Family): Promise<Uint8Array> {
  const rows = [
    ...introduction(family),
    ...technicalRows(family),
    ...sizeRows(family, 'metric', 'Sizes, metric units'),
    ...sizeRows(family, 'us', 'Sizes, U.S. units'),
    ...(family.plain === undefined
      ? [...codeRows(family, 'EU'), ...codeRows(family, 'US')]
      : articleRows(family, family.plain)),
  ]
  return pdfBytes({ title: `${family.name} data sheet`, typeface: 'helvetica' }, () =>
    paged(family, rows),
  )
}

function introduction(family: Family): readonly Row[] {
  const plain = family.shortDescription.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return [
    { cells: [{ x: LEFT, text: family.name }], heading: true, size: 20 },
    ...wrapped(plain.trim(), 106).map((text) => ({ cells: [{ x: LEFT, text }] })),
    ...[...family.general, ...family.standards].map(([name, text]) => ({
      cells: [
        { x: LEFT, text: name },
        { x: 210, text },
      ],
    })),
  ]
}

function technicalRows(family: Family): readonly Row[] {
  return [
    heading('Technical data'),
    ...technicalValues(family).map(({ name, measure, amount }) => ({
      rule: true,
      cells: [
        { x: LEFT, text: name },
        { x: 290, text: `${amountText(amount, measure, 'metric')} ${unitOf(measure, 'metric')}` },
        { x: 425, text: `${amountText(amount, measure, 'us')} ${unitOf(measure, 'us')}` },
      ],
    })),
  ]
}

function sizeRows(family: Family, system: 'metric' | 'us', title: string): readonly Row[] {
  const { heads, rows } = sizeTable(family, system)
  if (rows.length === 0) return []
  return [
    heading(title),
    { cells: columns(heads), size: 7.5, rule: true },
    ...rows.map((row) => ({ cells: columns(row), rule: true })),
  ]
}

function columns(texts: readonly string[]): Row['cells'] {
  return texts.map((text, index) => ({ x: index === 0 ? LEFT : 5 + 90 * index, text }))
}

function codeRows(family: Family, zone: Zone): readonly Row[] {
  return [
    heading(`Model code ${zone}: ${family.skuCode}, then one code of each group`),
    ...family.modifiers[zone].flatMap(({ title, required, options }) =>
      options
        .filter(({ hidden }) => !hidden)
        .map(({ code, title: meaning }, index) => ({
          rule: index === 0,
          cells: [
            { x: LEFT, text: index === 0 ? `${title}${required ? '' : ' (optional)'}` : '' },
            { x: 220, text: code },
            { x: 265, text: meaning },
          ],
        })),
    ),
  ]
}

function articleRows(family: Family, plain: PlainRange): readonly Row[] {
  return [
    heading('Articles'),
    ...plainSkus(family, plain).map(({ skuCode, calculatedSkuDefinition }) => ({
      rule: true,
      cells: [
        { x: LEFT, text: skuCode },
        { x: 130, text: calculatedSkuDefinition },
      ],
    })),
  ]
}

function heading(text: string): Row {
  return { cells: [{ x: LEFT, text }], heading: true, size: 11.5 }
}

/** Breaks the rows into pages; a heading never stands alone at the foot of one. */
function paged(family: Family, rows: readonly Row[]): readonly PdfPage[] {
  const pages: { texts: PdfText[]; lines: PdfLine[] }[] = []
  let y = BOTTOM + 1
  for (const row of rows) {
    const height = row.heading ? (row.size ?? 12) + 16 : LINE
    if (y + height + (row.heading ? 3 * LINE : 0) > BOTTOM) {
      pages.push({ texts: [...frameTexts(family, pages.length + 1)], lines: [TOP_RULE] })
      y = 70
    }
    y += height
    const page = pages.at(-1)
    page?.texts.push(...rowTexts(row, y))
    if (row.rule) {
      const rule = y - LINE + 3.5
      page?.lines.push({ from: [LEFT, rule], to: [RIGHT, rule], width: 0.4 })
    }
  }
  return pages
}

const TOP_RULE: PdfLine = { from: [LEFT, 58], to: [RIGHT, 58], width: 1.2 }

function frameTexts(family: Family, page: number): readonly PdfText[] {
  const brand = BRANDS[family.brand].name
  const type = PRODUCT_TYPES[family.productType].name
  return [
    { x: LEFT, y: 50, size: 9, bold: true, text: `${brand}   ${family.productCode}` },
    { x: 400, y: 50, size: 9, grey: true, text: type },
    {
      x: LEFT,
      y: BOTTOM + 28,
      size: 7.5,
      grey: true,
      text: 'Subject to change. Figures hold for mineral oil of 35 mm²/s at 50 °C.',
    },
    { x: RIGHT - 32, y: BOTTOM + 28, size: 7.5, grey: true, text: `Page ${page}` },
  ]
}

function rowTexts({ cells, heading: bold = false, size = 9 }: Row, y: number): readonly PdfText[] {
  return cells.map(({ x, text }) => ({ x, y, size, bold, text }))
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length + 1 > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
