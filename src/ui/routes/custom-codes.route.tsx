/** Custom codes, which stand for models: kept, found, deleted. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { customerAreaRoute } from './customer-area.route.tsx'
import { loadersFrom } from './load.ts'
import { laterPageIn, readsSearch, textIn } from '../addresses/search-params.ts'
import { ListPending } from '../parts/list/ListStates.tsx'

const loaders = loadersFrom(() => import('./custom-codes.loaders.ts'))

interface CustomCodesSearch {
  readonly keyword?: string
  /** From 2. */
  readonly page?: number
}

export const customCodesRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'custom-codes',
  staticData: { access: 'customers', texts: ['codes'] },
  validateSearch: readsSearch<CustomCodesSearch>({ keyword: textIn, page: laterPageIn }),
  loader: async (entry) => (await loaders(entry.context.services.ownCodes)).openCustomCodes(entry),
  preload: false,
  component: lazyRouteComponent(
    () => import('../pages/custom-codes/CustomCodesPage.tsx'),
    'CustomCodesPage',
  ),
  pendingComponent: () => <ListPending list="page" />,
})
