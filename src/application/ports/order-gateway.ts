/** Where placed orders are looked up, and reordered. */
import type { taskEither as TE } from 'fp-ts'
import type { GuestOrderProof } from '../../domain/order/guest-order.ts'
import type { Order, OrderId, OrderRow } from '../../domain/order/order.ts'
import type { CartWithOrder } from '../../domain/order/order-again.ts'
import type { OrderListPlace } from '../../domain/order/order-list.ts'
import type { Shipment } from '../../domain/order/shipment.ts'
import type { Page } from '../../domain/shared/paging.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import type { PortFailure } from '../failure.ts'

export interface OrderGateway {
  /** The customer's own, the newest first. */
  readonly list: (
    place: OrderListPlace,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, Page<OrderRow>>
  /** An order that is missing or belongs to another user is `not-found`. */
  readonly open: (id: OrderId, signal?: AbortSignal) => TE.TaskEither<PortFailure, Order>
  /** Needs no sign-in. A link that is none is `not-found`; a number and email that do not fit are `refused`. */
  readonly openAsGuest: (
    proof: GuestOrderProof,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, Order>
  /** A page of what was sent to the customer, that of the newest order first. */
  readonly shipments: (
    page: number,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, Page<Shipment>>
  /** A new draft of that name with the same lines at today's prices. */
  readonly again: (
    id: OrderId,
    quoteName: string,
    intentId?: string,
  ) => TE.TaskEither<PortFailure, QuoteId>
  /** The same lines beside what lies in the cart, at today's prices; those that cannot be had any more are named. */
  readonly intoCart: (id: OrderId, intentId?: string) => TE.TaskEither<PortFailure, CartWithOrder>
}
