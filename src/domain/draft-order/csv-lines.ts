/** The lines of a file whose columns are known, and the rows that are no lines. */
import type { FieldColumns } from './column-content.ts'
import { type ColumnMapping, ownCodeColumn } from './csv-columns.ts'
import { narrowed } from '../shared/narrow-letters.ts'
import { plainCell } from './executable-cell.ts'
import { repeatedHeadings, rowsBelow } from './repeated-headings.ts'
import { type LineField, lineFields, type WrittenLine, type WrittenRow } from './written-line.ts'

/** Lines that one upload may have, without the headings and without rows that have no code (CSV-08, D8). */
export const linesPerTable = 100

/** The rows that are not hidden. */
export function shownRows(rows: readonly WrittenRow[]): readonly WrittenRow[] {
  return rows.some(({ isHidden }) => isHidden) ? rows.filter(({ isHidden }) => !isHidden) : rows
}

/**
 * The lines of a file: without the headings, wherever they stand, and without rows that have no code, every cell trimmed
 * and as it was before an export neutralised it (CSV-09). Without a model code the customer's own number is what the
 * model is looked up by. A cell that is merged over several rows holds for each of them, but for a quantity, which may
 * have been meant once for all. A quantity or a date that is a formula without its value says the formula: left empty,
 * it would mean one piece, or the earliest day. `offset` is added to the numbers of the lines.
 */
export function linesOf(
  rows: readonly WrittenRow[],
  mapping: ColumnMapping,
  newKey: () => string,
  offset = 0,
): readonly WrittenLine[] {
  const cells = cellReader(rows, mapping)
  return rowsBelow(rows, mapping.headerRows).flatMap((row) => {
    const { fields, ownCode, code } = cells(row)
    if (code === '') return []
    const line = { key: newKey(), number: offset + row.line, ...fields, modelCode: code }
    return [ownCode === '' || fields.modelCode === '' ? line : { ...line, ownCode }]
  })
}

/** A row of a file that made no line, and what it says. */
export interface LeftOutRow {
  readonly line: number
  readonly texts: readonly string[]
}

/** Rows below the headings that have no code, neither ours nor the customer's: they make no lines (CSV-09). */
export function rowsWithoutCode(
  rows: readonly WrittenRow[],
  mapping: ColumnMapping,
): readonly LeftOutRow[] {
  const cells = cellReader(rows, mapping)
  return rowsBelow(rows, mapping.headerRows).flatMap((row) =>
    cells(row).code === '' ? [leftOut(row)] : [],
  )
}

/** The rows in which the customer's own number stands for a model code that is not there. */
export function rowsByOwnNumber(
  rows: readonly WrittenRow[],
  mapping: ColumnMapping,
): readonly number[] {
  const cells = cellReader(rows, mapping)
  return rowsBelow(rows, mapping.headerRows).flatMap((row) => {
    const { fields, code } = cells(row)
    return fields.modelCode === '' && code !== '' ? [row.line] : []
  })
}

/** Rows between the lines that repeat the headings, or what stands above them: they make no lines. */
export function rowsOfHeadings(
  rows: readonly WrittenRow[],
  { headerRows }: Pick<ColumnMapping, 'headerRows'>,
): readonly LeftOutRow[] {
  const repeated = repeatedHeadings(rows, headerRows)
  return rows.filter((_, index) => repeated.has(index)).map(leftOut)
}

/** A row that made no line. */
export function leftOut({ line, cells }: WrittenRow): LeftOutRow {
  return { line, texts: cells.map((text) => text.trim()).filter((text) => text !== '') }
}

/** The rows without a code that have a quantity, since those were meant to be ordered (CSV-03). */
export function quantitiesWithoutCode(
  rows: readonly WrittenRow[],
  mapping: ColumnMapping,
): readonly { readonly line: number; readonly quantity: string }[] {
  const cells = cellReader(rows, mapping)
  return rowsBelow(rows, mapping.headerRows).flatMap((row) => {
    const { fields, code } = cells(row)
    const { quantity } = fields
    return code === '' && quantity !== '' ? [{ line: row.line, quantity }] : []
  })
}

/** How many cells of lines say what a cell above says that is merged over them. */
export function cellsCarriedDown(rows: readonly WrittenRow[], mapping: ColumnMapping): number {
  const cells = cellReader(rows, mapping)
  const counts = rowsBelow(rows, mapping.headerRows).map((row) => {
    if (!row.mergedOver) return 0
    const own = ownCells(row, mapping.columns)
    const { fields, code } = cells(row)
    return code === '' ? 0 : lineFields.filter((field) => fields[field] !== own[field]).length
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

type LineCells = Readonly<Record<LineField, string>>

interface RowCells {
  readonly fields: LineCells
  /** What stands in a column of own codes beside the models; empty for nothing. */
  readonly ownCode: string
  /** What the model is looked up by; empty where the row makes no line. */
  readonly code: string
}

/**
 * Reads the cells of a row. A number of the customer's own stands for a missing model code where a heading or the customer
 * says that it is one: in a column that was found by its place or its looks, it may be any remark.
 */
function cellReader(
  rows: readonly WrittenRow[],
  mapping: ColumnMapping,
): (row: WrittenRow) => RowCells {
  const { columns, foundBy } = mapping
  const ownCodes = ownCodeColumn(rows, mapping)
  const isNamed = foundBy === 'heading' || foundBy === 'customer'
  return (row) => {
    const fields = cellsOf(row, columns)
    const ownCode = ownCodes === undefined ? '' : plainCell(row.cells[ownCodes] ?? '').trim()
    const ownNumber = ownCode || (isNamed ? narrowed(fields.customerMaterialNumber) : '')
    return { fields, ownCode, code: fields.modelCode || ownNumber }
  }
}

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

function ownCells({ cells, formulas }: WrittenRow, columns: FieldColumns): LineCells {
  const own = (field: LineField) => cellText(cells[columns[field] ?? -1], field)
  const orFormula = (field: LineField) => own(field) || (formulas?.[columns[field] ?? -1] ?? '')
  return {
    modelCode: own('modelCode'),
    quantity: orFormula('quantity'),
    requestedDate: orFormula('requestedDate'),
    customerMaterialNumber: own('customerMaterialNumber'),
  }
}

/** Codes, quantities and dates in full-width characters of Asian keyboards are the same ones. */
function cellText(text: string | undefined, field: LineField): string {
  const trimmed = text?.trim() ?? ''
  // Most cells are as they seem.
  if (plainText.test(trimmed)) return trimmed
  const plain = plainCell(trimmed).trim()
  return field === 'customerMaterialNumber' ? plain : narrowed(plain)
}

const plainText = /^(?:[A-Za-z0-9][\x20-\x7e]*)?$/
