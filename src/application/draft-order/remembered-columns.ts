/** The columns that a customer gave to sheets of one layout, for the next such sheet. */
import { type ColumnMapping, layoutOf } from '../../domain/draft-order/csv-columns.ts'
import { shownRows } from '../../domain/draft-order/csv-lines.ts'
import type { WrittenRow } from '../../domain/draft-order/written-line.ts'
import type { ColumnMemory } from '../ports/column-memory.ts'
import type { Sheet } from '../ports/spreadsheet.ts'
import { type ReadSheet, rowsTaken, type SheetWithColumns } from './sheet-columns.ts'

/** Layouts that are remembered; the one that was used longest ago is forgotten first. */
const layoutLimit = 20

/** A sheet with the columns that were chosen for such rows before. */
export function withRemembered(memory: ColumnMemory, sheet: Sheet): ReadSheet {
  return { sheet, remembered: rememberedColumns(memory, shownRows(sheet.rows)) }
}

/** What was chosen for such rows; undefined when nothing was. */
function rememberedColumns(
  memory: ColumnMemory,
  rows: readonly WrittenRow[],
): ColumnMapping | undefined {
  const layout = layoutOf(rows)
  return memory.columns().find(([name]) => name === layout)?.[1]
}

/** Remembers columns that the customer has chosen; those that were found will be found again. */
export function rememberColumns(memory: ColumnMemory, sheet: SheetWithColumns): void {
  const { mapping } = sheet
  if (mapping.foundBy !== 'customer') return
  const layout = layoutOf(rowsTaken(sheet))
  const others = memory.columns().filter(([name]) => name !== layout)
  memory.keepColumns([[layout, mapping] as const, ...others].slice(0, layoutLimit))
}
