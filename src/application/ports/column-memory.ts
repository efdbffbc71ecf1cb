/** What this browser remembers of the columns of sheets. Not tied to an account. */
import type { ColumnMapping } from '../../domain/draft-order/csv-columns.ts'

export type ColumnsOfLayout = readonly [layout: string, mapping: ColumnMapping]

export interface ColumnMemory {
  /** The columns that the customer gave to sheets, by the layout of the sheet, the latest first. */
  readonly columns: () => readonly ColumnsOfLayout[]
  readonly keepColumns: (columns: readonly ColumnsOfLayout[]) => void
}
