/** Every write on an existing quote with a request that would be accepted, and where it is allowed. */

import { addDays } from '../../reference-backend/pricing/calendar.ts'
import {
  FULFILMENT_METHODS,
  PICKUP_LOCATIONS,
  SHIPPING_METHODS,
} from '../../reference-backend/commerce/fulfilment/fulfilment-options.ts'
import { addressIdOf } from '../../reference-backend/seed/account-rows.ts'
import { usAddresses } from '../../reference-backend/seed/addresses.ts'
import { type Json, lineOf, sampleModel, type SeededStatus } from './customer.ts'

export interface QuoteWriteCase {
  readonly action: string
  readonly allowed: readonly SeededStatus[]
  /** The request for a quote as it was read. */
  readonly request: (quote: Json) => object
  /** Calls that must come first for the request to make sense, such as choosing pickup. */
  readonly before?: (quote: Json) => { readonly action: string; readonly request: object }
}

const EDITABLE: readonly SeededStatus[] = ['qstDraft', 'qstRejected']
const address = usAddresses[1]?.address
const pickup = FULFILMENT_METHODS[1]?.id

const choosePickup = (quote: Json) => ({
  action: 'changeOrderFulfillment',
  request: { orderID: quote.orderID, fulfillmentMethodID: pickup },
})

export const QUOTE_WRITES: readonly QuoteWriteCase[] = [
  edit('addOrderItem', () => lineOf(sampleModel('US'))),
  edit('addOrderItems', () => {
    const { skuID, quantity, modelNumber } = sampleModel('US')
    const skuConfiguration = JSON.stringify([{ modelNumber }])
    return { skuIDs: skuID, quantities: String(quantity), skuConfiguration }
  }),
  edit('addOrderItemsV2', () => ({ skus: [lineOf(sampleModel('US'))], currencyCode: 'USD' })),
  edit('updateOrderItemQuantity', (quote) => {
    const { orderItemID, quantity, stepQty } = quote.orderItems[0]
    return { orderItems: [{ orderItemID, quantity: quantity + stepQty }] }
  }),
  edit('updateOrderItemQuantity', (quote) => {
    const { orderItemID, quantity, stepQty } = quote.orderItems[0]
    return { orderItem: { orderItemID, quantity: quantity + stepQty } }
  }),
  edit('updateRequestDeliveryDate', (quote) => {
    const { orderItemID, requestedDeliveryDate } = quote.orderItems[0]
    // Far enough for every lead time: a submitted quote was dated weeks ago.
    return {
      orderItem: { orderItemID, requestedDeliveryDate: addDays(requestedDeliveryDate, 200) },
    }
  }),
  edit('updateOrderItemConfiguration', (quote) => {
    const { orderItemID, modelNumber, quantity } = quote.orderItems[0]
    return { orderItem: { orderItemID, modelNumber, quantity } }
  }),
  edit('removeOrderItem', (quote) => ({ orderItemID: quote.orderItems[0].orderItemID })),
  edit('setupTradeOrderPayment', () => ({ purchaseOrderNumber: 'PO-NEW' })),
  edit('addPromotionCode', () => ({ promotionCode: 'WORKSHOP10' })),
  edit('removePromotionCode', () => ({ promotionCode: 'SPRING-FREIGHT' })),
  edit('changeOrderFulfillment', () => ({ fulfillmentMethodID: pickup })),
  edit('addShippingAddressUsingAccountAddress', () => ({
    accountAddressID: addressIdOf('us@manifold.test', 'Test stand'),
  })),
  edit('addNewAccountAddress,addShippingAddressUsingAccountAddress', () => ({
    ...address,
    accountAddressName: 'Second depot',
    saveAddress: true,
  })),
  edit('addOrderShippingAddress', () => ({ ...address, saveAsAccountAddressFlag: 0 })),
  edit('addShippingMethodUsingShippingMethodID', () => ({
    shippingMethodID: SHIPPING_METHODS[1]?.id,
  })),
  {
    ...edit('addPickupFulfillmentLocation', () => ({ value: PICKUP_LOCATIONS[1]?.id })),
    before: choosePickup,
  },
  { ...edit('setPickupDate', () => ({ pickupDate: '2027-05-04' })), before: choosePickup },
  {
    action: 'submitQuoteForApproval',
    allowed: ['qstDraft'],
    request: withOrder(() => ({ orderShippingDispatchOptionsCustom: 'shipCompleteOrder' })),
  },
  {
    action: 'updateQuoteStatus',
    allowed: ['qstRejected'],
    request: withOrder(() => ({
      quoteStatus: 'qstOrderEntryRequestUpdated',
      reason: 'Changed as asked.',
    })),
  },
  {
    action: 'recallQuote',
    allowed: ['qstPendingReview', 'qstOrderEntryRequestUpdated'],
    request: withOrder(({ orderStatusHistory }) => ({
      orderStatusHistoryCount: orderStatusHistory.length,
    })),
  },
  { action: 'clearOrder', allowed: ['qstDraft'], request: withOrder(() => ({})) },
  {
    action: 'deleteOrder',
    allowed: ['qstDraft', 'qstRejectedQuote'],
    request: withOrder(() => ({ returnJSONObjects: 'cart' })),
  },
]

function edit(action: string, fields: (quote: Json) => object): QuoteWriteCase {
  return { action, allowed: EDITABLE, request: withOrder(fields) }
}

function withOrder(fields: (quote: Json) => object) {
  return (quote: Json) => ({ orderID: quote.orderID, returnQuote: true, ...fields(quote) })
}
