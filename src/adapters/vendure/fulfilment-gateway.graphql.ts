/** How and where a quote on Vendure is delivered. */
import type { FulfilmentGateway, FulfilmentOf } from '../../application/ports/fulfilment-gateway.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { encodeEntry } from './wire/address.wire.ts'
import { decodeLocations, decodeMethods, methodFields } from './wire/delivery.wire.ts'
import { decodeQuote, quoteFields } from './wire/quote.wire.ts'

export function vendureFulfilmentGateway(client: GraphqlClient): FulfilmentGateway {
  /** `name` is what the call takes beside the delivery that it is about. */
  const choose = (field: string, of: FulfilmentOf, name: string, type: string, value: unknown) => {
    const { quoteId, fulfilmentId } = of
    return client.call({
      field,
      document: `mutation ($of: DeliveryOf!, $value: ${type}) {
        ${field}(of: $of, ${name}: $value) { ${quoteFields} } }`,
      variables: { of: { quoteId, fulfilmentId }, value },
      manner: 'write',
      decode: decodeQuote,
    })
  }
  return {
    eligibleMethods: (quoteId, signal) =>
      client.call(
        {
          field: 'fulfilmentMethods',
          document: `query ($quoteId: String!) {
            fulfilmentMethods(quoteId: $quoteId) { ${methodFields} } }`,
          variables: { quoteId },
          manner: 'read',
          decode: decodeMethods,
        },
        signal,
      ),
    pickupLocations: (signal) =>
      client.call(
        {
          field: 'pickupLocations',
          document: '{ pickupLocations { id name } }',
          manner: 'read',
          decode: decodeLocations,
        },
        signal,
      ),
    chooseMethod: (quoteId, methodId, lineIds) =>
      client.call({
        field: 'chooseMethod',
        document: `mutation ($quoteId: String!, $methodId: String!, $lineIds: [String!]!) {
          chooseMethod(quoteId: $quoteId, methodId: $methodId, lineIds: $lineIds) { ${quoteFields} } }`,
        variables: { quoteId, methodId, lineIds },
        manner: 'write',
        decode: decodeQuote,
      }),
    useSavedAddress: (of, id) => choose('useSavedAddress', of, 'addressId', 'String!', id),
    useNewAddress: (of, entry) =>
      choose('useNewAddress', of, 'entry', 'AddressEntryInput!', encodeEntry(entry)),
    chooseShippingMethod: (of, id) => choose('chooseShippingMethod', of, 'methodId', 'String!', id),
    choosePickupLocation: (of, id) =>
      choose('choosePickupLocation', of, 'locationId', 'String!', id),
    choosePickupDate: (of, date) => choose('choosePickupDate', of, 'date', 'String!', date),
  }
}
