/** Who may enter a route. All of them wait until the kept token has been looked at. */
import { redirect } from '@tanstack/react-router'
import { sessionKnown } from '../../application/account/session.ts'
import { isOpenToVisitors, safeRedirect } from '../../domain/account/access.ts'
import type { RouterContext } from './root.route.tsx'
import { signInWithReturn } from './sign-in-link.ts'

interface Entry {
  readonly context: RouterContext
  readonly location: { readonly pathname: string; readonly publicHref: string }
}

/** Lets customers into the account area and sends visitors to the sign-in page with the way back (ROUTE-49). */
export async function requireCustomer({ context, location }: Entry): Promise<void> {
  if (isOpenToVisitors(location.pathname)) return
  const session = await sessionKnown(context.storefront.session)
  if (session.kind === 'visitor') throw redirect(signInWithReturn(location.publicHref))
}

/**
 * Sends customers on from a page for visitors: to the address they came from when it is one of ours, else to
 * where that page lands (AUTH-06, AUTH-07, ROUTE-45). An address that would lead back here is none of ours (T02).
 */
export async function sendCustomersOn(
  { storefront }: RouterContext,
  target: string | undefined,
  otherwise: string,
): Promise<void> {
  const session = await sessionKnown(storefront.session)
  if (session.kind === 'visitor') return
  throw redirect({ href: safeRedirect(target) ?? otherwise, replace: true })
}

/** Sends visitors from the sign-out page to the sign-in page (ROUTE-44). */
export async function sendVisitorsToSignIn({ storefront }: RouterContext): Promise<void> {
  const session = await sessionKnown(storefront.session)
  if (session.kind === 'visitor') throw redirect({ to: '/my-account/login', replace: true })
}
