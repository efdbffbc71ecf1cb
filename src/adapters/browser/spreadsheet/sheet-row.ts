/** A row of any source as the port hands it on. */
import type { SheetRow } from '../../../application/ports/spreadsheet.ts'
import { cellLimit } from './sheet-limits.ts'

/** Whether a cell of the row holds more than blanks. */
export function saysSomething(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '')
}

/** The row without the empty cells that spreadsheets leave at its end, and without absurdly many columns. */
export function sheetRow(line: number, cells: readonly string[]): SheetRow {
  const length = Math.min(cellLimit, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
  return { line, cells: cells.slice(0, length) }
}
