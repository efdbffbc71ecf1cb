/** What the programs of quotes work with: the engine's side of quotes and fulfilments, and the session. */
import { taskEither as TE } from 'fp-ts'
import { accountOf, type Session } from '../../domain/account/session.ts'
import type { PortFailure } from '../failure.ts'
import type { Intents } from '../intents.ts'
import type { FulfilmentGateway } from '../ports/fulfilment-gateway.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { QuoteGateway } from '../ports/quote-gateway.ts'
import type { UnsentWork } from '../ports/unsent-work.ts'
import type { StockBook } from './stock-now.ts'

export interface QuotePorts {
  readonly gateway: QuoteGateway
  readonly fulfilment: FulfilmentGateway
  readonly notifier: Notifier
  readonly priceBook: StockBook
  readonly unsentWork: UnsentWork
  readonly session: () => Session
}

/** What is needed for writes that must not be done twice when they are tried again. */
export interface RepeatablePorts extends Pick<QuotePorts, 'gateway' | 'notifier' | 'session'> {
  readonly intents: Intents
}

/** Quotes are for customers: a visitor is refused before anything is asked of the engine (QUOTE-64). */
export function forCustomers<Answer>(
  { session }: Pick<QuotePorts, 'session'>,
  program: () => TE.TaskEither<PortFailure, Answer>,
): TE.TaskEither<PortFailure, Answer> {
  return TE.flatMap(program)(
    accountOf(session()) ? TE.right(undefined) : TE.left({ kind: 'unauthorised' }),
  )
}
