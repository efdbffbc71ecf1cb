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

/** Takes what was authorized; undefined where nothing was. */
export function captured(payment: Payment, now: Date): Payment | undefined {
  if (payment.status !== 'requires_capture') return undefined
  return moved({ ...payment, status: 'succeeded' }, 'charge', now)
}

/** Ends a payment that has taken no money; undefined where it has. */
export function canceled(payment: Payment, now: Date): Payment | undefined {
  if (payment.status === 'succeeded') return undefined
  if (payment.status === 'canceled') return payment
  const ended: Payment = { ...payment, status: 'canceled' }
  return payment.status === 'requires_capture' ? moved(ended, 'release', now) : ended
}

/** Gives back all that was charged, once; undefined where nothing was. */
export function refunded(payment: Payment, now: Date): Payment | undefined {
  if (payment.status !== 'succeeded') return undefined
  return refundedAmount(payment) > 0 ? payment : moved(payment, 'refund', now)
}

/** What was given back. */
export function refundedAmount({ movements }: Payment): number {
  return movements
    .filter(({ kind }) => kind === 'refund')
    .reduce((sum, { amount }) => sum + amount, 0)
}

function declined(declineCode: DeclineCode) {
  return { status: 'requires_payment_method', declineCode } as const
}

function moved(payment: Payment, kind: Movement['kind'], now: Date): Payment {
  const movement = { kind, amount: payment.amount, at: now.toISOString() }
  return { ...payment, movements: [...payment.movements, movement] }
}
