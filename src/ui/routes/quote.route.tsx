/** One quote (ROUTE-38), and the same quote as a draft order to be filled. */
import { createRoute, isNotFound, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { quoteId } from '../../domain/shared/quote-id.ts'
import { QuotePending } from '../parts/quote/QuotePending.tsx'
import { accountRoute } from './account.route.tsx'
import { draftOrderSearch } from './draft-order-search.ts'
import { load, service } from './load.ts'
import type { RouterContext } from './root.route.tsx'

interface Entry {
  readonly params: { readonly quoteId: string }
  readonly context: RouterContext
  readonly location: { readonly publicHref: string }
  readonly abortController: AbortController
}

/**
 * The quote of an address with its service. A quote that is missing, another customer's, or without an id of its
 * own leads to the list, which reports it (QUOTE-21, T09).
 */
async function openQuote({ params, context, location, abortController }: Entry) {
  const editing = await service(context.services.quoteEditing)
  const program = editing.open(quoteId(params.quoteId), abortController.signal)
  const quote = await load(program, location.publicHref).catch((failure: unknown) => {
    if (!isNotFound(failure)) throw failure
    throw redirect({ to: '/my-account/quotes', search: { missing: true }, replace: true })
  })
  return { editing, quote }
}

/** The same quote with what the tabs of its draft order work with, fetched side by side. */
async function openDraftOrder(entry: Entry) {
  const [opened, draftOrders, catalogue] = await Promise.all([
    openQuote(entry),
    service(entry.context.services.draftOrders),
    service(entry.context.services.catalogue),
  ])
  return { ...opened, draftOrders, catalogue }
}

/**
 * A quote is read at every visit and never preloaded: the page's chart starts with what was read,
 * and a reading kept from before would come without the edits made since. Another quote is another page.
 */
const freshQuote = {
  gcTime: 0,
  preload: false,
  remountDeps: ({ params }: Pick<Entry, 'params'>) => params,
  // Not lazy: a place to wait in must not itself be waited for.
  pendingComponent: QuotePending,
} as const

export const quoteRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'quotes/$quoteId',
  staticData: { access: 'customers', texts: ['quote', 'quotes', 'price', 'address', 'catalogue'] },
  loader: { handler: openQuote, staleReloadMode: 'blocking' },
  ...freshQuote,
  component: lazyRouteComponent(() => import('../pages/quote/QuotePage.tsx'), 'QuotePage'),
})

export const draftOrderRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'draftorder/$quoteId',
  staticData: {
    access: 'customers',
    texts: [
      'draftOrder',
      'spreadsheet',
      'quote',
      'quotes',
      'price',
      'address',
      'catalogue',
      'product',
      'search',
    ],
  },
  // The address says where one is in the order; the order itself is read once.
  validateSearch: draftOrderSearch,
  loader: { handler: openDraftOrder, staleReloadMode: 'blocking' },
  ...freshQuote,
  component: lazyRouteComponent(
    () => import('../pages/draft-order/DraftOrderPage.tsx'),
    'DraftOrderPage',
  ),
})
