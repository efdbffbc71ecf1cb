/** The carts on the wire. This shop sells by quote: a cart is always an empty one. */

const noTotals = {
  calculatedTotal: 0,
  total: 0,
  subtotal: 0,
  taxTotal: 0,
  VATTotal: 0,
  fulfillmentTotal: 0,
  discountTotal: 0,
} as const

export const emptyCart = {
  orderID: '',
  currencyCode: 'USD',
  ...noTotals,
  totalItemQuantity: 0,
  orderRequirementsList: '',
  orderNotes: '',
  promotionCodes: [],
  orderItems: [],
  orderFulfillments: [],
  orderPayments: [],
} as const

export const emptyTemplateCart = {
  orderTemplateID: '',
  orderTemplateItems: [],
  promotionCodes: [],
  calculatedTotal: 0,
  calculatedSubTotal: 0,
} as const
