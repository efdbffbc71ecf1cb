/** Placed orders without a server, kept in the fake shop. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { OrderGateway } from '../../src/application/ports/order-gateway.ts'
import type { GuestOrderProof } from '../../src/domain/order/guest-order.ts'
import type { Order, OrderId } from '../../src/domain/order/order.ts'
import type { CartWithOrder } from '../../src/domain/order/order-again.ts'
import type { Shipment } from '../../src/domain/order/shipment.ts'
import type { NotAdded } from '../../src/domain/shared/not-added.ts'
import { quoteItemId } from '../../src/domain/quote/quote-item.ts'
import { pageOf } from '../../src/domain/shared/paging.ts'
import type { QuoteId } from '../../src/domain/shared/quote-id.ts'
import { anOrderRow } from '../builders/an-order.ts'
import { type Owner, ownerOf, putAgain, shown } from './cart-gateway.fake.ts'
import { accountAt, keepQuote } from './fake-quote-store.ts'
import { itemOf, newQuote, withItems } from './fake-quotes.ts'
import { notFound, refused, type Visit, once } from './fake-shop.ts'

type Answer<A> = E.Either<PortFailure, A>

export function fakeOrderGateway(visit: Visit): OrderGateway {
  const { ask, commit } = visit.shop.calls
  return {
    list: ({ keyword, deliveryId, page }, signal) =>
      ask(
        'orderGateway.list',
        () =>
          E.map((orders: readonly Order[]) => {
            const words = keyword.toLowerCase().split(/\s+/)
            const found = orders
              .filter((order) => deliveryId === '' || order.orderTemplateId === deliveryId)
              .filter((order) => words.every((word) => said(order).includes(word)))
            return pageOf(found.map(anOrderRow), page)
          })(ownOrders(visit)),
        signal,
      ),
    open: (id, signal) => ask('orderGateway.open', () => ownOrder(visit, id), signal),
    openAsGuest: (proof, signal) =>
      ask('orderGateway.openAsGuest', () => guestOrder(visit, proof), signal),
    shipments: (page, signal) =>
      ask(
        'orderGateway.shipments',
        () =>
          E.map((orders: readonly Order[]) => pageOf(orders.flatMap(shipmentsOf), page))(
            ownOrders(visit),
          ),
        signal,
      ),
    again: (id, name, intent) =>
      commit(
        'orderGateway.again',
        once(visit.shop, intent, () => again(visit, id, name)),
      ),
    intoCart: (id, intent) =>
      commit(
        'orderGateway.intoCart',
        once(visit.shop, intent, () => intoCart(visit, id)),
      ),
  }
}

/** Every tracking number of an order is a shipment. */
function shipmentsOf({ id, number, purchaseOrderNumber, fulfilments }: Order): readonly Shipment[] {
  return fulfilments.flatMap(({ trackingNumbers, shippingMethod }) =>
    trackingNumbers.map((trackingNumber) => ({
      id: `${id} ${trackingNumber}`,
      trackingNumber,
      carrierHref: `https://carrier.test/${trackingNumber}`,
      sentAt: '2026-03-02T09:00:00Z',
      method: shippingMethod?.name ?? '',
      lineCount: 1,
      orderId: id,
      orderNumber: number,
      purchaseOrderNumber,
    })),
  )
}

/** The newest first. */
function ownOrders(visit: Visit): Answer<readonly Order[]> {
  return E.map(({ id }: { readonly id: string }) =>
    [...visit.shop.orders.values()]
      .filter(({ owner }) => owner === id)
      .map(({ order }) => order)
      .toSorted((one, other) => other.openedAt.localeCompare(one.openedAt)),
  )(accountAt(visit))
}

function ownOrder(visit: Visit, id: OrderId): Answer<Order> {
  return E.chain((orders: readonly Order[]): Answer<Order> => {
    const found = orders.find((order) => order.id === id)
    return found ? E.right(found) : notFound
  })(ownOrders(visit))
}

function guestOrder({ shop }: Visit, proof: GuestOrderProof): Answer<Order> {
  const owned = [...shop.orders.values()].find(({ owner, order }) =>
    proof.kind === 'link'
      ? proof.token === `link-${order.id}`
      : order.number === proof.orderNumber.trim() &&
        shop.customers.get(owner)?.account.email === proof.email.trim(),
  )
  if (owned) return E.right(proof.kind === 'link' ? owned.order : whereItStands(owned.order))
  return proof.kind === 'link'
    ? notFound
    : refused('We know no order of this number and email address.')
}

/** What number and email prove (T10). */
function whereItStands(order: Order): Order {
  return {
    ...order,
    purchaseOrderNumber: '',
    currency: '',
    specialInstructions: '',
    dispatch: undefined,
    items: order.items.map((item) => ({
      ...item,
      customerMaterialNumber: '',
      unitPrice: undefined,
      lineTotal: undefined,
      surcharge: undefined,
      segments: [],
    })),
    fulfilments: order.fulfilments.map((fulfilment) => ({
      ...fulfilment,
      shippingAddress: undefined,
    })),
    payments: [],
    documents: [],
    totals: {
      subtotal: undefined,
      surcharge: undefined,
      afterSurcharge: undefined,
      tax: undefined,
      afterTax: undefined,
      discount: undefined,
    },
  }
}

function again(visit: Visit, id: OrderId, name: string): Answer<QuoteId> {
  const { shop } = visit
  return E.chain((order: Order) =>
    E.chain(({ zone }: { readonly zone: 'US' | 'EU' }): Answer<QuoteId> => {
      const items = order.items.map((item) =>
        itemOf(
          shop,
          { ...item, choices: 'kept', requestedDate: undefined },
          zone,
          quoteItemId(shop.nextId('item')),
        ),
      )
      const words = items.find((item) => typeof item === 'string')
      if (words !== undefined) return refused(words)
      const lines = items.filter((item) => typeof item !== 'string')
      const draft = withItems(newQuote(shop, name, zone), lines, shop)
      return E.map(({ id: draftId }: { readonly id: QuoteId }) => draftId)(keepQuote(visit, draft))
    })(accountAt(visit)),
  )(ownOrder(visit, id))
}

/** Line by line: what cannot be had any more is named. */
function intoCart(visit: Visit, id: OrderId): Answer<CartWithOrder> {
  return E.chain((order: Order) => {
    const notAdded = order.items.flatMap((item): readonly NotAdded[] => {
      const reason = putAgain(visit, item)
      return reason === undefined ? [] : [{ itemId: item.id, reason }]
    })
    return E.map((owner: Owner): CartWithOrder => ({ cart: shown(visit, owner), notAdded }))(
      ownerOf(visit),
    )
  })(ownOrder(visit, id))
}

function said({ number, purchaseOrderNumber, items }: Order): string {
  const lines = items.map(({ modelCode, customerMaterialNumber, productName }) =>
    [modelCode, customerMaterialNumber, productName].join(' '),
  )
  return [number, purchaseOrderNumber, ...lines].join(' ').toLowerCase()
}
