/** The draft order page without an order: a draft is chosen or begun. A visitor is asked to log in (DRAFT-01, O-08, ROUTE-17). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { accountRoute } from './account.route.tsx'
import { rootRoute } from './root.route.tsx'
import { firstModelSearch } from '../addresses/draft-order-search.ts'

const component = lazyRouteComponent(
  () => import('../pages/quotes/DraftOrderStart.tsx'),
  'DraftOrderStart',
)

/** The model that the chosen draft is to begin with, as from the search of the header. */
const validateSearch = firstModelSearch

export const draftOrderStartRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'draftorder',
  staticData: { access: 'customers', texts: ['quotes', 'price'] },
  validateSearch,
  component,
})

/** The short address is open to visitors too. */
export const shortDraftOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/draftorder',
  staticData: { access: 'open', isPersonal: true, texts: ['quotes', 'price'] },
  validateSearch,
  component,
})
