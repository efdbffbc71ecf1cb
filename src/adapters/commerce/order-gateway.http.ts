/** Placed orders on the commerce engine. */
import { taskEither as TE } from 'fp-ts'
import type { OrderGateway } from '../../application/ports/order-gateway.ts'
import type { GuestOrderProof } from '../../domain/order/guest-order.ts'
import { pageSize } from '../../domain/shared/paging.ts'
import { thereOrNotFound } from '../http/there-or-not-found.ts'
import type { CommerceClient } from './commerce-client.ts'
import { cartWanted } from './wire/cart.wire.ts'
import { decodeShipments } from './wire/shipment.wire.ts'
import { decodeNewDraft, decodeOrderIfAny, decodeOrderPage } from './wire/order.wire.ts'
import { decodeOrderInCart } from './wire/order-again.wire.ts'

export function httpOrderGateway(client: CommerceClient): OrderGateway {
  const details = { action: 'getOrderDetails', manner: 'read', decode: decodeOrderIfAny } as const
  return {
    list: ({ keyword, deliveryId, page }, signal) => {
      const query = {
        pageRecordsShow: String(pageSize),
        currentPage: String(page),
        ...(keyword === '' ? {} : { keyword }),
        ...(deliveryId === '' ? {} : { orderTemplateID: deliveryId }),
      }
      const decode = decodeOrderPage
      return client.call({ action: 'getAllOrdersOnAccount', manner: 'read', query, decode }, signal)
    },
    open: (orderID, signal) =>
      TE.chain(thereOrNotFound)(client.call({ ...details, query: { orderID } }, signal)),
    // What proves it has no place in an address, which is written down in many places.
    openAsGuest: (proof, signal) =>
      TE.chain(thereOrNotFound)(
        client.call(
          { ...details, body: encodeProof(proof), session: { kind: 'as-it-is' } },
          signal,
        ),
      ),
    shipments: (page, signal) => {
      const query = { pageRecordsShow: String(pageSize), currentPage: String(page) }
      const action = 'getAllOrderDeliveryOnAccount'
      return client.call({ action, manner: 'read', query, decode: decodeShipments }, signal)
    },
    again: (orderID, quoteName, intentId) =>
      client.call({
        action: 'duplicateOrder',
        manner: 'write',
        body: { orderID, quoteName, setAsCartFlag: false },
        decode: decodeNewDraft,
        ...(intentId !== undefined && { intentId }),
      }),
    intoCart: (orderID, intentId) =>
      client.call({
        action: 'duplicateOrder',
        manner: 'write',
        body: { orderID, setAsCartFlag: true, ...cartWanted },
        decode: decodeOrderInCart,
        ...(intentId !== undefined && { intentId }),
      }),
  }
}

function encodeProof(proof: GuestOrderProof): Readonly<Record<string, string>> {
  return proof.kind === 'link'
    ? { tokenHash: proof.token }
    : { orderNumber: proof.orderNumber.trim(), emailAddress: proof.email.trim() }
}
