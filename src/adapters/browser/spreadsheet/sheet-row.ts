/** A row of any source as the port hands it on. */
import type { SheetRow } from '../../../application/ports/spreadsheet.ts'
import type { SheetProblem } from '../../../domain/draft-order/sheet-file.ts'
import { cellCharacters, cellLimit, sheetCharacters } from './sheet-limits.ts'

/**
 * The row without the empty cells that spreadsheets leave at its end, and without absurdly many columns.
 * Undefined when no cell of it holds more than blanks.
 */
export function sheetRow(line: number, cells: readonly string[]): SheetRow | undefined {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  if (last < 0) return undefined
  return { line, cells: cells.slice(0, Math.min(cellLimit, last + 1)) }
}

/** Why rows are too much text to be handed on: one cell of them, or all of them together (T36). */
export function textProblem(rows: readonly SheetRow[]): SheetProblem | undefined {
  let sum = 0
  for (const { line, cells, mergedOver = {}, formulas = {} } of rows) {
    const texts = [...cells, ...Object.values(mergedOver), ...Object.values(formulas)]
    for (const { length } of texts) {
      if (length > cellCharacters) return { kind: 'cell-too-long', limit: cellCharacters, line }
      sum += length
    }
  }
  return sum > sheetCharacters ? { kind: 'too-large-unpacked', limit: sheetCharacters } : undefined
}
