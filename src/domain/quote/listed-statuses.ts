/** What a place of the quote list holds by status. Apart from the places, which every page's address knows. */
import { type QuoteGroup, quoteGroups } from './quote-group.ts'
import type { ListedPlace, QuoteCounts } from './quote-list.ts'
import { type QuoteStatus, statusesOf } from './quote-status.ts'

/** The statuses of the quotes that are listed. */
export function statusesAt({ group, isReturnedOnly }: ListedPlace): readonly QuoteStatus[] {
  const all = group === 'any' ? quoteGroups.flatMap(statusesOf) : statusesOf(group)
  return isReturnedOnly && all.includes('returned') ? ['returned'] : all
}

/** How many quotes a tab holds; undefined where the server does not say. */
export function countIn(counts: QuoteCounts, group: QuoteGroup): number | undefined {
  return counts && statusesOf(group).reduce((sum, each) => sum + (counts.get(each) ?? 0), 0)
}

/** How many quotes of a tab have been sent back and wait for the customer. */
export function returnedIn(counts: QuoteCounts, group: QuoteGroup): number {
  return statusesOf(group).includes('returned') ? (counts?.get('returned') ?? 0) : 0
}

/** The other tabs on which a keyword finds something, in their order. */
export function otherGroupsWith(counts: QuoteCounts, group: QuoteGroup): readonly QuoteGroup[] {
  return quoteGroups.filter((each) => each !== group && (countIn(counts, each) ?? 0) > 0)
}
