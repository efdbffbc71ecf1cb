/** Which lines of a compared quote come along, and what takes the place of those that cannot. */
import type { Replacements } from '../../../domain/quote/quote-comparison.ts'
import type { QuoteItemId } from '../../../domain/quote/quote-item.ts'

export interface ComparisonChoice {
  /** Lines that are not to come along. */
  readonly left: ReadonlySet<QuoteItemId>
  readonly onLeave: (left: ReadonlySet<QuoteItemId>) => void
  readonly replaced: Replacements
  readonly onReplace: (replaced: Replacements) => void
}
