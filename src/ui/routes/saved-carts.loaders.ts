/** What the page of saved carts asks for. */
import { load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'

export async function openSavedCarts({ context, location, abortController }: LoaderEntry) {
  const savedCarts = await service(context.services.savedCarts)
  const all = await load(savedCarts.all(abortController.signal), location.publicHref)
  return { savedCarts, all }
}
