/** The lines of a quote as rows of its document, with what each part of their codes means. */

import type { Block } from '../../documents/page-flow.ts'
import type { Measure, PdfText } from '../../documents/pdf.ts'
import {
  BODY,
  type Column,
  columnsOf,
  fitting,
  LEADING,
  LEFT,
  RIGHT,
  SMALL,
  SMALL_LEADING,
} from './page-places.ts'
import type { PaperLine, QuotePaper } from './paper.ts'

const HEAD = { size: 8, bold: true } as const
const CODE = { size: 9, bold: true } as const

const FIGURES = ['quantity', 'unitPrice', 'surcharge', 'lineTotal'] as const

/** The heads of the columns, on as many lines as the longest one needs. */
export function columnHeads({ heads }: QuotePaper, measure: Measure): Block {
  const columns = columnsOf(heads.surcharge !== undefined)
  const wrapped = (text: string, column: Column, align: 'left' | 'right') =>
    measure.wrapped(text, HEAD, column.width).map((line, index) => ({
      ...fitting(line, HEAD, { width: column.width, measure }),
      x: align === 'left' ? column.x : column.x + column.width,
      y: (index + 1) * SMALL_LEADING,
      align,
      text: line,
    }))
  const texts: readonly PdfText[] = [
    ...wrapped(heads.position, columns.position, 'left'),
    ...wrapped(heads.model, columns.model, 'left'),
    ...wrapped(heads.date, columns.date, 'left'),
    ...FIGURES.flatMap((name) => {
      const [text, column] = [heads[name], columns[name]]
      return text === undefined || column === undefined ? [] : wrapped(text, column, 'right')
    }),
  ]
  const bottom = Math.max(...texts.map(({ y }) => y)) + 5
  return {
    height: bottom + 3,
    texts,
    lines: [{ from: [LEFT, bottom], to: [RIGHT, bottom], width: 0.8 }],
  }
}

/** One line with a rule below it. */
export function lineBlock(line: PaperLine, measure: Measure): Block {
  const columns = columnsOf(line.surcharge !== undefined)
  const { x, width } = columns.model
  const models = measure.wrapped(line.model, CODE, width)
  const products = measure.wrapped(line.product, BODY, width)
  const notes = [line.own, [line.leadTime], line.meanings].flatMap((texts) =>
    listed(texts, measure, x),
  )
  const named = (models.length + products.length) * LEADING
  const height = named + notes.length * SMALL_LEADING + 7
  const figures = FIGURES.flatMap((name) => {
    const [text, column] = [line[name], columns[name]]
    if (text === undefined || column === undefined) return []
    const style = fitting(text, BODY, { width: column.width, measure })
    return [{ ...style, x: column.x + column.width, y: LEADING, align: 'right' as const, text }]
  })
  const first = (text: string, column: Column): PdfText => ({
    ...fitting(text, BODY, { width: column.width, measure }),
    x: column.x,
    y: LEADING,
    text,
  })
  return {
    isRow: true,
    height,
    texts: [
      first(line.position, columns.position),
      ...models.map((text, index) => ({ ...CODE, x, y: (index + 1) * LEADING, text })),
      ...products.map((text, index) => ({
        ...BODY,
        x,
        y: (models.length + index + 1) * LEADING,
        text,
      })),
      ...notes.map((text, index) => ({
        ...SMALL,
        x,
        y: named + (index + 1) * SMALL_LEADING,
        text,
      })),
      first(line.date, columns.date),
      ...figures,
    ],
    lines: [{ from: [LEFT, height - 1], to: [RIGHT, height - 1], width: 0.4 }],
  }
}

/** Short texts one behind the other, up to the right edge. */
function listed(texts: readonly string[], measure: Measure, x: number): readonly string[] {
  return texts.length === 0 ? [] : measure.wrapped(texts.join('; '), SMALL, RIGHT - x)
}
