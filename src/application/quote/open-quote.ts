/** One quote, as it is now. */
import { taskEither as TE } from 'fp-ts'
import type { Quote } from '../../domain/quote/quote.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import type { PortFailure } from '../failure.ts'
import { forCustomers, type QuotePorts } from './quote-ports.ts'

/** The quote; one that has no id of its own is no quote, and leads back to the list (QUOTE-21). */
export function openQuote(
  ports: Pick<QuotePorts, 'gateway' | 'session'>,
  id: QuoteId,
  signal?: AbortSignal,
): TE.TaskEither<PortFailure, Quote> {
  const missing: PortFailure = { kind: 'not-found' }
  return forCustomers(ports, () =>
    TE.flatMap((quote: Quote) => (quote.id === '' ? TE.left(missing) : TE.right(quote)))(
      ports.gateway.open(id, signal),
    ),
  )
}
