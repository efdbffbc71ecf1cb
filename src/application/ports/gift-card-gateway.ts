/** The gift cards of an account. */
import type { taskEither as TE } from 'fp-ts'
import type {
  GiftCard,
  GiftCardEntry,
  GiftCardId,
  GiftCardTransaction,
} from '../../domain/payment/gift-card.ts'
import type { Page } from '../../domain/shared/paging.ts'
import type { PortFailure } from '../failure.ts'

/** One page of the movements of a card. */
export interface TransactionPlace {
  readonly id: GiftCardId
  /** From 1. */
  readonly page: number
}

export interface GiftCardGateway {
  readonly all: (signal?: AbortSignal) => TE.TaskEither<PortFailure, readonly GiftCard[]>
  /** Puts a card into the account. A wrong, foreign and spent one are refused alike. */
  readonly redeem: (entry: GiftCardEntry) => TE.TaskEither<PortFailure, void>
  readonly setActive: (id: GiftCardId, isActive: boolean) => TE.TaskEither<PortFailure, void>
  /** The newest first. */
  readonly transactions: (
    place: TransactionPlace,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, Page<GiftCardTransaction>>
}
