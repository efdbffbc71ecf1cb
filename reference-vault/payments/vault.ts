/** What the vault does with cards and payments: every step is done once, however often it is asked for. */

import { randomBytes } from 'node:crypto'
import type { VaultStore } from '../store/vault-store.ts'
import { type CardKeeping, cardKeeping, idOf, type VaultRefusal } from './card-keeping.ts'
import {
  answered,
  begun,
  canceled,
  captured,
  type ChallengeAnswer,
  confirmed,
  type Payment,
  refunded,
  standing,
  type Wish,
} from './payment.ts'

export interface Vault extends CardKeeping {
  /** The payment of a key, which is made where there is none. */
  readonly pay: (request: PaymentRequest) => Promise<Payment | VaultRefusal>
  readonly payment: (id: string) => Promise<Payment | undefined>
  /** Undefined where there is no such payment; `as it stands` where the step is none for its status. */
  readonly step: (id: string, step: PaymentStep, wish?: Wish) => Promise<StepTaken | undefined>
  readonly challenged: (secret: string) => Promise<Payment | undefined>
  readonly answer: (secret: string, answer: ChallengeAnswer) => Promise<Payment | undefined>
}

export interface PaymentRequest {
  readonly paymentToken?: string | undefined
  readonly customerCard?: string | undefined
  readonly amount: number
  readonly currencyCode: string
  readonly idempotencyKey: string
  /** Whether the card of the token is kept for later payments. */
  readonly keepsCard: boolean
}

export type PaymentStep = 'confirm' | 'capture' | 'cancel' | 'refund'

export interface StepTaken {
  readonly payment: Payment
  /** Whether the payment is now where the step leads. */
  readonly isTaken: boolean
}

const STEPS: Readonly<
  Record<PaymentStep, (payment: Payment, now: Date, wish?: Wish) => Payment | undefined>
> = { confirm: confirmed, capture: captured, cancel: canceled, refund: refunded }

/** The vault on a store. */
export function createVault(store: VaultStore, clock: () => Date): Vault {
  const { use, cardOf, keep, ...keeping } = cardKeeping(store, clock)
  const source = async (request: PaymentRequest, id: string) => {
    const { paymentToken, customerCard, keepsCard } = request
    if (paymentToken === undefined) {
      const record = customerCard === undefined ? undefined : await cardOf(customerCard)
      return record === undefined ? 'no_such_card' : { ...record, customerCard }
    }
    const record = await use(paymentToken, id)
    if (typeof record === 'string') return record
    if (!keepsCard) return { ...record, isAuthenticated: false, customerCard: undefined }
    const kept = idOf('card', id)
    return { ...(await keep(kept, record)), customerCard: kept }
  }
  const present = (id: string) => store.change('payment', id, (each) => standing(each, clock()))

  return {
    ...keeping,
    pay: async (request) => {
      const id = idOf('pay', request.idempotencyKey)
      const known = await present(id)
      if (known !== undefined) return sameOr(known, request)
      const from = await source(request, id)
      if (typeof from === 'string') return from
      const { amount, currencyCode } = request
      const { card, customerCard, isAuthenticated, locale, shopOrigin } = from
      const challengeSecret = randomBytes(24).toString('base64url')
      const order = { id, amount, currencyCode, card, customerCard, isAuthenticated, locale }
      const payment = begun({ ...order, shopOrigin, challengeSecret }, clock())
      const { challenge } = payment
      if (challenge !== undefined) {
        await store.insert('challenge', challenge.secret, { paymentID: id })
      }
      return sameOr(await store.insert('payment', id, payment), request)
    },
    payment: present,
    step: async (id, step, wish = {}) => {
      await present(id)
      let isTaken = false
      const payment = await store.change('payment', id, (each) => {
        const next = STEPS[step](each, clock(), wish)
        isTaken = next !== undefined || (wish.amount === undefined && isPast(each, step))
        return next
      })
      return payment && { payment, isTaken }
    },
    challenged: async (secret) => {
      const challenge = await store.read('challenge', secret)
      const payment = challenge && (await store.read('payment', challenge.paymentID))
      // Two requests of one key may each have made a challenge; that of the payment which was kept counts.
      return payment?.challenge?.secret === secret ? payment : undefined
    },
    answer: async (secret, answer) => {
      const challenge = await store.read('challenge', secret)
      if (challenge === undefined) return undefined
      const payment = await store.change('payment', challenge.paymentID, (each) =>
        each.challenge?.secret === secret ? answered(each, answer, clock()) : undefined,
      )
      if (payment?.status === 'succeeded' && payment.customerCard !== undefined) {
        await store.change('card', payment.customerCard, (each) => ({
          ...each,
          isAuthenticated: true,
        }))
      }
      return payment
    },
  }
}

/** Whether a payment has taken a step before: to ask for it again is no mistake. */
function isPast({ status }: Payment, step: PaymentStep): boolean {
  return status === 'succeeded' && (step === 'confirm' || step === 'capture')
}

/** One key is one payment, for good: a request for another amount with it is a mistake of the engine. */
function sameOr(payment: Payment, request: PaymentRequest): Payment | VaultRefusal {
  const isSame = payment.amount === request.amount && payment.currencyCode === request.currencyCode
  return isSame ? payment : 'key_reused'
}
