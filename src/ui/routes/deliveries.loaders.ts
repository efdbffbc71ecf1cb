/** What the pages of scheduled deliveries ask for. */
import { isNotFound, redirect } from '@tanstack/react-router'
import { deliveryId } from '../../domain/delivery/scheduled-delivery.ts'
import { load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'

export async function listDeliveries(
  page: number,
  { context, location, abortController }: LoaderEntry,
) {
  const deliveries = await service(context.services.deliveries)
  const { signal } = abortController
  const [list, cart] = await Promise.all([
    load(deliveries.list(page, signal), location.publicHref),
    load(deliveries.cart(signal), location.publicHref),
  ])
  return { list, cart }
}

/** A missing delivery, or another account's, leads to the list, which says so (T09). */
export async function openDelivery(
  id: string,
  { context, location, abortController }: LoaderEntry,
) {
  const deliveries = await service(context.services.deliveries)
  const { signal } = abortController
  const details = load(deliveries.details(deliveryId(id), signal), location.publicHref)
  const [delivery, options] = await Promise.all([
    details.catch((failure: unknown) => {
      if (!isNotFound(failure)) throw failure
      throw redirect({
        to: '/my-account/subscription-orders',
        search: { missing: true },
        replace: true,
      })
    }),
    load(deliveries.options(signal), location.publicHref),
  ])
  return { deliveries, delivery, options }
}

/** What is being set up; undefined for a visitor, and where nothing is. */
export async function openDeliveryCart({ context, location, abortController }: LoaderEntry) {
  const deliveries = await service(context.services.deliveries)
  const { signal } = abortController
  const delivery = await load(deliveries.cart(signal), location.publicHref)
  if (!delivery) return undefined
  const options = await load(deliveries.options(signal), location.publicHref)
  return { deliveries, delivery, options }
}
