/** The order history, one order, and an order for who has no sign-in (ROUTE-36, ROUTE-42). */
import { createRoute, isNotFound, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { orderId } from '../../domain/order/order.ts'
import { ListFailed, ListPending } from '../parts/list/ListStates.tsx'
import { QuotePending } from '../parts/quote/QuotePending.tsx'
import { accountRoute } from './account.route.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { load, service } from './load.ts'
import { orderListPlace, type OrdersSearch } from './orders-search.ts'
import { pageIn, readsSearch, textIn } from './search-params.ts'

export const ordersRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'orders',
  staticData: { access: 'customers', texts: ['order', 'quotes', 'price'] },
  validateSearch: readsSearch<OrdersSearch>({
    keyword: textIn,
    page: pageIn,
    missing: ({ missing }) => (String(missing) === 'true' ? true : undefined),
  }),
  component: lazyRouteComponent(() => import('../pages/orders/OrdersPage.tsx'), 'OrdersPage'),
})

export const orderListRoute = createRoute({
  getParentRoute: () => ordersRoute,
  path: '/',
  staticData: { access: 'customers' },
  loaderDeps: ({ search }) => orderListPlace(search),
  loader: async ({ context, deps, location, abortController: { signal } }) => {
    const orders = await service(context.services.orders)
    return load(orders.list(deps, signal), location.publicHref)
  },
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
  // A missing order, or another account's, leads to the history, which says so (T09).
  loader: async ({ params, context, location, abortController: { signal } }) => {
    const orders = await service(context.services.orders)
    const program = orders.open(orderId(params.orderId), signal)
    const order = await load(program, location.publicHref).catch((failure: unknown) => {
      if (!isNotFound(failure)) throw failure
      throw redirect({ to: '/my-account/orders', search: { missing: true }, replace: true })
    })
    return { orders, order }
  },
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
  staticData: { access: 'open', texts: ['order', 'quote', 'quotes', 'price', 'catalogue'] },
  validateSearch: readsSearch<GuestOrderSearch>({ token: textIn }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  /** `linked` is the order of the link: `none` where it leads to no order, undefined where there is no link. */
  loader: async ({ context, deps: { token }, location, abortController: { signal } }) => {
    const orders = await service(context.services.orders)
    if (token === undefined) return { orders, linked: undefined }
    const program = orders.openAsGuest({ kind: 'link', token }, signal)
    const linked = await load(program, location.publicHref).catch((failure: unknown) => {
      if (isNotFound(failure)) return 'none' as const
      throw failure
    })
    return { orders, linked }
  },
  preload: false,
  component: lazyRouteComponent(
    () => import('../pages/order/GuestOrderPage.tsx'),
    'GuestOrderPage',
  ),
  pendingComponent: QuotePending,
})
