/** The cart and what of it only a quote can price (ROUTE-20); hidden on a site without orders (ROUTE-28, O-45). */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { service } from './load.ts'
import { rootRoute, type RouterContext } from './root.route.tsx'

interface Entry {
  readonly context: RouterContext
}

/** What belongs to ordering leads to the not-found page where nothing can be ordered. */
export function requireOrders({ context }: Entry): void {
  if (!context.storefront.settings.isTransactional) throw redirect({ to: '/404', replace: true })
}

/** The cart shows itself while it is read; only its code is waited for. */
async function openCart({ context }: Entry) {
  const carts = await service(context.services.carts)
  carts.cart.send({ type: 'read' })
  return { carts }
}

export const cartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'shopping-cart',
  staticData: {
    access: 'open',
    isPersonal: true,
    texts: ['cart', 'catalogue', 'checkout', 'order', 'price', 'quote'],
  },
  beforeLoad: requireOrders,
  loader: openCart,
  component: lazyRouteComponent(() => import('../pages/cart/CartPage.tsx'), 'CartPage'),
})

export const quotesInCartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'quotes-in-cart',
  staticData: { access: 'open', isPersonal: true, texts: ['cart', 'catalogue', 'price', 'quote'] },
  beforeLoad: requireOrders,
  loader: openCart,
  component: lazyRouteComponent(
    () => import('../pages/cart/QuotesInCartPage.tsx'),
    'QuotesInCartPage',
  ),
})
