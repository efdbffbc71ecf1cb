/** The lines that are shown, in the order in which one looks at them. Neither changes what is added, nor in which order. */
import { useCallback, useMemo, useState } from 'react'
import type { LineView } from '../../../../application/draft-order/csv-import.view.ts'
import { inKeptOrder, nextSort } from '../../../../domain/shared/row-order.ts'
import { chosenFilter, noFilter, shownLines, type Wanted } from './line-filter.ts'
import { type LineSort, type SortColumn, type SortedLines, sortedLines } from './line-order.ts'

export interface ShownLines extends Wanted {
  readonly shown: readonly LineView[]
  readonly sort: LineSort | undefined
  /** Answers how many lines fit. */
  readonly look: (part: Partial<Wanted>) => number
  readonly showAll: () => void
  /** Undefined goes back to the order of the lines themselves. */
  readonly sortBy: (column: SortColumn | undefined) => void
}

export function useShownLines(lines: readonly LineView[]): ShownLines {
  const [chosen, setChosen] = useState(noFilter)
  const [sorted, setSorted] = useState<SortedLines | undefined>(undefined)
  // Lines that were read again are other ones, and stand as they were read.
  const isSorted = useMemo(() => {
    const known = new Set(sorted?.order)
    return lines.some(({ key }) => known.has(key))
  }, [lines, sorted])
  const { sort, order } = (isSorted ? sorted : undefined) ?? {}
  const shown = useMemo(
    () => inKeptOrder(shownLines(lines, chosen), order, ({ key }) => key),
    [lines, chosen, order],
  )
  const { filter, keyword } = chosen
  const look = (part: Partial<Wanted>) => {
    const next = chosenFilter({ filter, keyword, ...part }, lines)
    setChosen(next)
    return next.kept.size
  }
  const sortBy = (column: SortColumn | undefined) => {
    const next = column && nextSort(sort, column)
    setSorted(next && sortedLines(lines, next))
  }
  return {
    filter,
    keyword,
    shown,
    sort,
    look,
    sortBy,
    showAll: useCallback(() => setChosen(noFilter), []),
  }
}
