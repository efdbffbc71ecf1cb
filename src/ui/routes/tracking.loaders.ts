/** What the page of tracking numbers asks for. */
import { load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'

export async function listShipments(
  page: number,
  { context, location, abortController }: LoaderEntry,
) {
  const orders = await service(context.services.orders)
  return load(orders.shipments(page, abortController.signal), location.publicHref)
}
