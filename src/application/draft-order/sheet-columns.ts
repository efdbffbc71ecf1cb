/** A sheet with what is read of it: which column is what, below which headings, with or without hidden rows. */
import {
  type ColumnMapping,
  columnsOf,
  withColumn,
  withHeaderRows,
} from '../../domain/draft-order/csv-columns.ts'
import { shownRows } from '../../domain/draft-order/csv-lines.ts'
import type { LineField, WrittenRow } from '../../domain/draft-order/written-line.ts'
import type { Sheet } from '../ports/spreadsheet.ts'

/** Rows as they were read, and the columns that the customer gave to such rows before. */
export interface ReadSheet {
  readonly sheet: Sheet
  readonly remembered: ColumnMapping | undefined
}

export interface SheetWithColumns extends Sheet {
  readonly mapping: ColumnMapping
  /** Whether hidden rows are taken like the others. */
  readonly takesHidden: boolean
}

/** Another way of reading the same sheet. */
export type ReadingEvent =
  | { readonly type: 'hidden.take'; readonly takes: boolean }
  | {
      readonly type: 'column.map'
      readonly field: LineField
      readonly column: number | undefined
    }
  | { readonly type: 'headings.set'; readonly rows: number }

const readingEvents: readonly string[] = [
  'hidden.take',
  'column.map',
  'headings.set',
] satisfies readonly ReadingEvent['type'][]

/** Whether an event asks for another way of reading. */
export function isReadingEvent(event: { readonly type: string }): event is ReadingEvent {
  return readingEvents.includes(event.type)
}

/** A sheet with the columns that were remembered or found. */
export function withColumnsFound({ sheet, remembered }: ReadSheet): SheetWithColumns {
  const mapping = remembered ?? columnsOf(shownRows(sheet.rows))
  return { ...sheet, mapping, takesHidden: false }
}

/** The sheet after a column was given to a field, the headings were set, or hidden rows taken in. */
export function readAgain<S extends SheetWithColumns>(sheet: S, event: ReadingEvent): S {
  const { mapping } = sheet
  switch (event.type) {
    case 'column.map':
      return { ...sheet, mapping: withColumn(mapping, event.field, event.column) }
    case 'headings.set':
      return { ...sheet, mapping: withHeaderRows(rowsTaken(sheet), mapping, event.rows) }
    case 'hidden.take':
      return withHidden(sheet, event.takes)
  }
}

/** The rows of a sheet that are taken. */
export function rowsTaken({
  rows,
  takesHidden,
}: Pick<SheetWithColumns, 'rows' | 'takesHidden'>): readonly WrittenRow[] {
  return takesHidden ? rows : shownRows(rows)
}

/** The headings stay in their row, whatever is shown above it. */
function withHidden<S extends SheetWithColumns>(sheet: S, takesHidden: boolean): S {
  const { mapping } = sheet
  const heading = rowsTaken(sheet)[mapping.headerRows - 1]
  const rows = rowsTaken({ ...sheet, takesHidden })
  const kept: ColumnMapping = {
    ...mapping,
    headerRows: heading ? rows.indexOf(heading) + 1 : 0,
  }
  return { ...sheet, takesHidden, mapping: mapping.foundBy === 'customer' ? kept : columnsOf(rows) }
}
