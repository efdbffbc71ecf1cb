/** Who may enter a route. All of them wait until the kept token has been looked at. */
import { redirect, type StaticDataRouteOption } from '@tanstack/react-router'
import { sessionKnown } from '../../application/account/session.ts'
import { safeRedirect } from '../../domain/account/access.ts'
import { hasAccount } from '../../domain/account/session.ts'
import type { Storefront } from '../../application/storefront.ts'
import { signInWithReturn } from '../addresses/sign-in-link.ts'

/** What the guards need of the context of the router. */
interface GuardContext {
  readonly storefront: Pick<Storefront, 'session'>
  readonly neverTargets: ReadonlySet<string>
  readonly isFrame?: boolean
}

interface Entry {
  readonly context: GuardContext
  readonly location: { readonly publicHref: string }
  /** The routes that answer the address, the page itself last. */
  readonly matches: readonly { readonly staticData: StaticDataRouteOption }[]
}

/** Sends visitors and guests from a page that is for customers to the sign-in page, with the way back (ROUTE-49). */
export async function requireAccess({ context, location, matches }: Entry): Promise<void> {
  // Who may see the page is asked where it is known who asks.
  if (context.isFrame) return
  if (matches.at(-1)?.staticData.access === 'open') return
  const session = await sessionKnown(context.storefront.session)
  if (!hasAccount(session)) throw redirect(signInWithReturn(location.publicHref))
}

/**
 * Sends customers on from a page for visitors and guests: to the address they came from when it is one of ours, else to
 * where that page lands (AUTH-06, AUTH-07, ROUTE-45). An address that would lead back here is none of ours (T02).
 */
export async function sendCustomersOn(
  { storefront, neverTargets }: GuardContext,
  target: string | undefined,
  otherwise: string,
): Promise<void> {
  const session = await sessionKnown(storefront.session)
  if (hasAccount(session)) throw onward(neverTargets, target, otherwise)
}

/** As `sendCustomersOn`, for the page that makes a guest: who is one already goes on too. */
export async function sendBuyersOn(
  { storefront, neverTargets }: GuardContext,
  target: string | undefined,
  otherwise: string,
): Promise<void> {
  const session = await sessionKnown(storefront.session)
  if (session.kind === 'customer') throw onward(neverTargets, target, otherwise)
}

function onward(neverTargets: ReadonlySet<string>, target: string | undefined, otherwise: string) {
  return redirect({ href: safeRedirect(target, neverTargets) ?? otherwise, replace: true })
}

/** Sends visitors from the sign-out page to the sign-in page (ROUTE-44). */
export async function sendVisitorsToSignIn({ storefront }: GuardContext): Promise<void> {
  const session = await sessionKnown(storefront.session)
  if (session.kind === 'visitor') throw redirect({ to: '/my-account/login', replace: true })
}
