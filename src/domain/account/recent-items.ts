/** What the overview of the account names. */

/** Recent account items (ACCT-03). */
const mostRecent = 3

/** The newest three, by the instant that each carries; equal ones keep their order. */
export function recentItems<Item>(
  items: readonly Item[],
  instantOf: (item: Item) => string,
): readonly Item[] {
  return items
    .toSorted((one, other) => instantOf(other).localeCompare(instantOf(one)))
    .slice(0, mostRecent)
}
