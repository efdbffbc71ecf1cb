/** One page of one tab of the quote list. */
import type { taskEither as TE } from 'fp-ts'
import type { QuoteRow } from '../../domain/quote/quote.ts'
import type { QuoteListPlace } from '../../domain/quote/quote-list.ts'
import type { Page } from '../../domain/shared/paging.ts'
import type { PortFailure } from '../failure.ts'
import { forCustomers, type QuotePorts } from './quote-ports.ts'

/** The rows of a tab's page (QUOTE-11). */
export function listQuotes(
  ports: Pick<QuotePorts, 'gateway' | 'session'>,
  { group, page }: QuoteListPlace,
  signal?: AbortSignal,
): TE.TaskEither<PortFailure, Page<QuoteRow>> {
  return forCustomers(ports, () => ports.gateway.list(group, page, signal))
}
