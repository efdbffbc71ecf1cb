/** Saved carts on the commerce engine. */
import type { SavedCartGateway } from '../../application/ports/saved-cart-gateway.ts'
import type { CommerceClient } from './commerce-client.ts'
import { cartWanted } from './wire/cart.wire.ts'
import { decodeDone } from './wire/done.wire.ts'
import { decodeSavedCarts, decodeTakenUp } from './wire/saved-cart.wire.ts'

/** More than an account may have. */
const all = { includeCartsOnly: 'true', pageRecordsShow: '100', currentPage: '1' }

export function httpSavedCartGateway(client: CommerceClient): SavedCartGateway {
  const done = { manner: 'write', decode: decodeDone } as const
  return {
    all: (signal) =>
      client.call(
        {
          action: 'getAllCartsAndQuotesOnAccount',
          manner: 'read',
          query: all,
          decode: decodeSavedCarts,
        },
        signal,
      ),
    rename: (orderID, orderName) =>
      client.call({ ...done, action: 'renameSavedCart', body: { orderID, orderName } }),
    remove: (orderID) =>
      client.call({
        ...done,
        action: 'deleteOrder',
        body: { orderID, savedCartFlag: true, ...cartWanted },
      }),
    takeUp: (orderID, orderName) =>
      client.call({
        action: 'changeOrder',
        manner: 'write',
        body: { orderID, orderName, ...cartWanted },
        decode: decodeTakenUp,
      }),
  }
}
