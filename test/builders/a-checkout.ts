/** A checkout for tests: one line that is ordered, one fulfilment by shipping, nothing chosen yet. */
import { type CartItem, cartItemId } from '../../src/domain/cart/cart.ts'
import type { Checkout, CheckoutFulfilment } from '../../src/domain/checkout/checkout.ts'
import type { CheckoutPayment, PaymentMethod } from '../../src/domain/checkout/payment.ts'
import { fulfilmentId } from '../../src/domain/quote/fulfilment.ts'
import { anAddress } from './an-address.ts'

export const firstFulfilment = fulfilmentId('fulfilment-1')

export function aCartItem(overrides: Partial<CartItem> = {}): CartItem {
  return {
    id: cartItemId('item-1'),
    parentId: undefined,
    isQuoteOnly: false,
    quantity: 2,
    skuId: undefined,
    skuCode: 'SK1N10',
    productName: 'Seal kit SK1',
    productUrlTitle: '',
    image: undefined,
    definition: '',
    allowsQuote: true,
    bounds: { minimum: 1, maximum: undefined, available: undefined },
    unitPrice: 12.5,
    lineTotal: 25,
    children: [],
    ...overrides,
  }
}

export function aFulfilment(overrides: Partial<CheckoutFulfilment> = {}): CheckoutFulfilment {
  return {
    id: firstFulfilment,
    method: { id: 'method-shipping', name: 'Shipping', type: 'shipping' },
    shippingAddress: undefined,
    shippingAddressId: '',
    savedAddressId: undefined,
    shippingMethod: undefined,
    shippingMethodOptions: [{ id: 'ground', name: 'Ground', charge: 18, transitDays: 4 }],
    pickupLocation: undefined,
    pickupDate: undefined,
    trackingNumbers: [],
    charge: undefined,
    ...overrides,
  }
}

export function aMethod(overrides: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    id: 'pay-term',
    name: 'Purchase order',
    kind: 'term',
    maximum: undefined,
    frameAddress: undefined,
    ...overrides,
  }
}

export function aPayment(overrides: Partial<CheckoutPayment> = {}): CheckoutPayment {
  return {
    id: 'payment-1',
    methodId: 'pay-term',
    name: 'Purchase order',
    kind: 'term',
    amount: 43,
    purchaseOrderNumber: '4711',
    card: undefined,
    giftCardLastFour: '',
    ...overrides,
  }
}

export function aCheckout(overrides: Partial<Checkout> = {}): Checkout {
  const item = aCartItem()
  return {
    cartId: 'cart-1',
    cart: {
      title: '',
      currency: 'USD',
      items: [item],
      totalItems: 2,
      totals: {
        subtotal: 25,
        discount: 0,
        surcharge: 0,
        afterSurcharge: 25,
        tax: 0,
        afterTax: 25,
      },
      promotions: [],
    },
    lines: [
      { itemId: item.id, fulfilmentId: firstFulfilment, outcome: 'order', arrives: undefined },
    ],
    fulfilments: [aFulfilment()],
    freight: undefined,
    billing: { address: undefined, savedAddressId: undefined, isSameAsShipping: false },
    details: {
      purchaseOrderNumber: '',
      freightCarrier: '',
      specialInstructions: '',
      dispatch: undefined,
      requestedDate: undefined,
    },
    notes: '',
    payments: [],
    amountDue: 25,
    methods: [aMethod()],
    requirements: ['fulfilment', 'payment'],
    isBeingPlaced: false,
    ...overrides,
  }
}

/** The same with everything chosen, so that it can be placed. */
export function aCompleteCheckout(overrides: Partial<Checkout> = {}): Checkout {
  return aCheckout({
    fulfilments: [
      aFulfilment({
        shippingAddress: anAddress(),
        shippingMethod: { id: 'ground', name: 'Ground' },
        charge: 18,
      }),
    ],
    freight: 18,
    billing: { address: anAddress(), savedAddressId: undefined, isSameAsShipping: true },
    payments: [aPayment()],
    amountDue: 0,
    requirements: [],
    ...overrides,
  })
}
