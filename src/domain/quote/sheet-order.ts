/** The order that the lines of a quote are shown in. It is the reader's own: the quote keeps its order. */
import { inKeptOrder, type RowSort, sortedRows, type SortValue } from '../shared/row-order.ts'
import type { QuoteItem, QuoteItemId } from './quote-item.ts'

/** What lines can be sorted by, each a column of the table, in the order of the table. */
export const sortColumns = [
  'position',
  'product',
  'ownNumber',
  'quantity',
  'date',
  'leadTime',
  'unitPrice',
  'surcharge',
  'lineTotal',
] as const

export type SortColumn = (typeof sortColumns)[number]

export type SheetSort = RowSort<SortColumn>

/** The ids of all lines in a sorted order. */
export function sortedIds(
  items: readonly QuoteItem[],
  { by, direction }: SheetSort,
): readonly QuoteItemId[] {
  const rows = items.map((item, position) => ({ item, position }))
  return sortedRows(rows, direction, (row) => valueOf(row, by)).map(({ item }) => item.id)
}

/** Rows in the order that was once sorted. */
export function inOrder<Row extends { readonly item: Pick<QuoteItem, 'id'> }>(
  rows: readonly Row[],
  order: readonly QuoteItemId[] | undefined,
): readonly Row[] {
  return inKeptOrder(rows, order, ({ item }) => item.id)
}

interface PlacedItem {
  readonly item: QuoteItem
  readonly position: number
}

function valueOf({ item, position }: PlacedItem, by: SortColumn): SortValue {
  switch (by) {
    case 'position':
      return position
    case 'product':
      return `${item.productName} ${item.modelCode}`
    case 'ownNumber':
      return item.customerMaterialNumber === '' ? undefined : item.customerMaterialNumber
    case 'quantity':
      return item.quantity
    case 'date':
      return item.requestedDate ?? item.plannedDate
    case 'leadTime':
      return item.leadTime.weeks
    case 'unitPrice':
    case 'surcharge':
    case 'lineTotal':
      return item[by]
  }
}
