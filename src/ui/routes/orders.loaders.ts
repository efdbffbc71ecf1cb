/** What the pages of orders ask for. */
import { isNotFound, redirect } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { deliveryId } from '../../domain/delivery/scheduled-delivery.ts'
import { orderId } from '../../domain/order/order.ts'
import type { OrderListPlace } from '../../domain/order/order-list.ts'
import { load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'

export async function listOrders(
  place: OrderListPlace,
  { context, location, abortController }: LoaderEntry,
) {
  const orders = await service(context.services.orders)
  const page = await load(orders.list(place, abortController.signal), location.publicHref)
  return { orders, page }
}

/** The scheduled delivery whose orders are shown; undefined where it cannot be read, which takes nothing from its orders. */
export async function deliveryOfOrders(id: string, { context, abortController }: LoaderEntry) {
  const deliveries = await service(context.services.deliveries)
  const answer = await deliveries.details(deliveryId(id), abortController.signal)()
  return E.isRight(answer) ? answer.right : undefined
}

/** A missing order, or another account's, leads to the history, which says so (T09). */
export async function openOrder(id: string, { context, location, abortController }: LoaderEntry) {
  const orders = await service(context.services.orders)
  const program = orders.open(orderId(id), abortController.signal)
  const order = await load(program, location.publicHref).catch((failure: unknown) => {
    if (!isNotFound(failure)) throw failure
    throw redirect({ to: '/my-account/orders', search: { missing: true }, replace: true })
  })
  return { orders, order }
}

/** `linked` is the order of the link: `none` where it leads to no order, undefined where there is no link. */
export async function openOrderAsGuest(
  token: string | undefined,
  { context, location, abortController }: LoaderEntry,
) {
  const orders = await service(context.services.orders)
  if (token === undefined) return { orders, linked: undefined }
  const program = orders.openAsGuest({ kind: 'link', token }, abortController.signal)
  const linked = await load(program, location.publicHref).catch((failure: unknown) => {
    if (isNotFound(failure)) return 'none' as const
    throw failure
  })
  return { orders, linked }
}
