/** The order that the lines of a quote are shown in. It is the reader's own: the quote keeps its order. */
import type { QuoteItem, QuoteItemId } from './quote-item.ts'

/** What lines can be sorted by, each a column of the table, in the order of the table. */
export const sortColumns = [
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

export interface SheetSort {
  readonly by: SortColumn
  readonly direction: 'ascending' | 'descending'
}

/** What the next press on the head of a column sorts by: up, down, and then as the quote has them. */
export function nextSort(sort: SheetSort | undefined, by: SortColumn): SheetSort | undefined {
  if (sort?.by !== by) return { by, direction: 'ascending' }
  return sort.direction === 'ascending' ? { by, direction: 'descending' } : undefined
}

/** The ids of all lines in a sorted order. Equal ones stay as they stood; what has no value comes last, either way. */
export function sortedIds(
  items: readonly QuoteItem[],
  { by, direction }: SheetSort,
): readonly QuoteItemId[] {
  const sign = direction === 'ascending' ? 1 : -1
  return items
    .map((item) => ({ id: item.id, value: valueOf(item, by) }))
    .toSorted((one, other) => compared(one.value, other.value, sign))
    .map(({ id }) => id)
}

/**
 * Rows in the order that was once sorted. A value that is changed since then moves no row under the hand; rows that
 * have come since then stand at the end.
 */
export function inOrder<Row extends { readonly item: Pick<QuoteItem, 'id'> }>(
  rows: readonly Row[],
  order: readonly QuoteItemId[] | undefined,
): readonly Row[] {
  if (!order) return rows
  const places = new Map(order.map((id, place) => [id, place]))
  const placeOf = ({ item }: Row) => places.get(item.id) ?? order.length
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function compared(one: Value, other: Value, sign: number): number {
  if (one === undefined || other === undefined) {
    return Number(one === undefined) - Number(other === undefined)
  }
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
  return sign * String(one).localeCompare(String(other), 'en', { numeric: true })
}

type Value = string | number | undefined

function valueOf(item: QuoteItem, by: SortColumn): Value {
  switch (by) {
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
