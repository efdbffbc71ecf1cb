/** The tables of an ODS, read from its XML tag by tag: an ODS says in a few bytes that a row is there a million times. */
import type { SheetRow } from '../../../application/ports/spreadsheet.ts'
import { cellText } from './cell-text.ts'
import { cellCharacters, cellLimit, rangeRows, rowLimit } from './sheet-limits.ts'
import { sheetRow } from './sheet-row.ts'
import type { WorkbookSheet } from './workbook-sheet.ts'
import { readXml } from './xml-events.ts'

type Attribute = (name: string) => string | undefined

/** A table while it is read. */
interface OpenTable {
  readonly name: string
  readonly isHidden: boolean
  readonly rows: SheetRow[]
  /** Texts that are merged over the next rows, and over how many, by column. */
  readonly merged: Map<number, { readonly text: string; readonly rows: number }>
  line: number
  formulasWithoutValue: number
}

interface OpenRow {
  readonly repeated: number
  readonly isHidden: boolean
  readonly cells: string[]
  /** Formulas without their values, by column. */
  readonly formulas: Record<number, string>
  readonly spans: { readonly column: number; readonly rows: number }[]
}

interface OpenCell {
  readonly attribute: Attribute
  readonly paragraphs: string[]
}

/** The tables of `content.xml`. Throws for what is no XML. */
export function odsTables(content: string): readonly WorkbookSheet[] {
  const tables: OpenTable[] = []
  const hiddenStyles = new Set<string>()
  let style = ''
  let table: OpenTable | undefined
  let row: OpenRow | undefined
  let cell: OpenCell | undefined
  /** Elements within a cell that are not what it says: remarks, drawings, tables. */
  let asides = 0
  readXml(content, {
    open: (name, attribute) => {
      if (asides > 0 || (cell && isAside(name))) {
        asides += 1
        return
      }
      if (name === 'style:style') style = attribute('style:name') ?? ''
      else if (name === 'style:table-properties') {
        if (attribute('table:display') === 'false') hiddenStyles.add(style)
      } else if (name === 'table:table') {
        const isHidden = hiddenStyles.has(attribute('table:style-name') ?? '')
        table = openTable(attribute('table:name') ?? '', isHidden)
        tables.push(table)
      } else if (name === 'table:table-row') row = openRow(attribute)
      else if (isCell(name)) cell = { attribute, paragraphs: [] }
      else if (cell) write(cell, name, attribute)
    },
    text: (text) => {
      if (cell && asides === 0) append(cell.paragraphs, text)
    },
    close: (name) => {
      if (asides > 0) {
        asides -= 1
        return
      }
      if (cell && table && row && isCell(name)) {
        takeCell(table, row, cell)
        cell = undefined
      } else if (table && row && name === 'table:table-row') {
        takeRow(table, row)
        row = undefined
      } else if (name === 'table:table') table = undefined
    },
  })
  return tables
}

/** The name of the table that was open when `settings.xml` was written. */
export function activeTable(settings: string): string | undefined {
  let isAsked = false
  let found: string | undefined
  readXml(settings, {
    open: (_name, attribute) => {
      isAsked = attribute('config:name') === 'ActiveTable'
    },
    text: (text) => {
      if (isAsked) found = (found ?? '') + text
    },
    close: () => {
      isAsked = false
    },
  })
  return found
}

function isCell(name: string): boolean {
  return name === 'table:table-cell' || name === 'table:covered-table-cell'
}

function isAside(name: string): boolean {
  return name === 'office:annotation' || name === 'table:table' || name.startsWith('draw:')
}

function openTable(name: string, isHidden: boolean): OpenTable {
  return { name, isHidden, rows: [], merged: new Map(), line: 1, formulasWithoutValue: 0 }
}

function openRow(attribute: Attribute): OpenRow {
  const visibility = attribute('table:visibility')
  return {
    repeated: countOf(attribute('table:number-rows-repeated')),
    isHidden: visibility === 'collapse' || visibility === 'filter',
    cells: [],
    formulas: {},
    spans: [],
  }
}

function countOf(text: string | undefined): number {
  const count = Math.trunc(Number(text ?? '1'))
  return count >= 1 ? count : 1
}

/** What an element within a cell says: a new paragraph, blanks, a tab, a line break. */
function write({ paragraphs }: OpenCell, name: string, attribute: Attribute): void {
  if (name === 'text:p') paragraphs.push('')
  else if (name === 'text:s') append(paragraphs, ' '.repeat(blanks(attribute('text:c'))))
  else if (name === 'text:tab') append(paragraphs, '\t')
  else if (name === 'text:line-break') append(paragraphs, '\n')
}

/** One more than the limit of cells represents all that are too many. */
function blanks(count: string | undefined): number {
  return Math.min(countOf(count), cellCharacters + 1)
}

function append(paragraphs: string[], text: string): void {
  const last = paragraphs.pop()
  if (last !== undefined) paragraphs.push(last + text)
}

function takeCell(table: OpenTable, row: OpenRow, { attribute, paragraphs }: OpenCell): void {
  const text = textOf(attribute, paragraphs.join('\n'))
  const column = row.cells.length
  const rows = countOf(attribute('table:number-rows-spanned'))
  const formula = attribute('table:formula')
  if (formula !== undefined && text === '' && attribute('office:value-type') === undefined) {
    table.formulasWithoutValue += 1
    // The name of its grammar stands before it: `of:=A2*2`.
    if (column < cellLimit) row.formulas[column] = formula.replace(/^[a-z]+:(?==)/i, '')
  }
  if (rows > 1 && column < cellLimit) row.spans.push({ column, rows })
  const repeated = Math.min(countOf(attribute('table:number-columns-repeated')), cellLimit - column)
  for (let times = 0; times < repeated; times += 1) row.cells.push(text)
}

function textOf(attribute: Attribute, shown: string): string {
  const of = (name: string) => attribute(`office:${name}`)
  switch (of('value-type') ?? '') {
    case 'float':
    case 'currency':
    case 'percentage': {
      const value = Number(of('value'))
      // Zeros in front are how material numbers keep theirs.
      return /^0\d+$/.test(shown) && Number(shown) === value ? shown : cellText(value)
    }
    case 'boolean':
      return cellText(of('boolean-value') === 'true')
    case 'date': {
      const day = of('date-value') ?? ''
      return cellText(new Date(day.includes('T') && !day.endsWith('Z') ? `${day}Z` : day))
    }
    case 'time':
      return of('time-value') ?? shown
    default:
      return shown === '' ? (of('string-value') ?? '') : shown
  }
}

function takeRow(table: OpenTable, openRow: OpenRow): void {
  const { repeated, isHidden, cells, formulas, spans } = openRow
  const holdsFormulas = Object.keys(formulas).length > 0
  for (let times = 0; times < repeated; times += 1) {
    const isBeyond = table.rows.length > rowLimit || table.line > rangeRows
    const row = isBeyond ? undefined : sheetRow(table.line, cells)
    if (row) {
      table.rows.push({
        ...row,
        ...(isHidden && { isHidden }),
        ...(table.merged.size > 0 && { mergedOver: textsOver(table) }),
        ...(holdsFormulas && { formulas }),
      })
    }
    pass(table)
    for (const { column, rows } of spans) {
      const text = cells[column]?.trim() ?? ''
      if (text !== '') table.merged.set(column, { text, rows: rows - 1 })
    }
    table.line += 1
    const isSilent = row === undefined && table.merged.size === 0
    if (isBeyond || isSilent) {
      table.line += repeated - times - 1
      return
    }
  }
}

function textsOver({ merged }: OpenTable): Readonly<Record<number, string>> {
  return Object.fromEntries([...merged].map(([column, { text }]) => [column, text]))
}

/** One more row has been passed by what is merged over it. */
function pass({ merged }: OpenTable): void {
  for (const [column, { text, rows }] of merged) {
    if (rows > 1) merged.set(column, { text, rows: rows - 1 })
    else merged.delete(column)
  }
}
