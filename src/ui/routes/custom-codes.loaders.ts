/** What the page of the customer's own codes asks for. */
import { load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'

export async function openCustomCodes({ context, location, abortController }: LoaderEntry) {
  const ownCodes = await service(context.services.ownCodes)
  const codes = await load(ownCodes.all(abortController.signal), location.publicHref)
  return { ownCodes, codes }
}
