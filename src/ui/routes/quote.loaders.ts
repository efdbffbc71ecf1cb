/** What the pages of one quote ask for. */
import { isNotFound, redirect } from '@tanstack/react-router'
import { quoteId } from '../../domain/shared/quote-id.ts'
import { load, service } from './load.ts'
import type { LoaderEntry } from './root.route.tsx'

interface Entry extends LoaderEntry {
  readonly params: { readonly quoteId: string }
}

/**
 * The quote of an address with its service. A quote that is missing, another customer's, or without an id of its
 * own leads to the list, which reports it (QUOTE-21, T09).
 */
export async function openQuote({ params, context, location, abortController }: Entry) {
  const editing = await service(context.services.quoteEditing)
  const program = editing.open(quoteId(params.quoteId), abortController.signal)
  const quote = await load(program, location.publicHref).catch((failure: unknown) => {
    if (!isNotFound(failure)) throw failure
    throw redirect({ to: '/my-account/quotes', search: { missing: true }, replace: true })
  })
  return { editing, quote }
}

/** The same quote with what the tabs of its draft order work with, fetched side by side. */
export async function openDraftOrder(entry: Entry) {
  const [opened, draftOrders, catalogue] = await Promise.all([
    openQuote(entry),
    service(entry.context.services.draftOrders),
    service(entry.context.services.catalogue),
  ])
  return { ...opened, draftOrders, catalogue }
}
