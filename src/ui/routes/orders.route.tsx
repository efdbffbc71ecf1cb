/** The order history, one order, and an order for who has no sign-in (ROUTE-36, ROUTE-42). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ListFailed, ListPending } from '../parts/list/ListStates.tsx'
import { QuotePending } from '../parts/quote/QuotePending.tsx'
import { accountRoute } from './account.route.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { loadersFrom } from './load.ts'
import { orderListPlace, type OrdersSearch } from '../addresses/orders-search.ts'
import { flagIn, pageIn, readsSearch, textIn } from '../addresses/search-params.ts'

const loaders = loadersFrom(() => import('./orders.loaders.ts'))

export const ordersRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'orders',
  staticData: { access: 'customers', texts: ['order', 'quotes', 'price'] },
  validateSearch: readsSearch<OrdersSearch>({
    keyword: textIn,
    delivery: textIn,
    page: pageIn,
    missing: flagIn,
  }),
  loaderDeps: ({ search: { delivery } }) => ({ delivery }),
  loader: async ({ deps, ...entry }) =>
    deps.delivery === undefined
      ? undefined
      : (await loaders(entry.context.services.deliveries)).deliveryOfOrders(deps.delivery, entry),
  component: lazyRouteComponent(() => import('../pages/orders/OrdersPage.tsx'), 'OrdersPage'),
})

export const orderListRoute = createRoute({
  getParentRoute: () => ordersRoute,
  path: '/',
  staticData: { access: 'customers' },
  loaderDeps: ({ search }) => orderListPlace(search),
  loader: async ({ deps, ...entry }) =>
    (await loaders(entry.context.services.orders)).listOrders(deps, entry),
  pendingMs: 0,
  pendingMinMs: 0,
  component: lazyRouteComponent(() => import('../pages/orders/OrderList.tsx'), 'OrderList'),
  // Not lazy: a place to wait in must not itself be waited for.
  pendingComponent: () => <ListPending list="orders" />,
  errorComponent: ({ error }) => <ListFailed list="orders" error={error} />,
})

export const orderRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'orders/$orderId',
  staticData: { access: 'customers', texts: ['order', 'quote', 'quotes', 'price', 'catalogue'] },
  loader: async ({ params, ...entry }) =>
    (await loaders(entry.context.services.orders)).openOrder(params.orderId, entry),
  preload: false,
  remountDeps: ({ params }) => params,
  component: lazyRouteComponent(() => import('../pages/order/OrderPage.tsx'), 'OrderPage'),
  pendingComponent: QuotePending,
})

interface GuestOrderSearch {
  /** The token of an emailed link. */
  readonly token?: string
}

export const guestOrderRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'order-detail',
  staticData: {
    access: 'open',
    isPersonal: true,
    texts: ['order', 'quote', 'quotes', 'price', 'catalogue', 'credentials'],
  },
  validateSearch: readsSearch<GuestOrderSearch>({ token: textIn }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps, ...entry }) =>
    (await loaders(entry.context.services.orders)).openOrderAsGuest(deps.token, entry),
  preload: false,
  component: lazyRouteComponent(
    () => import('../pages/order/GuestOrderPage.tsx'),
    'GuestOrderPage',
  ),
  pendingComponent: QuotePending,
})
