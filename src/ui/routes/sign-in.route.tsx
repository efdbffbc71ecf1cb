/** The sign-in page (ROUTE-25). Somebody who is signed in is sent on at once (ROUTE-45). */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { accountRoute } from './account.route.tsx'
import { sendCustomersOn } from './guards.ts'
import { readsSearch, textIn } from './search-params.ts'

export interface SignInSearch {
  /** The path to come back to, not yet judged. */
  readonly redirect?: string
}

export const signInRoute = createRoute({
  getParentRoute: () => accountRoute,
  path: 'login',
  validateSearch: readsSearch<SignInSearch>(['redirect'], (search) => {
    const redirect = textIn(search, 'redirect', 4096)
    return redirect === undefined ? {} : { redirect }
  }),
  beforeLoad: ({ context, search }) => sendCustomersOn(context, search.redirect),
  component: lazyRouteComponent(() => import('../pages/sign-in/SignInPage.tsx'), 'SignInPage'),
})
