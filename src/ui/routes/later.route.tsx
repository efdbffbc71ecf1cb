/**
 * Addresses of the specification whose pages do not exist yet. They answer like any address that has no
 * page, so that no link leads to an empty page; content management is not asked for them.
 */
import { createRoute, notFound } from '@tanstack/react-router'
import { requireOrders } from './cart.route.tsx'
import { rootRoute, type RouterContext } from './root.route.tsx'

/** The cart side: to be hidden on a site without orders, where its addresses lead to /404 (ROUTE-28, O-45). */
const cartSide = (entry: { readonly context: RouterContext }) => {
  requireOrders(entry)
  throw notFound()
}

const later = <Path extends string>(path: Path, beforeLoad: typeof cartSide) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { access: 'open' },
    beforeLoad,
  })

export const cartSideRoutes = [later('checkout/$', cartSide)] as const
