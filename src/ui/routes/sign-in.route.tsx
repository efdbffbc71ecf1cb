/** The sign-in page (ROUTE-25). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { accountRoute } from './account.route.tsx'
import { type RawSearch, textIn } from './search-params.ts'

interface SignInSearch {
  /** The path to come back to, not yet judged. */
  readonly redirect?: string
}

export const signInRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'login',
  validateSearch: (search: RawSearch): SignInSearch => {
    const redirect = textIn(search, 'redirect', 4096)
    return redirect === undefined ? {} : { redirect }
  },
  component: lazyRouteComponent(() => import('../pages/sign-in/SignInPage.tsx'), 'SignInPage'),
})
