/** Lists of products, one of them, and the favourites (ROUTE-40, ROUTE-41). */
import { createRoute, isNotFound, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { wishListId } from '../../domain/wish-list/wish-list.ts'
import { ListPending } from '../parts/list/ListStates.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { load } from './load.ts'

const pendingComponent = () => <ListPending list="lists" />

export const listsRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'lists',
  staticData: { access: 'customers' },
  loader: ({ context, location, abortController: { signal } }) =>
    load(context.storefront.read.wishLists(signal), location.publicHref),
  component: lazyRouteComponent(() => import('../pages/lists/ListsPage.tsx'), 'ListsPage'),
  pendingComponent,
})

export const listRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'list/$listId',
  staticData: { access: 'customers' },
  // One that is missing, or somebody else's, leads to all of them (T09).
  loader: ({ params, context, location, abortController: { signal } }) => {
    const program = context.storefront.read.wishList(wishListId(params.listId), signal)
    return load(program, location.publicHref).catch((failure: unknown) => {
      if (!isNotFound(failure)) throw failure
      throw redirect({ to: '/my-account/lists', replace: true })
    })
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
  loader: ({ context, location, abortController: { signal } }) =>
    load(context.storefront.read.favourites(signal), location.publicHref),
  preload: false,
  component: lazyRouteComponent(() => import('../pages/lists/ListPage.tsx'), 'FavouritesPage'),
  pendingComponent,
})
