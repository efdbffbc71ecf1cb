/** One quote (ROUTE-38), and the same quote as a draft order to be filled. */
import { createRoute, isNotFound, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { quoteId } from '../../domain/shared/quote-id.ts'
import { QuotePending } from '../parts/quote/QuotePending.tsx'
import { accountRoute } from './account.route.tsx'
import { draftOrderSearch } from './draft-order-search.ts'
import { load } from './load.ts'
import type { RouterContext } from './root.route.tsx'

interface Entry {
  readonly params: { readonly quoteId: string }
  readonly context: RouterContext
  readonly location: { readonly publicHref: string }
  readonly abortController: AbortController
}

/**
 * The quote of an address, by a question that answers it. One that is missing, somebody else's, or without an
 * id of its own leads to the list, which says so (QUOTE-21, T09).
 */
function quoteBy(question: 'quote' | 'draftOrder') {
  return async ({ params, context, location, abortController }: Entry) => {
    const ask = context.storefront.read[question]
    const program = ask(quoteId(params.quoteId), abortController.signal)
    return load(program, location.publicHref).catch((failure: unknown) => {
      if (!isNotFound(failure)) throw failure
      throw redirect({ to: '/my-account/quotes', search: { missing: true }, replace: true })
    })
  }
}

/**
 * A quote is read anew at every visit and never ahead of one: the page's chart starts with what was read,
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
  loader: { handler: quoteBy('quote'), staleReloadMode: 'blocking' },
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
  loader: { handler: quoteBy('draftOrder'), staleReloadMode: 'blocking' },
  ...freshQuote,
  component: lazyRouteComponent(
    () => import('../pages/draft-order/DraftOrderPage.tsx'),
    'DraftOrderPage',
  ),
})
