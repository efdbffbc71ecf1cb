/** Rows of a sheet that show what its columns hold. */
import type { WrittenRow } from './written-line.ts'

/** Those with the most cells that say something, the first of such rows, in the order of the sheet. */
export function sampleRows(rows: readonly WrittenRow[], most: number): readonly WrittenRow[] {
  return rows
    .map((row, place) => ({ row, place, filled: filledCells(row) }))
    .toSorted((one, other) => other.filled - one.filled || one.place - other.place)
    .slice(0, most)
    .toSorted((one, other) => one.place - other.place)
    .map(({ row }) => row)
}

function filledCells({ cells }: WrittenRow): number {
  return cells.filter((cell) => cell.trim() !== '').length
}
