/** Where the page of a bank leads back to (T47, CART-17): what its address says of the outcome is only a hint. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireOrders } from './cart.route.tsx'
import { loadersFrom } from './load.ts'
import { rootRoute } from './root.route.tsx'
import { choiceIn, readsSearch } from '../addresses/search-params.ts'

const actions = ['ACCOUNT', 'CHECKOUT_PAYMENT', 'CHECKOUT_PLACE_ORDER'] as const
const statuses = ['SUCCESS', 'ERROR'] as const

interface HandoverSearch {
  readonly action?: (typeof actions)[number]
  readonly status?: (typeof statuses)[number]
}

const loaders = loadersFrom(() => import('./three-ds-handover.loaders.ts'))

export const threeDsHandoverRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'threeDSHandover',
  staticData: { access: 'open', isPersonal: true, texts: ['payment', 'price'] },
  validateSearch: readsSearch<HandoverSearch>({
    action: (search, name) => choiceIn(search, name, actions),
    status: (search, name) => choiceIn(search, name, statuses),
  }),
  beforeLoad: requireOrders,
  loaderDeps: ({ search: { action } }) => ({ action }),
  loader: async ({ context, deps: { action } }) => (await loaders()).openHandover(action, context),
  preload: false,
  component: lazyRouteComponent(
    () => import('../pages/payment/ThreeDsHandoverPage.tsx'),
    'ThreeDsHandoverPage',
  ),
})
