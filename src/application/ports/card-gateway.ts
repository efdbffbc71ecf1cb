/** The cards that are saved to an account. */
import type { taskEither as TE } from 'fp-ts'
import type { CardDetails, CardId, CardWallet, NewCard } from '../../domain/payment/card.ts'
import type { PortFailure } from '../failure.ts'

export interface CardGateway {
  readonly wallet: (signal?: AbortSignal) => TE.TaskEither<PortFailure, CardWallet>
  /** Answers the id of the new card. */
  readonly add: (card: NewCard) => TE.TaskEither<PortFailure, CardId>
  /** The card of that id is named and billed so from then on. */
  readonly change: (id: CardId, details: CardDetails) => TE.TaskEither<PortFailure, void>
  readonly makePrimary: (id: CardId) => TE.TaskEither<PortFailure, void>
  readonly remove: (id: CardId) => TE.TaskEither<PortFailure, void>
}
