/** Scheduled deliveries: the list, one of them, and the cart of the next one (ROUTE-20, ROUTE-28, ROUTE-37). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { CardsPending } from '../pages/cards/CardsPending.tsx'
import { QuotePending } from '../parts/quote/QuotePending.tsx'
import { requireOrders } from './cart.route.tsx'
import { customerAreaRoute } from './customer-area.route.tsx'
import { loadersFrom } from './load.ts'
import { rootRoute } from './root.route.tsx'
import { flagIn, pageIn, readsSearch } from '../addresses/search-params.ts'

const loaders = loadersFrom(() => import('./deliveries.loaders.ts'))

interface DeliveriesSearch {
  /** From 1. */
  readonly page?: number
  /** Set when a delivery was asked for that is not there, or not this customer's. */
  readonly missing?: true
}

export const deliveriesRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'subscription-orders',
  staticData: { access: 'customers', texts: ['delivery', 'price', 'cart', 'payment'] },
  validateSearch: readsSearch<DeliveriesSearch>({
    page: pageIn,
    missing: flagIn,
  }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ deps, ...entry }) =>
    (await loaders(entry.context.services.deliveries)).listDeliveries(deps.page, entry),
  component: lazyRouteComponent(
    () => import('../pages/deliveries/DeliveriesPage.tsx'),
    'DeliveriesPage',
  ),
  pendingComponent: CardsPending,
})

export const deliveryRoute = createRoute({
  getParentRoute: () => customerAreaRoute,
  path: 'subscription-orders/$deliveryId',
  staticData: {
    access: 'customers',
    texts: ['delivery', 'price', 'cart', 'quote', 'payment', 'order', 'address'],
  },
  loader: async ({ params, ...entry }) =>
    (await loaders(entry.context.services.deliveries)).openDelivery(params.deliveryId, entry),
  gcTime: 0,
  preload: false,
  remountDeps: ({ params }) => params,
  component: lazyRouteComponent(
    () => import('../pages/deliveries/DeliveryPage.tsx'),
    'DeliveryPage',
  ),
  pendingComponent: QuotePending,
})

export const deliveryCartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'scheduled-delivery-cart',
  staticData: {
    access: 'open',
    isPersonal: true,
    texts: ['delivery', 'price', 'cart', 'quote', 'payment', 'order', 'address'],
  },
  beforeLoad: requireOrders,
  loader: async (entry) =>
    (await loaders(entry.context.services.deliveries)).openDeliveryCart(entry),
  gcTime: 0,
  preload: false,
  component: lazyRouteComponent(
    () => import('../pages/deliveries/DeliveryCartPage.tsx'),
    'DeliveryCartPage',
  ),
  pendingComponent: QuotePending,
})
