/** Signs in by a link from another place, and leads on (ROUTE-24). */
import { redirect } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { sessionKnown } from '../../application/account/session.ts'
import type { PortFailure } from '../../application/failure.ts'
import { overviewPath, safeRedirect } from '../../domain/account/access.ts'
import type { RouterContext } from './root.route.tsx'

/** What became of a sign-in link that leads nowhere else: why it did not sign in, if it was tried. */
export interface Arrival {
  readonly failure?: PortFailure
}

/** A customer who is here already is asked before anything is done (T04). */
export async function arriveByLink(
  { storefront, neverTargets }: RouterContext,
  wanted: string | undefined,
): Promise<Arrival> {
  const { session: here, signInLink } = storefront
  const target = safeRedirect(wanted, neverTargets) ?? overviewPath
  const session = await sessionKnown(here)
  if (session.kind === 'customer') {
    if (!signInLink.isWaiting()) throw redirect({ href: target, replace: true })
    return {}
  }
  const arrived = await signInLink.arrive()
  if (E.isLeft(arrived)) return { failure: arrived.left }
  throw redirect({ href: target, replace: true })
}
