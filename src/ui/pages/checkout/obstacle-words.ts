/** What keeps a step, in words, and where on the page it is put right. */
import type { TFunction } from 'i18next'
import type { CheckoutStep, Obstacle } from '../../../domain/checkout/checkout-step.ts'

/** The sentence that stands next to what is missing; `price` prints an amount. */
export function obstacleWords(
  t: TFunction,
  obstacle: Obstacle,
  price: (amount: number | undefined) => string,
): string {
  switch (obstacle.kind) {
    case 'no-delivery-option':
      return t('quote:fulfilment.none')
    case 'payment':
      return obstacle.amountDue === undefined || obstacle.amountDue === 0
        ? t('checkout:obstacle.payment')
        : t('checkout:obstacle.paymentDue', { amount: price(obstacle.amountDue) })
    case 'no-payment-method':
      return t('checkout:payment.none')
    case 'nothing-to-order':
    case 'shipping-address':
    case 'pickup-location':
    case 'pickup-date':
    case 'requested-date':
    case 'shipping-method':
    case 'fulfilment':
    case 'billing-address':
    case 'account':
      return t(`checkout:obstacle.${obstacle.kind}`)
  }
}

/** The id of the control, or of its place. */
export function placeOf(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'shipping-address':
      return `address:${obstacle.fulfilmentId}`
    case 'pickup-location':
    case 'pickup-date':
    case 'shipping-method':
      return `${obstacle.kind}:${obstacle.fulfilmentId}`
    case 'no-delivery-option':
      return `fulfilment:${obstacle.fulfilmentId}`
    case 'requested-date':
      return 'checkout-requested-date'
    case 'billing-address':
      return 'billing'
    case 'payment':
    case 'no-payment-method':
      return 'payment-methods'
    case 'nothing-to-order':
    case 'fulfilment':
    case 'account':
      return 'checkout-step'
  }
}

/** The step on which an obstacle is put right. */
export function stepOf(obstacle: Obstacle): CheckoutStep {
  switch (obstacle.kind) {
    case 'billing-address':
      return 'billing'
    case 'payment':
    case 'no-payment-method':
      return 'payment'
    case 'account':
      return 'review'
    case 'nothing-to-order':
    case 'no-delivery-option':
    case 'shipping-address':
    case 'pickup-location':
    case 'pickup-date':
    case 'requested-date':
    case 'shipping-method':
    case 'fulfilment':
      return 'shipping'
  }
}
