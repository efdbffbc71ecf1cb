/** The columns of the lines of a quote, and what of them a quote has. */
import type { QuoteView } from '../../../../domain/quote/quote-lifecycle.view.ts'
import type { SheetField } from '../../../../domain/quote/sheet-history.ts'
import { sortColumns } from '../../../../domain/quote/sheet-order.ts'

const allColumns = ['select', ...sortColumns, 'actions'] as const

export type SheetColumn = (typeof allColumns)[number]

export const isColumn = (text: string | undefined): text is SheetColumn =>
  allColumns.some((column) => column === text)

export const isField = (column: SheetColumn): column is SheetField =>
  column === 'quantity' || column === 'date'

/** Own numbers have a column where there are any (QUOTE-02), surcharges where the currency has them (PRICE-25). */
export function columnsOf({
  canEdit,
  rows,
  showsSurcharge,
}: Pick<QuoteView, 'canEdit' | 'rows' | 'showsSurcharge'>): readonly SheetColumn[] {
  const has: Partial<Record<SheetColumn, boolean>> = {
    select: canEdit,
    ownNumber: rows.some(({ item }) => item.customerMaterialNumber !== ''),
    surcharge: showsSurcharge,
    actions: canEdit,
  }
  return allColumns.filter((column) => has[column] ?? true)
}
