/** What every part of a fulfilment's panel is given. */
import type { FulfilmentView } from '../../../domain/quote/quote-fulfilment.view.ts'
import type { OpenQuote } from './use-quote.ts'

export interface FulfilmentPanelProps {
  readonly quote: OpenQuote
  readonly fulfilment: FulfilmentView
}
