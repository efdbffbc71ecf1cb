/** The cart as a checkout on the commerce engine. Every write wants it back. */
import type { CheckoutGateway } from '../../application/ports/checkout-gateway.ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { CommerceClient } from './commerce-client.ts'
import { cartWantedIn } from './wire/cart.wire.ts'
import { decodeCheckout } from './wire/checkout.wire.ts'
import { encodeCheckoutWrite } from './wire/checkout-request.wire.ts'
import { decodeMethods } from './wire/fulfilment.wire.ts'
import {
  decodeApplied,
  decodeCredit,
  decodeLastCheckout,
  decodeUses,
} from './wire/last-checkout.wire.ts'

/** `region` is that of a guest, who sees the prices of a visitor. */
export function httpCheckoutGateway(
  client: CommerceClient,
  region: () => AddressZone | undefined,
): CheckoutGateway {
  const wanted = () => cartWantedIn(region())
  return {
    checkout: (signal) =>
      client.call(
        { action: 'getCartData', manner: 'read', query: wanted(), decode: decodeCheckout },
        signal,
      ),
    write: (write) => {
      const { action, body } = encodeCheckoutWrite(write)
      return client.call({
        action,
        manner: 'write',
        body: { ...body, ...wanted() },
        decode: decodeCheckout,
      })
    },
    eligibleMethods: (orderID, signal) => {
      const action = 'getEligibleFulfillmentMethods'
      return client.call(
        { action, manner: 'read', query: { orderID }, decode: decodeMethods },
        signal,
      )
    },
    credit: (signal) =>
      client.call({ action: 'getAccountCredit', manner: 'read', decode: decodeCredit }, signal),
    usesOfPurchaseOrder: (purchaseOrderNumber, signal) => {
      const action = 'getPurchaseOrderNumberUse'
      const query = { purchaseOrderNumber }
      return client.call({ action, manner: 'read', query, decode: decodeUses }, signal)
    },
    lastCheckout: (signal) =>
      client.call(
        { action: 'getLastCheckout', manner: 'read', decode: decodeLastCheckout },
        signal,
      ),
    applyLast: (orderID) =>
      client.call({
        action: 'applyLastCheckout',
        manner: 'write',
        body: { orderID, ...wanted() },
        decode: decodeApplied,
      }),
  }
}
