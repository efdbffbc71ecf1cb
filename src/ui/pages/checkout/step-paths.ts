/** Where each step is. */
import type { CheckoutStep } from '../../../domain/checkout/checkout-step.ts'

export const stepPaths = {
  shipping: '/checkout/shipping',
  billing: '/checkout/billing',
  payment: '/checkout/payment',
  review: '/checkout/review',
} as const satisfies Readonly<Record<CheckoutStep, string>>
