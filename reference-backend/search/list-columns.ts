/** The figures that a list has columns for. */

import type { FigureQuantity } from './product-figures.ts'

const MOST_COLUMNS = 4

interface FigureCount {
  readonly quantity: FigureQuantity
  /** Products of the list that have it. */
  readonly count: number
}

/**
 * A list of one type has those of its products, the most frequent first chosen; a mixed list those that most of its
 * products with figures have in common. They come in the order in which they are given.
 */
export function listColumns(
  figures: readonly FigureCount[],
  isOfOneType: boolean,
): readonly FigureQuantity[] {
  const most = Math.max(0, ...figures.map(({ count }) => count))
  const common = figures.filter(({ count }) => isOfOneType || count * 2 > most)
  const kept = new Set(
    common.toSorted((one, other) => other.count - one.count).slice(0, MOST_COLUMNS),
  )
  return common.filter((each) => kept.has(each)).map(({ quantity }) => quantity)
}
