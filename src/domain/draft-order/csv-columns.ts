/** Which column of a file holds what: by its heading, else by what stands in it, else by its place (O-17). */
import {
  type ColumnContent,
  columnContents,
  columnsByContent,
  columnsByPlace,
  type FieldColumns,
  holdsMostly,
  likeliestCodes,
  looksLikeCode,
  looksLikeValue,
} from './column-content.ts'
import { plainCell } from './executable-cell.ts'
import { headingKey, knownHeading } from './column-headings.ts'
import { reasonHeading } from './line-export.ts'
import { type LineField, lineFields, type WrittenLine, type WrittenRow } from './written-line.ts'

export type { FieldColumns }

export interface ColumnMapping {
  /** Rows at the top that are no lines, up to and with the headings; 0 when there are no headings. */
  readonly headerRows: number
  readonly columns: FieldColumns
  /** How the columns were found. */
  readonly foundBy: 'heading' | 'content' | 'place' | 'customer'
}

/** Lines that one upload may have, without the headings and without rows that have no model code (CSV-08, D8). */
export const rowLimit = 100

/** Rows among which headings are looked for: files from other systems have titles above them. */
const headingSearch = 10

/** Recognises the columns of a file. */
export function columnsOf(rows: readonly WrittenRow[]): ColumnMapping {
  const headerRows = countHeaderRows(rows)
  const named = headerRows > 0 ? columnsByHeading(rows[headerRows - 1]?.cells ?? []) : undefined
  if (named) {
    const columns = besideHeadings(named, columnContents(rows.slice(headerRows)))
    return { headerRows, columns, foundBy: 'heading' }
  }
  const columns = columnsByContent(columnContents(rows.slice(headerRows)))
  return { headerRows, columns, foundBy: columns === columnsByPlace ? 'place' : 'content' }
}

/**
 * The columns of fields that no heading names: what looks like codes, and what stands in the usual place and looks
 * like what belongs there (O-17). A material number looks like anything, a price too, so it needs its heading.
 */
function besideHeadings(named: FieldColumns, contents: readonly ColumnContent[]): FieldColumns {
  const taken = lineFields.map((field) => named[field])
  const isFree = (column: number) => !taken.includes(column)
  const usual = (field: 'quantity' | 'requestedDate') => {
    const place = columnsByPlace[field]
    return place !== undefined && isFree(place) && holdsMostly(contents[place], field)
      ? place
      : undefined
  }
  const found = {
    modelCode: named.modelCode ?? likeliestCodes(contents, isFree) ?? (isFree(0) ? 0 : undefined),
    quantity: named.quantity ?? usual('quantity'),
    requestedDate: named.requestedDate ?? usual('requestedDate'),
  }
  return { ...found, customerMaterialNumber: named.customerMaterialNumber }
}

/** The mapping with a column given to a field, or taken from it; another field that had the column goes without. */
export function withColumn(
  mapping: ColumnMapping,
  field: LineField,
  column: number | undefined,
): ColumnMapping {
  const given = lineFields.map((each) => {
    if (each === field) return [each, column] as const
    const own = mapping.columns[each]
    return [each, own === column ? undefined : own] as const
  })
  const columns = { ...mapping.columns, ...Object.fromEntries(given) }
  return { ...mapping, columns, foundBy: 'customer' }
}

/** The mapping with so many rows at the top taken for headings. */
export function withHeaderRows(mapping: ColumnMapping, headerRows: number): ColumnMapping {
  return { ...mapping, headerRows, foundBy: 'customer' }
}

/** A column of a file that no field was given. */
export interface UnreadColumn {
  /** Counted from 1, as people count. */
  readonly number: number
  /** What its heading says; empty without one. */
  readonly heading: string
}

/**
 * The columns that say something below the headings and are not read, in their order. None where a customer
 * has given the columns: who leaves one out then knows it. The reason in a file of our own is none either.
 */
export function unreadColumns(
  rows: readonly WrittenRow[],
  { headerRows, columns, foundBy }: ColumnMapping,
): readonly UnreadColumn[] {
  if (foundBy === 'customer') return []
  const read = new Set(lineFields.map((field) => columns[field]))
  const headings = rows[headerRows - 1]?.cells ?? []
  return columnContents(rows.slice(headerRows)).flatMap(({ isEmpty }, index) => {
    const heading = headings[index]?.trim() ?? ''
    const isSilent = isEmpty || read.has(index) || heading === reasonHeading
    return isSilent ? [] : [{ number: index + 1, heading }]
  })
}

/**
 * What files of one origin have in common: their headings, or what their columns hold. A mapping that a customer
 * chose is remembered under it and used again for the next such file.
 */
export function layoutOf(rows: readonly WrittenRow[]): string {
  const headerRows = countHeaderRows(rows)
  const headings = rows[headerRows - 1]?.cells.map(headingKey)
  if (headings) return JSON.stringify([headerRows, ...headings])
  const kinds = columnContents(rows).map(({ isEmpty, modelCode, quantity, requestedDate }) => {
    if (isEmpty) return ''
    if (requestedDate > 0.5) return 'date'
    if (modelCode > 0.5) return 'code'
    return quantity > 0.5 ? 'number' : 'text'
  })
  return JSON.stringify([0, ...kinds])
}

/** The lines of a file: without the headings and without rows that have no model code, every cell trimmed and as it was before an export neutralised it (CSV-09). */
export function linesOf(
  rows: readonly WrittenRow[],
  { headerRows, columns }: ColumnMapping,
  newKey: () => string,
): readonly WrittenLine[] {
  return rows.slice(headerRows).flatMap(({ line, cells }) => {
    const cellOf = (field: LineField) => plainCell(cells[columns[field] ?? -1]?.trim() ?? '').trim()
    const modelCode = cellOf('modelCode')
    if (modelCode === '') return []
    return [
      {
        key: newKey(),
        number: line,
        modelCode,
        quantity: cellOf('quantity'),
        requestedDate: cellOf('requestedDate'),
        customerMaterialNumber: cellOf('customerMaterialNumber'),
      },
    ]
  })
}

/**
 * A row of headings has two known ones and no values. The first row needs only one, unless a code stands beside it:
 * a line is not lost because of what its customer calls it. A first row of unknown words over columns of values is one as well.
 */
function countHeaderRows(rows: readonly WrittenRow[]): number {
  const first = rows.findIndex(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (first < 0) return 0
  const top = rows.slice(first, first + headingSearch)
  const found = top.findIndex(({ cells }, index) => {
    if (cells.some(looksLikeValue)) return false
    const known = cells.filter((cell) => knownHeading(cell) !== undefined).length
    return known > 1 || (known === 1 && index === 0 && !cells.some(looksLikeCode))
  })
  if (found >= 0) return first + found + 1
  return isOverValues(rows.slice(first)) ? first + 1 : 0
}

/** Whether the first row is words without a digit, and a column under one of them holds numbers or dates. */
function isOverValues([first, ...others]: readonly WrittenRow[]): boolean {
  const texts = first?.cells.map((cell) => cell.trim()) ?? []
  const words = texts.filter((text) => text !== '')
  if (words.length < 2 || words.some((word) => /\d/.test(word))) return false
  return columnContents(others).some(
    ({ quantity, requestedDate }, column) =>
      texts[column] !== '' && Math.max(quantity, requestedDate) >= 0.5,
  )
}

/** The column of each known heading; of two for one field the surer. Undefined when no heading is known. */
function columnsByHeading(headings: readonly string[]): FieldColumns | undefined {
  const known = headings.map(knownHeading)
  const columnFor = (field: LineField) => {
    const ranks = known.map((each) => (each?.field === field ? each.rank : Infinity))
    const surest = Math.min(...ranks)
    return surest === Infinity ? undefined : ranks.indexOf(surest)
  }
  const columns: FieldColumns = {
    modelCode: columnFor('modelCode'),
    quantity: columnFor('quantity'),
    requestedDate: columnFor('requestedDate'),
    customerMaterialNumber: columnFor('customerMaterialNumber'),
  }
  return lineFields.some((field) => columns[field] !== undefined) ? columns : undefined
}
