/** One page of one tab of the quote list. */
import type { taskEither as TE } from 'fp-ts'
import type { QuoteListPage, QuoteListPlace } from '../../domain/quote/quote-list.ts'
import type { PortFailure } from '../failure.ts'
import { forCustomers, type QuotePorts } from './quote-ports.ts'

/** The rows of a tab's page, and how many quotes each tab holds (QUOTE-11). */
export function listQuotes(
  ports: Pick<QuotePorts, 'gateway' | 'session'>,
  place: QuoteListPlace,
  signal?: AbortSignal,
): TE.TaskEither<PortFailure, QuoteListPage> {
  return forCustomers(ports, () => ports.gateway.list(place, signal))
}
