/** Lists of products, one of them, and the favourites (ROUTE-40, ROUTE-41). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ListPending } from '../parts/list/ListStates.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { loadersFrom } from './load.ts'

const loaders = loadersFrom(() => import('./lists.loaders.ts'))
const pendingComponent = () => <ListPending list="lists" />

export const listsRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'lists',
  staticData: { access: 'customers' },
  loader: async (entry) => (await loaders(entry.context.services.lists)).openLists(entry),
  component: lazyRouteComponent(() => import('../pages/lists/ListsPage.tsx'), 'ListsPage'),
  pendingComponent,
})

export const listRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'list/$listId',
  staticData: { access: 'customers', texts: ['cart', 'catalogue', 'price'] },
  loader: async ({ params, ...entry }) =>
    (await loaders(entry.context.services.lists)).openList(params.listId, entry),
  preload: false,
  remountDeps: ({ params }) => params,
  component: lazyRouteComponent(() => import('../pages/lists/ListPage.tsx'), 'ListPage'),
  pendingComponent,
})

/** A list that another customer shares. */
export const sharedListRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'shared-list/$shareKey',
  staticData: { access: 'customers', texts: ['cart', 'catalogue', 'price'] },
  loader: async ({ params, ...entry }) =>
    (await loaders(entry.context.services.lists)).openSharedList(params.shareKey, entry),
  preload: false,
  remountDeps: ({ params }) => params,
  component: lazyRouteComponent(
    () => import('../pages/lists/SharedListPage.tsx'),
    'SharedListPage',
  ),
  pendingComponent,
})

export const favouritesRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'favorites',
  staticData: { access: 'customers', texts: ['cart', 'catalogue', 'price'] },
  loader: async (entry) => (await loaders(entry.context.services.lists)).openFavourites(entry),
  preload: false,
  component: lazyRouteComponent(() => import('../pages/lists/ListPage.tsx'), 'FavouritesPage'),
  pendingComponent,
})
