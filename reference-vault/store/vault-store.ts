/** What the vault keeps: documents by kind and id. No transaction spans two of them. */

import type { Card } from '../card/card.ts'
import type { Payment } from '../payments/payment.ts'

export interface TokenRecord {
  readonly card: Card
  readonly locale: string
  readonly shopOrigin: string
  readonly expiresAt: string
  /** What it was used for: the id of a payment or of a kept card. */
  readonly usedBy?: string
}

/** A card that a customer has saved. */
export interface KeptCardRecord {
  readonly card: Card
  readonly locale: string
  readonly shopOrigin: string
  /** Whether its bank has asked its owner once. */
  readonly isAuthenticated: boolean
  readonly isForgotten?: boolean
}

/** The payment that a challenge belongs to. */
export interface ChallengeRecord {
  readonly paymentID: string
}

/** Cards that were typed from one network address. */
export interface AttemptsRecord {
  /** When each was, in order. */
  readonly at: readonly string[]
  readonly expiresAt: string
}

export interface Documents {
  readonly token: TokenRecord
  readonly card: KeptCardRecord
  readonly payment: Payment
  readonly challenge: ChallengeRecord
  readonly attempts: AttemptsRecord
}

export type DocumentKind = keyof Documents

/** What is of use until it expires only. */
export const PERISHABLE = ['token', 'attempts'] as const

export interface VaultStore {
  readonly read: <K extends DocumentKind>(kind: K, id: string) => Promise<Documents[K] | undefined>
  /** Writes a document that is not there yet; answers the one that is there from now on. */
  readonly insert: <K extends DocumentKind>(
    kind: K,
    id: string,
    document: Documents[K],
  ) => Promise<Documents[K]>
  /**
   * Replaces a document while nobody else can; `change` answers undefined to leave it as it is. Answers the document
   * as it stands then, undefined where there is none.
   */
  readonly change: <K extends DocumentKind>(
    kind: K,
    id: string,
    change: (present: Documents[K]) => Documents[K] | undefined,
  ) => Promise<Documents[K] | undefined>
  readonly list: <K extends DocumentKind>(kind: K) => Promise<readonly Documents[K][]>
  /** Takes away what has expired at this instant. */
  readonly removeExpired: (now: string) => Promise<void>
  /** Whether it can be reached. */
  readonly isThere: () => Promise<boolean>
  readonly close: () => Promise<void>
}
