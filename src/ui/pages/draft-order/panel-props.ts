/** What every panel of a draft order is given: the quote, where one is in it, and how to go elsewhere. */
import type { QuoteAtHand } from '../../parts/quote/use-quote.ts'
import type { DraftOrderSearch } from '../../routes/draft-order-search.ts'
import type { GoInDraftOrder } from './use-draft-order-address.ts'

export interface PanelProps {
  readonly quote: QuoteAtHand
  readonly place: DraftOrderSearch
  readonly go: GoInDraftOrder
}
