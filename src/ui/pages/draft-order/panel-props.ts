/** What every panel of a draft order is given: the quote, where one is in it, and what fills it. */
import type { Catalogue } from '../../../application/catalogue/catalogue.ts'
import type { DraftOrder } from '../../../application/draft-order/draft-orders.ts'
import type { Account } from '../../../domain/account/account.ts'
import type { OpenQuote } from '../../parts/quote/use-quote.ts'
import type { DraftOrderSearch } from '../../addresses/draft-order-search.ts'
import type { GoInDraftOrder } from './use-draft-order-address.ts'
import type { HandedLine } from './handed-line.ts'
import type { PastedLines } from './use-pasted-lines.ts'

export interface PanelProps {
  readonly quote: OpenQuote
  readonly place: DraftOrderSearch
  readonly go: GoInDraftOrder
  /** What every way of adding works with; one for the whole page. */
  readonly draftOrder: DraftOrder
  readonly catalogue: Catalogue
  /** Whose order it is: there is no filling without a customer. */
  readonly account: Account
  /** Lines that were pasted elsewhere on the page and wait for the table that adds them. */
  readonly pasted?: PastedLines | undefined
  readonly onPastedTaken?: (() => void) | undefined
  /** The line that was last handed from the table to Model Search. */
  readonly handed?: HandedLine | undefined
  readonly onHand?: ((line: HandedLine) => void) | undefined
  /** Leads to another panel by a button that goes with the panel it is in. */
  readonly onLead?: ((tab: DraftOrderSearch['tab']) => void) | undefined
  /** Whether the panel was led to like that: then it takes the focus, and tells so. */
  readonly isLedTo?: boolean | undefined
  readonly onReached?: (() => void) | undefined
}
