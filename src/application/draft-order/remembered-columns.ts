/** The columns that a customer gave to sheets of one layout, for the next such sheet. */
import { type ColumnMapping, layoutOf } from '../../domain/draft-order/csv-columns.ts'
import type { WrittenRow } from '../../domain/draft-order/written-line.ts'
import type { ColumnMemory } from '../ports/column-memory.ts'

/** Layouts that are remembered; the one that was used longest ago is forgotten first. */
const layoutLimit = 20

/** What was chosen for such rows; undefined when nothing was. */
export function rememberedColumns(
  memory: ColumnMemory,
  rows: readonly WrittenRow[],
): ColumnMapping | undefined {
  const layout = layoutOf(rows)
  return memory.columns().find(([name]) => name === layout)?.[1]
}

/** Remembers columns that the customer has chosen; those that were found will be found again. */
export function rememberColumns(
  memory: ColumnMemory,
  rows: readonly WrittenRow[],
  mapping: ColumnMapping,
): void {
  if (mapping.foundBy !== 'customer') return
  const layout = layoutOf(rows)
  const others = memory.columns().filter(([name]) => name !== layout)
  memory.keepColumns([[layout, mapping] as const, ...others].slice(0, layoutLimit))
}
