/** How a quote is delivered, on the commerce engine. The fulfilment is named in every call. */
import type { FulfilmentGateway, FulfilmentOf } from '../../application/ports/fulfilment-gateway.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import type { CommerceClient } from './commerce-client.ts'
import { encodeAddress } from './wire/address.wire.ts'
import { decodeLocations, decodeMethods } from './wire/fulfilment.wire.ts'
import { decodeQuote } from './wire/quote.wire.ts'
import { encodeAboutQuote } from './wire/quote-request.wire.ts'

type Body = Readonly<Record<string, unknown>>

/** Two actions in one call: the new address is saved to the account and then used. */
const saveAndUse = 'addNewAccountAddress,addShippingAddressUsingAccountAddress'

/** A saved or a new address, which may be saved to the account (CALL-42), and a shipping method (CALL-43). */
export function httpFulfilmentGateway(client: CommerceClient): FulfilmentGateway {
  const write = (action: string, id: QuoteId, body: Body) =>
    client.call({
      action,
      manner: 'write',
      body: { ...encodeAboutQuote(id), ...body },
      decode: decodeQuote,
    })
  const change = (action: string, { quoteId, fulfilmentId }: FulfilmentOf, body: Body) =>
    write(action, quoteId, { fulfillmentID: fulfilmentId, ...body })
  return {
    eligibleMethods: (orderID, signal) => {
      const action = 'getEligibleFulfillmentMethods'
      const query = { orderID }
      return client.call({ action, manner: 'read', query, decode: decodeMethods }, signal)
    },
    pickupLocations: (signal) => {
      const action = 'getPickupLocations'
      return client.call({ action, manner: 'read', decode: decodeLocations }, signal)
    },
    chooseMethod: (quoteId, fulfillmentMethodID, itemIds) => {
      const orderItemIDList = itemIds.join(',')
      return write('changeOrderFulfillment', quoteId, { fulfillmentMethodID, orderItemIDList })
    },
    useSavedAddress: (of, accountAddressID) =>
      change('addShippingAddressUsingAccountAddress', of, { accountAddressID }),
    useNewAddress: (of, entry) => change(saveAndUse, of, encodeAddress(entry)),
    chooseShippingMethod: (of, shippingMethodID) =>
      change('addShippingMethodUsingShippingMethodID', of, { shippingMethodID }),
    choosePickupLocation: (of, value) => change('addPickupFulfillmentLocation', of, { value }),
    choosePickupDate: ({ quoteId, fulfilmentId }, pickupDate) =>
      write('setPickupDate', quoteId, { pickupDate, orderFulfillmentID: fulfilmentId }),
  }
}
