/** The ways to pay: their ids and names, and which of them a cart may use. */

import type { OrderPayment } from '../../database/schema/orders.ts'
import { PICKUP, SHIPPING } from '../fulfilment/fulfilment-options.ts'
import type { Account } from '../../session/session.ts'
import type { PaymentPorts } from './payment-ports.ts'

export type PaymentType = OrderPayment['methodType']

export interface PaymentMethod {
  readonly id: string
  readonly name: string
  readonly type: PaymentType
}

/** Ids of cards and gift cards are the engine's own. */
export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  { id: 'c1a0d5e2f3b44a6c8f9d7b6a5c4e3d2f', name: 'Purchase order', type: 'termPayment' },
  { id: '444df303dedc6dab69dd7ebcc9b8036a', name: 'Card', type: 'creditCard' },
  { id: '50d8cd61009931554764385482347f3a', name: 'Gift card', type: 'giftCard' },
  { id: 'c2b1e6f3a4c55b7d9a0e8c7b6d5f4e3a', name: 'Check', type: 'check' },
  { id: 'c3c2f7a4b5d66c8e0b1f9d8c7e6a5f4b', name: 'Cash on pickup', type: 'cash' },
  { id: 'c4d3a8b5c6e77d9f1c2a0e9d8f7b6a5c', name: 'Paid elsewhere', type: 'external' },
]

/** The method of a type; every type that a payment can have is listed, or has no name of its own. */
export function paymentMethodOf(type: PaymentType): PaymentMethod {
  const found = PAYMENT_METHODS.find((each) => each.type === type)
  return found ?? { id: '', name: '', type }
}

interface Payer {
  readonly account: Account | undefined
  readonly currencyCode: string
  /** Types of the methods by which the lines are delivered. */
  readonly fulfilmentTypes: readonly string[]
  readonly ports: PaymentPorts
}

/**
 * On terms with account credit only, by check in dollars, in cash where everything is picked up; with a provider of
 * the site's own, under its name, for customers.
 */
export function eligibleMethods(payer: Payer): readonly PaymentMethod[] {
  const { external } = payer.ports
  return PAYMENT_METHODS.filter(({ type }) => isEligible(type, payer)).map((method) =>
    method.type === 'external' && external ? { ...method, name: external.name } : method,
  )
}

function isEligible(type: PaymentType, payer: Payer): boolean {
  const { account, currencyCode, fulfilmentTypes, ports } = payer
  if (type === 'termPayment') return account?.accountCredit === true && !account.guest
  if (type === 'creditCard') return ports.provider !== undefined
  if (type === 'external') return ports.external !== undefined && account?.guest === false
  if (type === 'giftCard') return ports.giftCards !== undefined
  if (type === 'check') return currencyCode === 'USD'
  const isPickedUp = fulfilmentTypes.includes(PICKUP) && !fulfilmentTypes.includes(SHIPPING)
  return type === 'cash' && isPickedUp
}
