/**
 * Two to four configurations side by side. The address says which and how many pieces of each, so that it can be
 * shared and reloaded; it is open to everybody.
 */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ComparedAddress } from '../../domain/pricing/compared-address.ts'
import { longestCompared } from '../../domain/pricing/compared-length.ts'
import { loadersFrom } from './load.ts'
import { rootRoute } from './root.route.tsx'
import { readsSearch, textIn } from '../addresses/search-params.ts'

const loaders = loadersFrom(() => import('./compare.loaders.ts'))

export const compareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'compare',
  staticData: { access: 'open', texts: ['compare', 'catalogue', 'price', 'cart'], loaders },
  validateSearch: readsSearch<ComparedAddress>({
    // One character more tells that there was more.
    models: (search, name) => textIn(search, name, longestCompared + 1),
    quantity: (search, name) => textIn(search, name, 20),
  }),
  loaderDeps: ({ search }) => ({ models: search.models }),
  loader: async ({ deps, ...entry }) =>
    (await loaders(entry.context.services.catalogue)).findCompared(deps.models, entry),
  component: lazyRouteComponent(() => import('../pages/compare/ComparePage.tsx'), 'ComparePage'),
})
