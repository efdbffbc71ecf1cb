/** Carts that are set aside (ROUTE-40, ACCT-02). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { SavedCartChange } from '../../domain/cart/saved-cart.ts'
import { ListFailed, ListPending } from '../parts/list/ListStates.tsx'
import { requireOrders } from './cart.route.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { loadersFrom } from './load.ts'
import { pageIn, readsSearch } from '../addresses/search-params.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A saved cart has just become the cart; the page of the cart says what came of it. */
    readonly takenUp?: {
      readonly name: string
      readonly leftAs: string | undefined
      readonly changes: readonly SavedCartChange[] | undefined
    }
  }
}

const loaders = loadersFrom(() => import('./saved-carts.loaders.ts'))

interface SavedCartsSearch {
  /** From 1. */
  readonly page?: number
}

export const savedCartsRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'carts',
  staticData: { access: 'customers', texts: ['cart', 'price', 'quotes'] },
  validateSearch: readsSearch<SavedCartsSearch>({ page: pageIn }),
  beforeLoad: requireOrders,
  loader: async (entry) => (await loaders(entry.context.services.savedCarts)).openSavedCarts(entry),
  preload: false,
  component: lazyRouteComponent(
    () => import('../pages/saved-carts/SavedCartsPage.tsx'),
    'SavedCartsPage',
  ),
  pendingComponent: () => <ListPending list="savedCarts" />,
  errorComponent: ({ error }) => <ListFailed list="savedCarts" error={error} />,
})
