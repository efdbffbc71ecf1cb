/** The lines that a filter leaves, in the order that the reader has sorted them into. */
import { useCallback, useMemo, useState } from 'react'
import {
  filteredItems,
  isFiltering,
  type ItemFilter,
} from '../../../../domain/draft-order/item-filter.ts'
import type { QuoteItemId } from '../../../../domain/quote/quote-item.ts'
import type { QuoteView } from '../../../../domain/quote/quote-lifecycle.view.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import {
  inOrder,
  type SheetSort,
  type SortColumn,
  sortedIds,
} from '../../../../domain/quote/sheet-order.ts'
import { nextSort } from '../../../../domain/shared/row-order.ts'

export interface ShownLines {
  readonly rows: readonly QuoteRowView[]
  readonly sort: SheetSort | undefined
  readonly sortBy: (column: SortColumn) => void
}

interface Sorted {
  readonly sort: SheetSort
  /** Taken once, so that a line that is edited does not move away under the hand. */
  readonly order: readonly QuoteItemId[]
}

export function useShownLines({ quote, rows }: QuoteView, filter: ItemFilter): ShownLines {
  const [sorted, setSorted] = useState<Sorted | undefined>(undefined)
  const { keyword, brands, categories } = filter
  const wanted = `${brands.join()} ${categories.join()}`
  const found = useMemo(
    () =>
      isFiltering({ keyword, brands, categories })
        ? new Set(filteredItems(quote.items, { keyword, brands, categories }))
        : undefined,
    // oxlint-disable-next-line react/exhaustive-deps -- lists of names are compared as a text
    [quote.items, keyword, wanted],
  )
  const order = sorted?.order
  const shown = useMemo(
    () => inOrder(found ? rows.filter(({ item }) => found.has(item)) : rows, order),
    [rows, found, order],
  )
  const sort = sorted?.sort
  const { items } = quote
  const sortBy = useCallback(
    (column: SortColumn) => {
      const next = nextSort(sort, column)
      setSorted(next && { sort: next, order: sortedIds(items, next) })
    },
    [sort, items],
  )
  return { rows: shown, sort, sortBy }
}
