/** Lists of products, one of them, and the favourites (ROUTE-40, ROUTE-41). */
import { createRoute, isNotFound, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { wishListId } from '../../domain/wish-list/wish-list.ts'
import { ListPending } from '../parts/list/ListStates.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { load, service } from './load.ts'

const pendingComponent = () => <ListPending list="lists" />

export const listsRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'lists',
  staticData: { access: 'customers' },
  loader: async ({ context, location, abortController: { signal } }) => {
    const lists = await service(context.services.lists)
    return { lists, rows: await load(lists.all(signal), location.publicHref) }
  },
  component: lazyRouteComponent(() => import('../pages/lists/ListsPage.tsx'), 'ListsPage'),
  pendingComponent,
})

export const listRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'list/$listId',
  staticData: { access: 'customers' },
  // A missing list, or another account's, leads to all of them (T09).
  loader: async ({ params, context, location, abortController: { signal } }) => {
    const lists = await service(context.services.lists)
    const program = lists.open(wishListId(params.listId), signal)
    const list = await load(program, location.publicHref).catch((failure: unknown) => {
      if (!isNotFound(failure)) throw failure
      throw redirect({ to: '/my-account/lists', replace: true })
    })
    return { lists, list }
  },
  preload: false,
  remountDeps: ({ params }) => params,
  component: lazyRouteComponent(() => import('../pages/lists/ListPage.tsx'), 'ListPage'),
  pendingComponent,
})

export const favouritesRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'favorites',
  staticData: { access: 'customers' },
  loader: async ({ context, location, abortController: { signal } }) => {
    const lists = await service(context.services.lists)
    return { lists, list: await load(lists.favourites(signal), location.publicHref) }
  },
  preload: false,
  component: lazyRouteComponent(() => import('../pages/lists/ListPage.tsx'), 'FavouritesPage'),
  pendingComponent,
})
