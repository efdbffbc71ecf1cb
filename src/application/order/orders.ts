/** Looking up placed orders, and ordering their lines once more. */
import type { Cart } from '../../domain/cart/cart.ts'
import type { Order, OrderId, OrderRow } from '../../domain/order/order.ts'
import type { GuestOrderProof } from '../../domain/order/guest-order.ts'
import type { OrderedAgain } from '../../domain/order/order-again.ts'
import type { OrderListPlace } from '../../domain/order/order-list.ts'
import type { Shipment } from '../../domain/order/shipment.ts'
import type { Page } from '../../domain/shared/paging.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { type SessionActor, sessionOf } from '../account/session.ts'
import { cartOwner } from '../cart/cart-count.ts'
import type { CartCount } from '../ports/cart-count.ts'
import { openIntents } from '../intents.ts'
import type { CartGateway } from '../ports/cart-gateway.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { OrderGateway } from '../ports/order-gateway.ts'
import type { QuoteGateway } from '../ports/quote-gateway.ts'
import type { Program } from '../program.ts'
import { forCustomers } from '../quote/quote-ports.ts'
import { type AgainWish, orderAgain } from './order-again.ts'
import { orderIntoCart } from './order-into-cart.ts'

export interface Orders {
  readonly list: (place: OrderListPlace, signal?: AbortSignal) => Program<Page<OrderRow>>
  readonly open: (id: OrderId, signal?: AbortSignal) => Program<Order>
  /** Needs no sign-in, but a proof that the order is the reader's. */
  readonly openAsGuest: (proof: GuestOrderProof, signal?: AbortSignal) => Program<Order>
  /** What was sent, page by page (ACCT-02). */
  readonly shipments: (page: number, signal?: AbortSignal) => Program<Page<Shipment>>
  /** A new draft with the lines of an order. */
  readonly again: (wish: AgainWish) => Program<QuoteId>
  /** The lines of an order beside what lies in the cart; answers what came of each. */
  readonly intoCart: (id: OrderId) => Program<OrderedAgain>
}

export interface OrdersPorts {
  readonly orderGateway: OrderGateway
  readonly quoteGateway: Pick<QuoteGateway, 'openDrafts'>
  readonly cartGateway: Pick<CartGateway, 'cart'>
  readonly cartCount: CartCount
  readonly notifier: Notifier
  readonly session: SessionActor
  readonly newIntent: () => string
  /** The cart of this tab has to be read again, where it is shown. */
  readonly readCart: () => void
}

/** The service of orders, for customers; an order that goes into the cart tells the cart. */
export function openOrders(ports: OrdersPorts): Orders {
  const { orderGateway, cartGateway, cartCount, session, newIntent, readCart } = ports
  const intents = openIntents(newIntent)
  const customers = { session: () => sessionOf(session.getSnapshot()) }
  const intoCart = (id: OrderId) => {
    const owner = cartOwner(session.getSnapshot().context.account?.id)
    const onCartChanged = ({ totalItems }: Cart) => {
      cartCount.announce(owner, totalItems)
      readCart()
    }
    return orderIntoCart({ orderGateway, cartGateway, intents, onCartChanged }, id)
  }
  return {
    list: (place, signal) => forCustomers(customers, () => orderGateway.list(place, signal)),
    open: (id, signal) => forCustomers(customers, () => orderGateway.open(id, signal)),
    shipments: (page, signal) =>
      forCustomers(customers, () => orderGateway.shipments(page, signal)),
    openAsGuest: orderGateway.openAsGuest,
    again: (wish) => forCustomers(customers, () => orderAgain({ ...ports, intents }, wish)),
    intoCart: (id) => forCustomers(customers, () => intoCart(id)),
  }
}
