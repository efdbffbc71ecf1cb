/** The quote list: tabs that stay, and the page of rows below them (QUOTE-05, QUOTE-11). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { quoteGroups } from '../../domain/quote/quote-group.ts'
import { quoteSorts } from '../../domain/quote/quote-list.ts'
import { ListFailed, ListPending } from '../parts/list/ListStates.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { load, service } from './load.ts'
import { quoteListPlace, type QuotesSearch } from '../addresses/quotes-search.ts'
import { choiceIn, flagIn, pageIn, readsSearch, textIn } from '../addresses/search-params.ts'

function missingIn(text: string): QuotesSearch['missing'] {
  if (text === 'gone') return 'gone'
  return text === 'true' ? true : undefined
}

export const quotesRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'quotes',
  staticData: { access: 'customers', texts: ['quotes', 'price'] },
  validateSearch: readsSearch<QuotesSearch>({
    tab: (search, name) => choiceIn(search, name, quoteGroups),
    keyword: textIn,
    sort: (search, name) => choiceIn(search, name, quoteSorts),
    returned: flagIn,
    page: pageIn,
    missing: ({ missing }) => missingIn(String(missing)),
    find: flagIn,
  }),
  component: lazyRouteComponent(() => import('../pages/quotes/QuotesPage.tsx'), 'QuotesPage'),
})

export const quoteListRoute = createRoute({
  getParentRoute: () => quotesRoute,
  path: '/',
  staticData: { access: 'customers' },
  loaderDeps: ({ search }) => quoteListPlace(search),
  loader: async ({ context, deps, location, abortController: { signal } }) => {
    const quotes = await service(context.services.quotes)
    return { quotes, list: await load(quotes.list(deps, signal), location.publicHref) }
  },
  pendingMs: 0,
  pendingMinMs: 0,
  component: lazyRouteComponent(() => import('../pages/quotes/QuoteList.tsx'), 'QuoteList'),
  // Not lazy: a place to wait in must not itself be waited for.
  pendingComponent: () => <ListPending list="quotes" />,
  errorComponent: ({ error }) => <ListFailed list="quotes" error={error} />,
})
