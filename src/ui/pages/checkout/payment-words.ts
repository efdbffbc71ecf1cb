/** Ways of paying and payments in words. */
import type { TFunction } from 'i18next'
import type { CheckoutPayment, PaymentMethod } from '../../../domain/checkout/payment.ts'

/** The shop's own word for a kind of payment; the server's name of one that we do not know. */
export function paymentWords(
  t: TFunction,
  { kind, name }: Pick<PaymentMethod, 'kind' | 'name'>,
): string {
  return kind === 'other' ? name || t('common:none') : t(`order:paymentKind.${kind}`)
}

/** What tells a payment from others of its kind; empty where nothing does. */
export function paymentDetail(t: TFunction, payment: CheckoutPayment): string {
  const { purchaseOrderNumber, card, giftCardLastFour } = payment
  const means = card
    ? `${card.brand} •••• ${card.lastFour}`.trim()
    : giftCardLastFour && `•••• ${giftCardLastFour}`
  const number = purchaseOrderNumber && `${t('common:purchaseOrderNumber')} ${purchaseOrderNumber}`
  return [number, means].filter(Boolean).join(' · ')
}
