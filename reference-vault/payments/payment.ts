/** Payments and how they go on (CART-08). Pure: what happens to a payment is a new one. */

import type { Card } from '../card/card.ts'
import type { CardBehaviour } from '../card/test-cards.ts'

export type PaymentStatus =
  | 'processing'
  | 'requires_payment_method'
  | 'requires_action'
  | 'requires_confirmation'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded'

export type DeclineCode =
  | 'insufficient_funds'
  | 'card_declined'
  | 'expired_card'
  | 'authentication_failed'
  | 'processing_error'

/** One movement of money, or of a promise of it. */
export interface Movement {
  readonly kind: 'authorize' | 'release' | 'charge' | 'refund'
  readonly amount: number
  readonly at: string
  /** What the engine calls this movement, so that a repeat is known. */
  readonly key?: string | undefined
}

/** An amount to be taken or given back: in the currency of the payment; all that is left without it. */
export interface Wish {
  readonly amount?: number | undefined
  readonly key?: string | undefined
}

export interface PaymentOrder {
  readonly id: string
  readonly amount: number
  readonly currencyCode: string
  readonly card: Card
  readonly customerCard?: string | undefined
  /** Whether the bank has asked the owner of the card before. */
  readonly isAuthenticated: boolean
  /** Not guessable: whoever knows it can answer the challenge. */
  readonly challengeSecret: string
  readonly locale: string
  readonly shopOrigin: string
}

export interface Payment {
  readonly id: string
  readonly status: PaymentStatus
  readonly amount: number
  readonly currencyCode: string
  readonly card: Card
  readonly customerCard?: string | undefined
  readonly declineCode?: DeclineCode | undefined
  readonly challenge?: { readonly secret: string; readonly by: 'frame' | 'redirect' } | undefined
  /** When a payment in the making is decided. */
  readonly decidedAt?: string | undefined
  readonly movements: readonly Movement[]
  readonly locale: string
  readonly shopOrigin: string
}

/** Seconds that a slow payment takes. */
export const PROCESSING_SECONDS = 6

type Beginning = Pick<Payment, 'status' | 'declineCode' | 'decidedAt'> & {
  readonly asks?: 'frame' | 'redirect'
}

const ASKS_IN_FRAME: Beginning = { status: 'requires_action', asks: 'frame' }

/** What a new payment with a card comes to at first. */
const BEGINNINGS: Readonly<Record<CardBehaviour, Beginning>> = {
  succeeds: { status: 'succeeded' },
  placingFailsOnce: { status: 'succeeded' },
  asksOnce: ASKS_IN_FRAME,
  asksAlways: ASKS_IN_FRAME,
  asksByRedirect: { status: 'requires_action', asks: 'redirect' },
  asksThenInsufficientFunds: ASKS_IN_FRAME,
  asksThenDeclined: ASKS_IN_FRAME,
  challengeFails: ASKS_IN_FRAME,
  declined: declined('card_declined'),
  insufficientFunds: declined('insufficient_funds'),
  expired: declined('expired_card'),
  unknown: declined('card_declined'),
  processing: { status: 'processing' },
  processingThenDeclined: { status: 'processing' },
  canceled: { status: 'canceled' },
  needsConfirmation: { status: 'requires_confirmation' },
  needsCapture: { status: 'requires_capture' },
}

/** Begins a payment; what it comes to follows from its card. */
export function begun(order: PaymentOrder, now: Date): Payment {
  const { isAuthenticated, challengeSecret, ...rest } = order
  const isKnown = order.card.behaviour === 'asksOnce' && isAuthenticated
  const { asks, ...beginning } = isKnown ? BEGINNINGS.succeeds : BEGINNINGS[order.card.behaviour]
  const payment: Payment = {
    ...rest,
    ...beginning,
    movements: [],
    challenge: asks && { secret: challengeSecret, by: asks },
  }
  if (payment.status === 'processing') {
    const decidedAt = new Date(now.getTime() + PROCESSING_SECONDS * 1000).toISOString()
    return { ...payment, decidedAt }
  }
  if (payment.status === 'succeeded') return moved(payment, 'charge', now)
  if (payment.status === 'requires_capture') return moved(payment, 'authorize', now)
  return payment
}

/** A payment as it stands now: one in the making is decided once its time has come. */
export function standing(payment: Payment, now: Date): Payment {
  const { status, decidedAt, card } = payment
  if (status !== 'processing' || decidedAt === undefined || now < new Date(decidedAt)) {
    return payment
  }
  return card.behaviour === 'processingThenDeclined'
    ? { ...payment, ...declined('card_declined') }
    : moved({ ...payment, status: 'succeeded' }, 'charge', now)
}

/** What the owner of the card has answered to the bank. */
export type ChallengeAnswer = 'approve' | 'refuse'

/** What an answer comes to; undefined where nothing is asked (CART-17). */
export function answered(payment: Payment, answer: ChallengeAnswer, now: Date) {
  if (payment.status !== 'requires_action') return undefined
  const { behaviour } = payment.card
  if (behaviour === 'challengeFails') return { ...payment, ...declined('processing_error') }
  if (answer === 'refuse') return { ...payment, ...declined('authentication_failed') }
  if (behaviour === 'asksThenDeclined') return { ...payment, ...declined('card_declined') }
  if (behaviour === 'asksThenInsufficientFunds') {
    return { ...payment, ...declined('insufficient_funds') }
  }
  return moved({ ...payment, status: 'succeeded' }, 'charge', now)
}

/** The second yes of the customer; undefined where none is asked for. */
export function confirmed(payment: Payment, now: Date): Payment | undefined {
  if (payment.status !== 'requires_confirmation') return undefined
  return moved({ ...payment, status: 'succeeded' }, 'charge', now)
}

/** Takes what was authorized or a part of it; undefined where there is not so much. */
export function captured(payment: Payment, now: Date, wish: Wish = {}): Payment | undefined {
  const done = movementOf(payment, 'charge', wish)
  if (done !== undefined) return repeated(payment, done, wish)
  if (payment.status !== 'requires_capture') return undefined
  const left = authorizedCents(payment) - sumOf(payment, 'charge')
  const cents = centsOf(wish.amount) ?? left
  if (cents > left) return undefined
  const taken = moved(payment, 'charge', now, { cents, key: wish.key })
  return cents === left ? { ...taken, status: 'succeeded' } : taken
}

/** Ends a payment before it takes more money; undefined where it has taken all. */
export function canceled(payment: Payment, now: Date): Payment | undefined {
  if (payment.status === 'succeeded') return undefined
  if (payment.status === 'canceled') return payment
  if (payment.status !== 'requires_capture') return { ...payment, status: 'canceled' }
  const taken = sumOf(payment, 'charge')
  const ended = moved(payment, 'release', now, { cents: authorizedCents(payment) - taken })
  return { ...ended, status: taken === 0 ? 'canceled' : 'succeeded' }
}

/** Gives back what was charged or a part of it; undefined where there is not so much. */
export function refunded(payment: Payment, now: Date, wish: Wish = {}): Payment | undefined {
  const done = movementOf(payment, 'refund', wish)
  if (done !== undefined) return repeated(payment, done, wish)
  const taken = sumOf(payment, 'charge')
  const left = taken - sumOf(payment, 'refund')
  // All of it once more, without a name, is no second wish.
  if (left === 0 && taken > 0 && wish.amount === undefined) return payment
  const cents = centsOf(wish.amount) ?? left
  if (cents > left || cents === 0) return undefined
  return moved(payment, 'refund', now, { cents, key: wish.key })
}

/** What was taken, or given back, in the currency of the payment. */
export function movedAmount(payment: Payment, kind: Movement['kind']): number {
  return sumOf(payment, kind) / 100
}

/** The movement that a key has made; a key makes one, for good. */
function movementOf({ movements }: Payment, kind: Movement['kind'], { key }: Wish) {
  return movements.find((each) => each.kind === kind && key !== undefined && each.key === key)
}

/** The payment as it is, where a repeat asks for the same; undefined where it asks for another amount. */
function repeated(payment: Payment, done: Movement, { amount }: Wish): Payment | undefined {
  return amount === undefined || done.amount === amount ? payment : undefined
}

function sumOf({ movements }: Payment, kind: Movement['kind']): number {
  return movements
    .filter((each) => each.kind === kind)
    .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
}

function authorizedCents({ amount }: Payment): number {
  return Math.round(amount * 100)
}

function centsOf(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : Math.round(amount * 100)
}

function declined(declineCode: DeclineCode) {
  return { status: 'requires_payment_method', declineCode } as const
}

function moved(
  payment: Payment,
  kind: Movement['kind'],
  now: Date,
  { cents = authorizedCents(payment), key }: { cents?: number; key?: string | undefined } = {},
): Payment {
  const movement = { kind, amount: cents / 100, at: now.toISOString(), ...(key && { key }) }
  return { ...payment, movements: [...payment.movements, movement] }
}
