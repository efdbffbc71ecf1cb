/** One quote (ROUTE-38), and the same quote as a draft order to be filled. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { QuotePending } from '../parts/quote/QuotePending.tsx'
import { accountRoute } from './account.route.tsx'
import { draftOrderSearch } from '../addresses/draft-order-search.ts'
import { loadersFrom } from './load.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Codes that were pasted onto the page of a quote; the draft order puts them into its table of new lines. */
    readonly pastedLines?: string
  }
}

const loaders = loadersFrom(() => import('./quote.loaders.ts'))

/**
 * A quote is read at every visit and never preloaded: the page's chart starts with what was read,
 * and a reading kept from before would come without the edits made since. Another quote is another page.
 */
const freshQuote = {
  gcTime: 0,
  preload: false,
  remountDeps: ({ params }: { readonly params: { readonly quoteId: string } }) => params,
  // Not lazy: a place to wait in must not itself be waited for.
  pendingComponent: QuotePending,
} as const

export const quoteRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'quotes/$quoteId',
  staticData: { access: 'customers', texts: ['quote', 'quotes', 'price', 'address', 'catalogue'] },
  loader: {
    handler: async (entry) => (await loaders(entry.context.services.quoteEditing)).openQuote(entry),
    staleReloadMode: 'blocking',
  },
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
  loader: {
    handler: async (entry) => {
      const { quoteEditing, draftOrders, catalogue } = entry.context.services
      return (await loaders(quoteEditing, draftOrders, catalogue)).openDraftOrder(entry)
    },
    staleReloadMode: 'blocking',
  },
  ...freshQuote,
  component: lazyRouteComponent(
    () => import('../pages/draft-order/DraftOrderPage.tsx'),
    'DraftOrderPage',
  ),
})
