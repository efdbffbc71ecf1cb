/** Where somebody is sent to sign in, with the way back. */
import { returnPath, safeRedirect } from '../../domain/account/access.ts'

/** For the router: the sign-in page that comes back to this address afterwards (PRICE-17, ROUTE-49). */
export function signInWithReturn(currentHref: string) {
  const redirect = safeRedirect(returnPath(currentHref))
  const search = redirect === undefined ? {} : { redirect }
  return { to: '/my-account/login', search } as const
}
