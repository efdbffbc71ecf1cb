/** Signs in by a link from another place, and leads on (ROUTE-24). */
import { either as E } from 'fp-ts'
import { sessionKnown } from '../../application/account/session.ts'
import type { PortFailure } from '../../application/failure.ts'
import { overviewPath, safeRedirect } from '../../domain/account/access.ts'
import { type LoginProblem, loginProblems } from '../../domain/account/login-problem.ts'
import { hasAccount } from '../../domain/account/session.ts'
import { onwardTo } from './guards.ts'
import type { RouterContext } from './root.route.tsx'

export interface ArrivalSearch {
  /** The path to come back to, not yet judged. */
  readonly redirect?: string
  /** Why another provider has led back without an account; not yet judged. */
  readonly problem?: string
}

/** What became of a sign-in link that leads nowhere else: why it did not sign in, if it was tried. */
export interface Arrival {
  readonly failure?: PortFailure
  readonly problem?: LoginProblem
}

/** A customer who is here already is asked before anything is done (T04). */
export async function arriveByLink(
  { storefront, neverTargets }: RouterContext,
  { redirect: wanted, problem: said }: ArrivalSearch,
  location: { readonly publicHref: string },
): Promise<Arrival> {
  const { session: here, signInLink } = storefront
  const target = safeRedirect(wanted, neverTargets) ?? overviewPath
  const session = await sessionKnown(here)
  const problem = loginProblems.find((each) => each === said)
  // Who is here stays here: nothing was signed in, and nothing is said that they would have to act upon.
  if (problem && !hasAccount(session)) return { problem }
  if (hasAccount(session)) {
    if (!signInLink.isWaiting()) throw onwardTo(target, location)
    return {}
  }
  const arrived = await signInLink.arrive()
  if (E.isLeft(arrived)) return { failure: arrived.left }
  throw onwardTo(target, location)
}
