/** Who may enter a route. */
import { redirect } from '@tanstack/react-router'
import { sessionKnown } from '../../application/account/session.ts'
import { isOpenToVisitors } from '../../domain/account/access.ts'
import type { RouterContext } from './root.route.tsx'
import { signInWithReturn } from './sign-in-link.ts'

interface Entry {
  readonly context: RouterContext
  readonly location: { readonly pathname: string; readonly publicHref: string }
}

/**
 * Lets customers into the account area and sends visitors to the sign-in page with the way back
 * (ROUTE-49). Waits until the kept token has been looked at.
 */
export async function requireCustomer({ context, location }: Entry): Promise<void> {
  if (isOpenToVisitors(location.pathname)) return
  const session = await sessionKnown(context.storefront.session)
  if (session.kind === 'customer') return
  throw redirect(signInWithReturn(location.publicHref))
}
