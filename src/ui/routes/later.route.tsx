/**
 * Addresses of the specification whose pages do not exist yet. They answer like any address that has no
 * page, so that nobody is led to an empty room; content management is not asked for them.
 */
import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { rootRoute, type RouterContext } from './root.route.tsx'

const noPage = () => {
  throw notFound()
}

/** The cart side: to be hidden on a site without orders, where its addresses lead to /404 (ROUTE-28, O-45). */
const cartSide = ({ context }: { readonly context: RouterContext }) => {
  if (!context.storefront.settings.isTransactional) throw redirect({ to: '/404', replace: true })
  throw notFound()
}

const later = <Path extends string>(path: Path, beforeLoad: typeof cartSide) =>
  createRoute({ getParentRoute: () => rootRoute, path, beforeLoad })

export const cartSideRoutes = [
  later('shopping-cart', cartSide),
  later('quotes-in-cart', cartSide),
  later('order-confirmation', cartSide),
  later('scheduled-delivery-cart', cartSide),
  later('checkout/$', cartSide),
] as const

export const bulkOrderRoute = later('bulkorder', noPage)
