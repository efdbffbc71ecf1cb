/**
 * The address of a configuration: its whole model code, and how many. It leads to the page of the product that the code
 * begins with, and stays the same when that is renamed. What no page can be found for is said here.
 */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadersFrom } from './load.ts'
import { rootRoute } from './root.route.tsx'
import { readsSearch, textIn } from '../addresses/search-params.ts'

interface ModelSearch {
  readonly quantity?: string
}

const loaders = loadersFrom(() => import('./model.loaders.ts'))

export const modelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'model/$code',
  staticData: { access: 'open', texts: ['share'], loaders },
  validateSearch: readsSearch<ModelSearch>({
    quantity: (search, name) => textIn(search, name, 20),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps, ...entry }) =>
    (await loaders(entry.context.services.catalogue)).findModel(params.code, deps, entry),
  component: lazyRouteComponent(() => import('../pages/errors/NoModelPage.tsx'), 'NoModelPage'),
})
