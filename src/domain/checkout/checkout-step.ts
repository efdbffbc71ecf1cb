/** The steps of a checkout, and what keeps each of them from being left (CART-03). */
import { type FulfilmentId, hasDestination } from '../quote/fulfilment.ts'
import { type CalendarDate, isBefore } from '../shared/calendar-date.ts'
import {
  type Checkout,
  type CheckoutFulfilment,
  chosenFulfilments,
  isAutomatic,
  isEmpty,
} from './checkout.ts'

export const checkoutSteps = ['shipping', 'billing', 'payment', 'review'] as const

export type CheckoutStep = (typeof checkoutSteps)[number]

/** Why a step cannot be left. What it is about is named, so that the sentence stands next to it. */
export type Obstacle =
  | { readonly kind: 'nothing-to-order' }
  | { readonly kind: 'no-delivery-option'; readonly fulfilmentId: FulfilmentId }
  | { readonly kind: 'shipping-address'; readonly fulfilmentId: FulfilmentId }
  | { readonly kind: 'pickup-location'; readonly fulfilmentId: FulfilmentId }
  | { readonly kind: 'shipping-method'; readonly fulfilmentId: FulfilmentId }
  /** Days that were chosen earlier, and have passed meanwhile. */
  | { readonly kind: 'pickup-date'; readonly fulfilmentId: FulfilmentId }
  | { readonly kind: 'requested-date' }
  /** The server asks for more about a delivery in which nothing is seen to be missing. */
  | { readonly kind: 'fulfilment' }
  | { readonly kind: 'billing-address' }
  | { readonly kind: 'no-payment-method' }
  /** Undefined is an amount that the server does not say. */
  | { readonly kind: 'payment'; readonly amountDue: number | undefined }
  | { readonly kind: 'account' }

/** All that keeps a step from being left, in the order in which it is filled; nothing keeps review but the others. */
export function obstaclesOf(checkout: Checkout, step: CheckoutStep): readonly Obstacle[] {
  switch (step) {
    case 'shipping':
      return shippingObstacles(checkout)
    case 'billing':
      return checkout.billing.address === undefined ? [{ kind: 'billing-address' }] : []
    case 'payment':
      return paymentObstacles(checkout)
    case 'review':
      return checkout.requirements.includes('account') ? [{ kind: 'account' }] : []
  }
}

/** The chosen days that have passed: they keep the steps that show them, and no later one from being looked at. */
export function passedDays(checkout: Checkout, today: CalendarDate): readonly Obstacle[] {
  const isOver = (day: CalendarDate | undefined) => day !== undefined && isBefore(day, today)
  const chosen = chosenFulfilments(checkout)
  const pickups = chosen.flatMap(({ id: fulfilmentId, method, pickupDate }): readonly Obstacle[] =>
    method.type === 'pickup' && isOver(pickupDate) ? [{ kind: 'pickup-date', fulfilmentId }] : [],
  )
  const isWishOver = chosen.length > 0 && isOver(checkout.details.requestedDate)
  return isWishOver ? [...pickups, { kind: 'requested-date' }] : pickups
}

/** The first step that cannot be left yet; review where all can. */
export function openStep(checkout: Checkout): CheckoutStep {
  return stepsBefore('review').find((step) => obstaclesOf(checkout, step).length > 0) ?? 'review'
}

/** Whether a step may be entered: none before it is kept. */
export function mayEnter(checkout: Checkout, step: CheckoutStep): boolean {
  return stepsBefore(step).every((before) => obstaclesOf(checkout, before).length === 0)
}

/** The steps that the customer goes through; what is delivered by itself needs no shipping. */
export function stepsOf(checkout: Checkout): readonly CheckoutStep[] {
  return checkoutSteps.filter((step) => step !== 'shipping' || !isAutomatic(checkout))
}

/** The step that follows, or undefined after review. */
export function stepAfter(checkout: Checkout, step: CheckoutStep): CheckoutStep | undefined {
  const steps = stepsOf(checkout)
  return steps[steps.indexOf(step) + 1]
}

function stepsBefore(step: CheckoutStep): readonly CheckoutStep[] {
  return checkoutSteps.slice(0, checkoutSteps.indexOf(step))
}

function shippingObstacles(checkout: Checkout): readonly Obstacle[] {
  if (isEmpty(checkout) || !hasOrder(checkout)) return [{ kind: 'nothing-to-order' }]
  const seen = checkout.fulfilments.flatMap(fulfilmentObstacles)
  if (seen.length > 0 || !checkout.requirements.includes('fulfilment')) return seen
  return [{ kind: 'fulfilment' }]
}

function fulfilmentObstacles(fulfilment: CheckoutFulfilment): readonly Obstacle[] {
  const { id: fulfilmentId, method, shippingMethod, shippingMethodOptions } = fulfilment
  switch (method.type) {
    case 'auto':
      return []
    case 'other':
      return [{ kind: 'no-delivery-option', fulfilmentId }]
    case 'pickup':
      return hasDestination(fulfilment) ? [] : [{ kind: 'pickup-location', fulfilmentId }]
    case 'shipping':
      if (!hasDestination(fulfilment)) return [{ kind: 'shipping-address', fulfilmentId }]
      if (shippingMethodOptions.length === 0) return [{ kind: 'no-delivery-option', fulfilmentId }]
      return shippingMethod === undefined ? [{ kind: 'shipping-method', fulfilmentId }] : []
  }
}

function paymentObstacles({ requirements, methods, amountDue }: Checkout): readonly Obstacle[] {
  if (!requirements.includes('payment')) return []
  return methods.length === 0 ? [{ kind: 'no-payment-method' }] : [{ kind: 'payment', amountDue }]
}

function hasOrder({ lines }: Checkout): boolean {
  return lines.some(({ outcome }) => outcome === 'order')
}
