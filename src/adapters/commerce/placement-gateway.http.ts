/** Placing orders on the commerce engine (docs/wire.md, Checkout). */
import type { PlacementGateway } from '../../application/ports/placement-gateway.ts'
import type { CommerceClient } from './commerce-client.ts'
import {
  decodePlacement,
  decodePlacementAnswer,
  encodeReviewed,
  saysChanged,
} from './wire/placement.wire.ts'

export function httpPlacementGateway(client: CommerceClient): PlacementGateway {
  return {
    placeOrder: ({ cartId, reviewed, isConfirmed, acceptedTerms }) =>
      client.call({
        action: 'placeOrder',
        manner: 'write',
        body: {
          orderID: cartId,
          ...(reviewed && { reviewed: encodeReviewed(reviewed) }),
          ...(isConfirmed === true && { confirmedFlag: true }),
          ...(acceptedTerms !== undefined && { acceptedTerms }),
          returnJSONObjects: 'cart',
        },
        decode: decodePlacementAnswer,
        isAnswer: saysChanged,
      }),
    getPlacement: (orderID, signal) =>
      client.call(
        { action: 'getPlacement', manner: 'read', query: { orderID }, decode: decodePlacement },
        signal,
      ),
    cancelPlacement: (orderID) =>
      client.call({
        action: 'cancelPlacement',
        manner: 'write',
        body: { orderID, returnJSONObjects: 'cart' },
        decode: decodePlacement,
      }),
  }
}
