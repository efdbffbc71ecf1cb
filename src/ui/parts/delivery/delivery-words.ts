/** Scheduled deliveries in words. */
import type { TFunction } from 'i18next'
import type { Frequency } from '../../../domain/delivery/frequency.ts'
import type { DeliveryReason } from '../../../domain/delivery/scheduled-delivery.ts'
import type { CheckoutPayment } from '../../../domain/checkout/payment.ts'
import { cardWords } from '../payment/card-words.ts'

/** How often it comes: every week, every two months, every year. */
export function frequencyWords(t: TFunction, { months, days, name }: Frequency): string {
  if (months > 0 && months % 12 === 0) return t('delivery:every.year', { count: months / 12 })
  if (months > 0) return t('delivery:every.month', { count: months })
  if (days > 0 && days % 7 === 0) return t('delivery:every.week', { count: days / 7 })
  return days > 0 ? t('delivery:every.day', { count: days }) : name
}

const reasonKeys = {
  tooMuch: 'delivery:reason.tooMuch',
  notNeeded: 'delivery:reason.notNeeded',
  elsewhere: 'delivery:reason.elsewhere',
  sooner: 'delivery:reason.sooner',
  later: 'delivery:reason.later',
  closed: 'delivery:reason.closed',
  other: 'delivery:reason.other',
} as const

const isKnown = (code: string): code is keyof typeof reasonKeys => code in reasonKeys

/** A reason by its code; one that we do not know in the server's own words. */
export function reasonWords(t: TFunction, { code, name }: Pick<DeliveryReason, 'code' | 'name'>) {
  return isKnown(code) ? t(reasonKeys[code]) : name
}

/** How it is paid: on account with its number, or by a card. */
export function paymentWords(t: TFunction, payment: CheckoutPayment): string {
  if (payment.card) return cardWords(t, payment.card)
  return payment.kind === 'term'
    ? t('delivery:payment.onTerms', { number: payment.purchaseOrderNumber })
    : payment.name
}
