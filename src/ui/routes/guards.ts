/** Who may enter a route. All of them wait until the kept token has been looked at. */
import { redirect, type StaticDataRouteOption } from '@tanstack/react-router'
import { sessionKnown } from '../../application/account/session.ts'
import { safeRedirect } from '../../domain/account/access.ts'
import { namesOtherLanguage } from '../../domain/content/language-address.ts'
import { hasAccount } from '../../domain/account/session.ts'
import type { Storefront } from '../../application/storefront.ts'
import { signInWithReturn } from '../addresses/sign-in-link.ts'

/** What the guards need of the context of the router. */
interface GuardContext {
  readonly storefront: Pick<Storefront, 'session'>
  readonly neverTargets: ReadonlySet<string>
  readonly isFrame?: boolean
}

interface OpenEntry {
  readonly context: GuardContext
  readonly location: { readonly publicHref: string }
}

interface Entry extends OpenEntry {
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
  entry: OpenEntry,
  target: string | undefined,
  otherwise: string,
): Promise<void> {
  const session = await sessionKnown(entry.context.storefront.session)
  if (hasAccount(session)) throw onward(entry, target, otherwise)
}

/** As `sendCustomersOn`, for the page that makes a guest: who is one already goes on too. */
export async function sendBuyersOn(
  entry: OpenEntry,
  target: string | undefined,
  otherwise: string,
): Promise<void> {
  const session = await sessionKnown(entry.context.storefront.session)
  if (session.kind === 'customer') throw onward(entry, target, otherwise)
}

function onward({ context, location }: OpenEntry, target: string | undefined, otherwise: string) {
  return onwardTo(safeRedirect(target, context.neverTargets) ?? otherwise, location)
}

/** To an address of the shop in its language: the router would lead to the same page in the language of this one. */
export function onwardTo(href: string, { publicHref: here }: OpenEntry['location']) {
  return redirect({ href, replace: true, reloadDocument: namesOtherLanguage(href, here) })
}

/** Sends visitors from the sign-out page to the sign-in page (ROUTE-44). */
export async function sendVisitorsToSignIn({ storefront }: GuardContext): Promise<void> {
  const session = await sessionKnown(storefront.session)
  if (session.kind === 'visitor') throw redirect({ to: '/my-account/login', replace: true })
}
