/** Looking up placed orders, and ordering their lines once more. */
import type { Order, OrderId, OrderRow } from '../../domain/order/order.ts'
import type { GuestOrderProof } from '../../domain/order/guest-order.ts'
import type { OrderListPlace } from '../../domain/order/order-list.ts'
import type { Page } from '../../domain/shared/paging.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { type SessionActor, sessionOf } from '../account/session.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { OrderGateway } from '../ports/order-gateway.ts'
import type { QuoteGateway } from '../ports/quote-gateway.ts'
import type { Program } from '../program.ts'
import { forCustomers } from '../quote/quote-ports.ts'
import { type AgainWish, orderAgain } from './order-again.ts'

export interface Orders {
  readonly list: (place: OrderListPlace, signal?: AbortSignal) => Program<Page<OrderRow>>
  readonly open: (id: OrderId, signal?: AbortSignal) => Program<Order>
  /** Needs no sign-in, but a proof that the order is the reader's. */
  readonly openAsGuest: (proof: GuestOrderProof, signal?: AbortSignal) => Program<Order>
  /** A new draft with the lines of an order. */
  readonly again: (wish: AgainWish) => Program<QuoteId>
}

export interface OrdersPorts {
  readonly orderGateway: OrderGateway
  readonly quoteGateway: Pick<QuoteGateway, 'openDrafts'>
  readonly notifier: Notifier
  readonly session: SessionActor
}

export function openOrders(ports: OrdersPorts): Orders {
  const { orderGateway } = ports
  const customers = { session: () => sessionOf(ports.session.getSnapshot()) }
  return {
    list: (place, signal) => forCustomers(customers, () => orderGateway.list(place, signal)),
    open: (id, signal) => forCustomers(customers, () => orderGateway.open(id, signal)),
    openAsGuest: orderGateway.openAsGuest,
    again: (wish) => forCustomers(customers, () => orderAgain(ports, wish)),
  }
}
