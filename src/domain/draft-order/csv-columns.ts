/** Which column of a file holds what: by its heading, else by its content, else by its position (O-17). */
import {
  cannotBeCodes,
  columnContents,
  columnsByContent,
  columnsByPlace,
  type FieldColumns,
  holdsMostly,
  likeliestCodes,
  looksLikeCode,
  looksLikeValue,
  onlyDates,
  piecesOfCodes,
} from './column-content.ts'
import { headingKey, knownHeading, namesOtherDates, pronounIn } from './column-headings.ts'
import { plainCell } from './executable-cell.ts'
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

/** The rows that are not hidden. */
export function shownRows(rows: readonly WrittenRow[]): readonly WrittenRow[] {
  return rows.some(({ isHidden }) => isHidden) ? rows.filter(({ isHidden }) => !isHidden) : rows
}

/** Recognises the columns of a file. */
export function columnsOf(rows: readonly WrittenRow[]): ColumnMapping {
  return columnsBelow(rows, countHeaderRows(rows))
}

/** Recognises the columns of a file whose headings stand in that row, counted from 1; 0 has none. */
export function columnsBelow(rows: readonly WrittenRow[], headerRows: number): ColumnMapping {
  const headings = headerRows > 0 ? (rows[headerRows - 1]?.cells ?? []) : []
  const lines = rows.slice(headerRows)
  const named = columnsByHeading(headings)
  if (named) {
    const columns = besideHeadings(withPronouns(named, headings, lines), headings, lines)
    return { headerRows, columns, foundBy: 'heading' }
  }
  const columns = columnsByContent(columnContents(lines))
  return { headerRows, columns, foundBy: columns === columnsByPlace ? 'place' : 'content' }
}

/**
 * The columns of fields that no heading names: what looks like codes, a column of nothing but dates, and a
 * quantity in its usual place (O-17). A material number looks like anything, a price like a quantity, so they need
 * their headings. A heading of codes over numbers that count the lines, or
 * over words, gives way to a column that holds codes.
 */
function besideHeadings(
  named: FieldColumns,
  headings: readonly string[],
  lines: readonly WrittenRow[],
): FieldColumns {
  const contents = columnContents(lines)
  const taken = lineFields.map((field) => named[field])
  const isFree = (column: number) => !taken.includes(column)
  const usual = (field: 'quantity' | 'requestedDate') => {
    const place = columnsByPlace[field]
    return place !== undefined && isFree(place) && holdsMostly(contents[place], field)
      ? place
      : undefined
  }
  const isOpenDate = (column: number) => isFree(column) && !namesOtherDates(headings[column] ?? '')
  const codes = likeliestCodes(contents, isFree)
  const isMisnamed = named.modelCode !== undefined && cannotBeCodes(lines, named.modelCode)
  const modelCode = isMisnamed ? (codes ?? named.modelCode) : (named.modelCode ?? codes)
  return {
    modelCode: modelCode ?? (isFree(0) ? 0 : undefined),
    quantity: named.quantity ?? usual('quantity'),
    requestedDate: named.requestedDate ?? onlyDates(contents, isOpenDate) ?? usual('requestedDate'),
    customerMaterialNumber: named.customerMaterialNumber,
  }
}

/**
 * "Our part no." and "Your part no.": which of them is ours depends on who wrote the file, so the cells tell. A
 * model code is made of more pieces than a number that was counted up; where they leave it open, the file is taken
 * for the customer's own.
 */
function withPronouns(
  named: FieldColumns,
  headings: readonly string[],
  lines: readonly WrittenRow[],
): FieldColumns {
  const candidates = headings.flatMap((heading, column) => {
    const whose = pronounIn(heading)
    return whose === undefined
      ? []
      : [{ column, pieces: piecesOfCodes(lines, column), isYours: whose === 'your' }]
  })
  const isSettled = named.modelCode !== undefined || candidates.length === 0
  if (isSettled) return named
  const [best, ...others] = candidates.toSorted(
    (one, other) => other.pieces - one.pieces || Number(other.isYours) - Number(one.isYours),
  )
  const isTold = others.some(({ isYours }) => isYours !== best?.isYours)
  if (!best || (best.pieces === 0 && !isTold)) return named
  const contents = columnContents(lines)
  const isOther = (column: number) => candidates.every((each) => each.column !== column)
  // A column under an unknown heading may hold the codes; then this one is the customer's.
  const codes = others.length === 0 ? likeliestCodes(contents, isOther) : undefined
  if (codes !== undefined && piecesOfCodes(lines, codes) > best.pieces) return named
  return { ...named, modelCode: best.column, customerMaterialNumber: others[0]?.column }
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

/**
 * The lines of a file: without the headings and without rows that have no model code, every cell trimmed and as it
 * was before an export neutralised it (CSV-09). A cell that is merged over several rows holds for each of them, but
 * for a quantity, which may have been meant once for all. `offset` is added to the numbers of the lines.
 */
export function linesOf(
  rows: readonly WrittenRow[],
  { headerRows, columns }: ColumnMapping,
  newKey: () => string,
  offset = 0,
): readonly WrittenLine[] {
  return rows.slice(headerRows).flatMap((row) => {
    const { modelCode, ...others } = cellsOf(row, columns)
    if (modelCode === '') return []
    return [{ key: newKey(), number: offset + row.line, modelCode, ...others }]
  })
}

/** A row of a file that made no line, and what it says. */
export interface LeftOutRow {
  readonly line: number
  readonly texts: readonly string[]
}

/** Rows below the headings that have no model code: they make no lines (CSV-09). */
export function rowsWithoutCode(
  rows: readonly WrittenRow[],
  { headerRows, columns }: ColumnMapping,
): readonly LeftOutRow[] {
  return rows.slice(headerRows).flatMap((row) => {
    if (cellsOf(row, columns).modelCode !== '') return []
    return [{ line: row.line, texts: row.cells.map((text) => text.trim()).filter(Boolean) }]
  })
}

/** The rows without a model code that have a quantity, since those were meant to be ordered (CSV-03). */
export function quantitiesWithoutCode(
  rows: readonly WrittenRow[],
  { headerRows, columns }: ColumnMapping,
): readonly { readonly line: number; readonly quantity: string }[] {
  return rows.slice(headerRows).flatMap((row) => {
    const { modelCode, quantity } = cellsOf(row, columns)
    return modelCode === '' && quantity !== '' ? [{ line: row.line, quantity }] : []
  })
}

/** How many cells of lines say what a cell above says that is merged over them. */
export function cellsCarriedDown(
  rows: readonly WrittenRow[],
  { headerRows, columns }: ColumnMapping,
): number {
  const counts = rows.slice(headerRows).map((row) => {
    const own = ownCells(row, columns)
    const all = cellsOf(row, columns)
    return all.modelCode === '' ? 0 : lineFields.filter((field) => all[field] !== own[field]).length
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

type LineCells = Readonly<Record<LineField, string>>

/** What a row says in the columns of the fields. One that says nothing of its own there says nothing at all. */
function cellsOf(row: WrittenRow, columns: FieldColumns): LineCells {
  const own = ownCells(row, columns)
  const { mergedOver } = row
  if (!mergedOver || lineFields.every((field) => own[field] === '')) return own
  const carried = (field: LineField) =>
    own[field] === '' ? cellText(mergedOver[columns[field] ?? -1], field) : own[field]
  return {
    modelCode: carried('modelCode'),
    quantity: own.quantity,
    requestedDate: carried('requestedDate'),
    customerMaterialNumber: carried('customerMaterialNumber'),
  }
}

function ownCells({ cells }: WrittenRow, columns: FieldColumns): LineCells {
  const own = (field: LineField) => cellText(cells[columns[field] ?? -1], field)
  return {
    modelCode: own('modelCode'),
    quantity: own('quantity'),
    requestedDate: own('requestedDate'),
    customerMaterialNumber: own('customerMaterialNumber'),
  }
}

/** Codes, quantities and dates in full-width characters of Asian keyboards are the same ones. */
function cellText(text: string | undefined, field: LineField): string {
  const plain = plainCell(text?.trim() ?? '').trim()
  return field === 'customerMaterialNumber' ? plain : plain.replaceAll(wide, narrow)
}

/** EmailMessages, digits and the marks of a date. */
const wide = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff0f\uff0e\uff0c\uff1a]/g

function narrow(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) - 0xfe_e0)
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
