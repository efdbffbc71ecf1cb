/** Which column of a file holds what: by its heading, else by its content, else by its position (O-17). */
import {
  columnContents,
  columnsByContent,
  columnsByPlace,
  type FieldColumns,
} from './column-content.ts'
import { headingKey, headsOwnCodes, knownAnyhowIn } from './column-headings.ts'
import { countHeaderRows } from './header-rows.ts'
import { reasonHeading } from './line-export.ts'
import { columnsUnder } from './named-columns.ts'
import { rowsBelow } from './repeated-headings.ts'
import { type LineField, lineFields, type WrittenRow } from './written-line.ts'

export interface ColumnMapping {
  /** Rows at the top that are no lines, up to and with the headings; 0 when there are no headings. */
  readonly headerRows: number
  readonly columns: FieldColumns
  /** How the columns were found. */
  readonly foundBy: 'heading' | 'content' | 'place' | 'customer'
}

/** Recognises the columns of a file. */
export function columnsOf(rows: readonly WrittenRow[]): ColumnMapping {
  return columnsBelow(rows, countHeaderRows(rows))
}

/** Recognises the columns of a file whose headings stand in that row, counted from 1; 0 has none. */
export function columnsBelow(rows: readonly WrittenRow[], headerRows: number): ColumnMapping {
  const headings = headerRows > 0 ? (rows[headerRows - 1]?.cells ?? []) : []
  const lines = rowsBelow(rows, headerRows)
  const named = columnsUnder(headings, lines)
  if (named) return { headerRows, columns: named, foundBy: 'heading' }
  const columns = columnsByContent(columnContents(lines))
  return { headerRows, columns, foundBy: columns === columnsByPlace ? 'place' : 'content' }
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

/**
 * The mapping with the headings in that row, counted from 1; 0 has none. Columns that the customer gave stay, others
 * are detected again.
 */
export function withHeaderRows(
  rows: readonly WrittenRow[],
  mapping: ColumnMapping,
  headerRows: number,
): ColumnMapping {
  const { columns } = mapping.foundBy === 'customer' ? mapping : columnsBelow(rows, headerRows)
  return { headerRows, columns, foundBy: 'customer' }
}

/** The column of the customer's own codes beside the models, counted from 0; undefined where no heading names one. */
export function ownCodeColumn(
  rows: readonly WrittenRow[],
  { headerRows, columns }: ColumnMapping,
): number | undefined {
  const taken = new Set(lineFields.map((field) => columns[field]))
  const headings = rows[headerRows - 1]?.cells ?? []
  const column = headings.findIndex((heading, at) => !taken.has(at) && headsOwnCodes(heading))
  return column < 0 ? undefined : column
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
 * has given the columns: who leaves one out then knows it. What a file of our own says beside its lines is none either.
 */
export function unreadColumns(
  rows: readonly WrittenRow[],
  mapping: ColumnMapping,
): readonly UnreadColumn[] {
  const { headerRows, columns, foundBy } = mapping
  if (foundBy === 'customer') return []
  const read = new Set(lineFields.map((field) => columns[field]))
  read.add(ownCodeColumn(rows, mapping))
  const headings = rows[headerRows - 1]?.cells ?? []
  for (const column of knownAnyhowIn(headings)) read.add(column)
  return columnContents(rowsBelow(rows, headerRows)).flatMap(({ isEmpty }, index) => {
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
