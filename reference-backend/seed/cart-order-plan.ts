/** What the demo workshops have ordered from their carts; README.md lists it. */

import type { OrderStatus } from '../commerce/orders/order-status.ts'
import type { OrderPayment } from '../database/schema/orders.ts'

export interface CartOrderSeed {
  readonly owner: string
  /** What it is there to show. */
  readonly name: string
  /** All of them are younger than the orders that came from quotes, whose numbers come first. */
  readonly daysAgo: number
  readonly status: OrderStatus
  readonly lines: readonly (readonly [modelNumber: string, quantity: number])[]
  /** So many of the first lines have been sent. */
  readonly sent?: number
  readonly isExpress?: boolean
  readonly isPickedUp?: boolean
  readonly promotionCodes?: readonly string[]
  readonly purchaseOrderNumber?: string
  readonly orderNotes?: string
  readonly payments: readonly PaymentSeed[]
}

interface PaymentSeed
  extends Pick<OrderPayment, 'methodType' | 'state'>,
    Partial<
      Pick<
        OrderPayment,
        | 'purchaseOrderNumber'
        | 'creditCardType'
        | 'creditCardLastFour'
        | 'giftCardLastFour'
        | 'refundedAmount'
      >
    > {
  /** Left out for the rest. */
  readonly amount?: number
}

const WORKSHOP = 'workshop@manifold.test'
const visa = {
  methodType: 'creditCard',
  creditCardType: 'Visa',
  creditCardLastFour: '4242',
} as const

export const CART_ORDERS: readonly CartOrderSeed[] = [
  {
    owner: WORKSHOP,
    name: 'Canceled and given back',
    daysAgo: 6,
    status: 'ostCanceled',
    lines: [['SKP2E1', 2]],
    payments: [{ ...visa, state: 'refunded' }],
  },
  {
    owner: WORKSHOP,
    name: 'Given back in part',
    daysAgo: 5.5,
    status: 'ostClosed',
    lines: [
      ['SKP1N1', 4],
      ['SKP1V1', 2],
    ],
    sent: 2,
    payments: [{ ...visa, state: 'paid', refundedAmount: 12.5 }],
  },
  {
    owner: WORKSHOP,
    name: 'Gift card and card',
    daysAgo: 5,
    status: 'ostClosed',
    lines: [['SKP2N1', 5]],
    sent: 1,
    isExpress: true,
    promotionCodes: ['WORKSHOP10'],
    payments: [
      { methodType: 'giftCard', giftCardLastFour: '1010', state: 'paid', amount: 40 },
      { ...visa, state: 'paid' },
    ],
  },
  {
    owner: WORKSHOP,
    name: 'Picked up',
    daysAgo: 4,
    status: 'ostClosed',
    lines: [['SKP1N1', 1]],
    sent: 1,
    isPickedUp: true,
    payments: [{ methodType: 'cash', state: 'paid' }],
  },
  {
    owner: WORKSHOP,
    name: 'Sent in parts',
    daysAgo: 3,
    status: 'ostProcessing',
    lines: [
      ['SKP1N1', 3],
      ['SKP2N1', 2],
      ['SKP3N1', 1],
    ],
    sent: 1,
    purchaseOrderNumber: 'IR-1204',
    orderNotes: 'Ring at the gate.',
    payments: [{ methodType: 'termPayment', state: 'open', purchaseOrderNumber: 'IR-1204' }],
  },
  {
    owner: WORKSHOP,
    name: 'New, on account',
    daysAgo: 1,
    status: 'ostNew',
    lines: [['SKP3N1', 2]],
    purchaseOrderNumber: 'IR-1209',
    payments: [{ methodType: 'termPayment', state: 'open', purchaseOrderNumber: 'IR-1209' }],
  },
  {
    owner: 'over-limit@manifold.test',
    name: 'Above the limit',
    daysAgo: 2,
    status: 'ostNew',
    lines: [['SKP3N1', 8]],
    purchaseOrderNumber: 'D2-77',
    payments: [{ methodType: 'termPayment', state: 'open', purchaseOrderNumber: 'D2-77' }],
  },
]
