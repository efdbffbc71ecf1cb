/** What the quote programs work with: the two desks, and who stands before them. */
import { taskEither as TE } from 'fp-ts'
import { accountOf, type Session } from '../../domain/account/session.ts'
import type { PortFailure } from '../failure.ts'
import type { FulfilmentDesk } from '../ports/fulfilment-desk.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { QuoteDesk } from '../ports/quote-desk.ts'
import type { UnsentWork } from '../ports/unsent-work.ts'

export interface QuoteCounter {
  readonly desk: QuoteDesk
  readonly fulfilment: FulfilmentDesk
  readonly notifier: Notifier
  readonly unsentWork: UnsentWork
  readonly session: () => Session
}

/** Quotes are for customers: a visitor is turned away before anything is asked of a desk (QUOTE-64). */
export function forCustomers<Answer>(
  { session }: Pick<QuoteCounter, 'session'>,
  program: () => TE.TaskEither<PortFailure, Answer>,
): TE.TaskEither<PortFailure, Answer> {
  return TE.flatMap(program)(
    accountOf(session()) ? TE.right(undefined) : TE.left({ kind: 'unauthorised' }),
  )
}
