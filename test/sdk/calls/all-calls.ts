/** Every call of the library that this half is about. One table: the tests are made from it, and docs/wire.md. */
import { accountCalls } from './account.ts'
import { authCalls } from './auth.ts'
import type { EngineCall } from './call.ts'
import { cardCalls } from './cards.ts'
import { cartCalls } from './cart.ts'
import { checkoutCalls } from './checkout.ts'
import { locationCalls } from './location.ts'
import { orderCalls } from './order.ts'
import { orderTemplateCalls } from './order-template.ts'
import { paymentCalls } from './payment.ts'
import { productCalls } from './products.ts'
import { quoteCalls } from './quotes.ts'

/** The endpoints of the library that the table is whole about. */
export const ENDPOINTS = [
  'auth',
  'account',
  'cart',
  'order',
  'quotes',
  'location',
  'orderTemplate',
] as const

export const allCalls: readonly EngineCall[] = [
  ...authCalls,
  ...accountCalls,
  ...cardCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...paymentCalls,
  ...orderCalls,
  ...quoteCalls,
  ...locationCalls,
  ...orderTemplateCalls,
  ...productCalls,
]
