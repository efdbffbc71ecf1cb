/** The order that the rows of a table are shown in. It is the reader's own: what is shown keeps its order. */

export interface RowSort<Column> {
  readonly by: Column
  readonly direction: 'ascending' | 'descending'
}

/** What a row is sorted by; undefined for one that has no value there. */
export type SortValue = string | number | undefined

/** What the next press on the head of a column sorts by: up, down, and then as the rows stand. */
export function nextSort<Column>(
  sort: RowSort<Column> | undefined,
  by: Column,
): RowSort<Column> | undefined {
  if (sort?.by !== by) return { by, direction: 'ascending' }
  return sort.direction === 'ascending' ? { by, direction: 'descending' } : undefined
}

/** Rows in a sorted order. Equal ones stay as they stood; what has no value comes last, either way. */
export function sortedRows<Row>(
  rows: readonly Row[],
  direction: RowSort<unknown>['direction'],
  valueOf: (row: Row) => SortValue,
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  // Made once for all rows: to compare two texts by themselves asks for the rules of the language each time.
  const { compare } = new Intl.Collator('en', { numeric: true })
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((one, other) => compared(one.value, other.value, sign, compare))
    .map(({ row }) => row)
}

/**
 * Rows in the order that was once sorted. A value that is changed since then moves no row under the hand; rows that
 * have come since then stand at the end.
 */
export function inKeptOrder<Row, Key>(
  rows: readonly Row[],
  order: readonly Key[] | undefined,
  keyOf: (row: Row) => Key,
): readonly Row[] {
  if (!order) return rows
  const places = new Map(order.map((key, place) => [key, place]))
  const placeOf = (row: Row) => places.get(keyOf(row)) ?? order.length
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function compared(
  one: SortValue,
  other: SortValue,
  sign: number,
  texts: (one: string, other: string) => number,
): number {
  if (one === undefined || other === undefined) {
    return Number(one === undefined) - Number(other === undefined)
  }
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
  return sign * texts(String(one), String(other))
}
