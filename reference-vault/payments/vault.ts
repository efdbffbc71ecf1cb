/** What the vault does with cards and payments: every step is done once, however often it is asked for. */

import { createHash, randomBytes } from 'node:crypto'
import type { TypedCard } from '../card/card-check.ts'
import { keptCard } from '../card/card.ts'
import { demoCard } from '../card/demo-cards.ts'
import type { KeptCardRecord, TokenRecord, VaultStore } from '../store/vault-store.ts'
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
} from './payment.ts'

/** Why something was refused, as a word for the engine. */
export type VaultRefusal = 'no_such_token' | 'token_used' | 'no_such_card' | 'key_reused'

export interface Vault {
  /** Keeps what may be kept of a card and answers a token for it. */
  readonly tokenize: (card: TypedCard, from: TokenOrigin) => Promise<IssuedToken>
  /** A token that is good: neither used nor too old. */
  readonly token: (token: string) => Promise<TokenRecord | undefined>
  readonly forgetToken: (token: string) => Promise<void>
  /** Keeps the card of a token for later payments. */
  readonly keepCard: (token: string, idempotencyKey: string) => Promise<KeptCard | VaultRefusal>
  readonly forgetCard: (customerCard: string) => Promise<void>
  /** The payment of a key, which is made where there is none. */
  readonly pay: (request: PaymentRequest) => Promise<Payment | VaultRefusal>
  readonly payment: (id: string) => Promise<Payment | undefined>
  /** Undefined where there is no such payment; `as it stands` where the step is none for its status. */
  readonly step: (id: string, step: PaymentStep) => Promise<StepTaken | undefined>
  readonly challenged: (secret: string) => Promise<Payment | undefined>
  readonly answer: (secret: string, answer: ChallengeAnswer) => Promise<Payment | undefined>
}

export interface TokenOrigin {
  readonly locale: string
  readonly shopOrigin: string
}

export interface IssuedToken {
  readonly paymentToken: string
  readonly record: TokenRecord
}

export interface KeptCard {
  readonly customerCard: string
  readonly record: KeptCardRecord
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

const STEPS = { confirm: confirmed, capture: captured, cancel: canceled, refund: refunded } as const

/** A token is good for the length of a session. */
const TOKEN_MS = 12 * 3_600_000

/** The vault on a store. */
export function createVault(store: VaultStore, clock: () => Date): Vault {
  const goodToken = async (token: string) => {
    const record = await store.read('token', token)
    const isGood = record !== undefined && clock() < new Date(record.expiresAt)
    return isGood ? record : undefined
  }
  const cardOf = async (id: string) => {
    const record = (await store.read('card', id)) ?? demoCard(id)
    return record?.isForgotten === true ? undefined : record
  }
  /** Uses a token for one thing, for good; the same thing may ask again. */
  const use = async (token: string, usedBy: string): Promise<TokenRecord | VaultRefusal> => {
    if ((await goodToken(token)) === undefined) return 'no_such_token'
    const free = await canceledUse(token)
    const record = await store.change('token', token, (present) =>
      present.usedBy === undefined || present.usedBy === free ? { ...present, usedBy } : undefined,
    )
    if (record === undefined) return 'no_such_token'
    return record.usedBy === usedBy ? record : 'token_used'
  }
  /** The payment that a token was used for, where it was canceled: nothing came of that use. */
  const canceledUse = async (token: string) => {
    const usedBy = (await store.read('token', token))?.usedBy
    const payment = usedBy === undefined ? undefined : await store.read('payment', usedBy)
    return payment?.status === 'canceled' ? usedBy : undefined
  }
  const keep = (id: string, { card, locale, shopOrigin }: TokenRecord) =>
    store.insert('card', id, { card, locale, shopOrigin, isAuthenticated: false })
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
    tokenize: async (typed, from) => {
      const paymentToken = `tok_${randomBytes(24).toString('base64url')}`
      const expiresAt = new Date(clock().getTime() + TOKEN_MS).toISOString()
      const record = await store.insert('token', paymentToken, {
        card: keptCard(typed),
        ...from,
        expiresAt,
      })
      return { paymentToken, record }
    },
    token: async (token) => {
      const record = await goodToken(token)
      return record?.usedBy === undefined ? record : undefined
    },
    forgetToken: async (token) => {
      await store.change('token', token, (each) => ({
        ...each,
        usedBy: each.usedBy ?? 'forgotten',
      }))
    },
    keepCard: async (token, idempotencyKey) => {
      const customerCard = idOf('card', idempotencyKey)
      const record = await use(token, customerCard)
      return typeof record === 'string'
        ? record
        : { customerCard, record: await keep(customerCard, record) }
    },
    forgetCard: async (customerCard) => {
      await store.change('card', customerCard, (each) => ({ ...each, isForgotten: true }))
    },
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
    step: async (id, step) => {
      await present(id)
      let isTaken = false
      const payment = await store.change('payment', id, (each) => {
        const next = STEPS[step](each, clock())
        isTaken = next !== undefined || (step !== 'cancel' && isPast(each, step))
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

/** The id of what a key stands for: not guessable from outside, the same for every process. */
function idOf(kind: 'pay' | 'card', key: string): string {
  return `${kind}_${createHash('sha256').update(`${kind} ${key}`).digest('hex').slice(0, 32)}`
}
