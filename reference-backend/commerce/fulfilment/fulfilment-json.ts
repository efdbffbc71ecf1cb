/** The fulfilment of a quote on the wire: every key is there, empty where nothing was chosen. */

import { ADDRESS_FIELDS } from '../../database/schema/commerce-documents.ts'
import {
  choiceName,
  fulfilmentMethod,
  PICKUP,
  PICKUP_LOCATIONS,
  SHIPPING,
  SHIPPING_METHODS,
} from './fulfilment-options.ts'
import type { QuoteFulfilment } from '../quotes/quote-store.ts'

const noAddress = {
  addressID: '',
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])),
}

/** A chosen address; every field is empty where there is none. */
export function addressJson(chosen: QuoteFulfilment['shippingAddress'] | undefined) {
  return chosen ?? noAddress
}

export function fulfilmentJson(
  fulfilment: Omit<QuoteFulfilment, 'quoteId'>,
  items: readonly { readonly id: string }[],
  currencyCode: string,
) {
  const method = fulfilmentMethod(fulfilment.methodId)
  const isShipped = method.type === SHIPPING
  // What belongs to the other method is kept for a change of mind and not shown meanwhile.
  const location = method.type === PICKUP ? fulfilment.pickupLocationId : null
  const shippingMethodID = isShipped ? fulfilment.shippingMethodId : ''
  return {
    orderFulfillmentID: fulfilment.id,
    orderFulfillmentMethodName: method.name,
    fulfillmentMethod: {
      fulfillmentMethodID: method.id,
      fulfillmentMethodName: method.name,
      fulfillmentMethodType: method.type,
    },
    fulfillmentCharge: 0,
    currencyCode,
    shippingAddress: addressJson(isShipped ? fulfilment.shippingAddress : null),
    accountAddress: { accountAddressID: (isShipped ? fulfilment.accountAddressId : null) ?? '' },
    shippingMethod: {
      shippingMethodID,
      shippingMethodName: choiceName(SHIPPING_METHODS, shippingMethodID),
    },
    shippingMethodOptions: isShipped
      ? SHIPPING_METHODS.map(({ id, name }) => ({ name, value: id, totalCharge: 0 }))
      : [],
    pickupLocation: {
      locationID: location ?? '',
      locationName: choiceName(PICKUP_LOCATIONS, location),
    },
    pickupDate: (method.type === PICKUP ? fulfilment.pickupDate : null) ?? '',
    trackingNumbers: fulfilment.trackingNumbers,
    orderFulfillmentItems: items.map(({ id }) => ({
      orderItemID: id,
      // The lower-case i is the wire's own (FULF-05).
      parentOrderItem_orderitemID: '',
      publicRemoteID: '',
    })),
  }
}
