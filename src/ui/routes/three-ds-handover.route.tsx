/** Where the page of a bank leads back to (T47, CART-17): what its address says of the outcome is only a hint. */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { requireOrders } from './cart.route.tsx'
import { service } from './load.ts'
import { rootRoute } from './root.route.tsx'
import { choiceIn, readsSearch } from './search-params.ts'

const actions = ['ACCOUNT', 'CHECKOUT_PAYMENT', 'CHECKOUT_PLACE_ORDER'] as const
const statuses = ['SUCCESS', 'ERROR'] as const

interface HandoverSearch {
  readonly action?: (typeof actions)[number]
  readonly status?: (typeof statuses)[number]
}

const targets = {
  ACCOUNT: '/my-account/cards',
  CHECKOUT_PAYMENT: '/checkout/payment',
} as const

export const threeDsHandoverRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'threeDSHandover',
  staticData: { access: 'open', texts: ['payment', 'price'] },
  validateSearch: readsSearch<HandoverSearch>({
    action: (search, name) => choiceIn(search, name, actions),
    status: (search, name) => choiceIn(search, name, statuses),
  }),
  beforeLoad: requireOrders,
  loaderDeps: ({ search: { action } }) => ({ action }),
  loader: async ({ context, deps: { action } }) => {
    if (action === 'ACCOUNT' || action === 'CHECKOUT_PAYMENT')
      throw redirect({ href: targets[action], replace: true })
    const placements = await service(context.services.placements)
    const cartId = placements.unfinished()
    // Nothing that was begun here waits for a bank.
    if (cartId === undefined) throw redirect({ href: '/checkout/review', replace: true })
    return { placements, cartId }
  },
  preload: false,
  component: lazyRouteComponent(
    () => import('../pages/payment/ThreeDsHandoverPage.tsx'),
    'ThreeDsHandoverPage',
  ),
})
