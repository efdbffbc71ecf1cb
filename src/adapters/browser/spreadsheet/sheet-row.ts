/** A row of any source as the port hands it on. */
import type { SheetRow } from '../../../application/ports/spreadsheet.ts'
import { cellLimit } from './sheet-limits.ts'

/**
 * The row without the empty cells that spreadsheets leave at its end, and without absurdly many columns.
 * Undefined when no cell of it holds more than blanks.
 */
export function sheetRow(line: number, cells: readonly string[]): SheetRow | undefined {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  if (last < 0) return undefined
  return { line, cells: cells.slice(0, Math.min(cellLimit, last + 1)) }
}
