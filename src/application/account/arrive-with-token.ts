/** Coming from another place that has signed somebody in: the token is in the address (SHELL-04, ROUTE-24). */
import { either as E } from 'fp-ts'
import { waitFor } from 'xstate'
import type { Session } from '../../domain/account/session.ts'
import type { PortFailure } from '../failure.ts'
import { type SessionActor, type SessionPorts, sessionKnown, sessionOf } from './session.ts'

/**
 * Exchanges the token for a session and loads its account; answers who is at the counter then. A token that
 * is no good leaves at the counter whoever was there. A customer is asked first, which is the page's
 * business (T04).
 */
export async function arriveWithToken(
  session: SessionActor,
  { identity, tokens }: Pick<SessionPorts, 'identity' | 'tokens'>,
  token: string,
): Promise<E.Either<PortFailure, Session>> {
  await sessionKnown(session)
  const arrived = await identity.arrive(token)()
  if (E.isLeft(arrived)) return arrived
  const begun = tokens.read()
  if (session.getSnapshot().hasTag('customer')) {
    // Whoever leaves takes the token along.
    session.send({ type: 'tab.signed-out' })
    if (begun !== undefined) tokens.write(begun)
  }
  session.send({ type: 'account.reload' })
  const known = await waitFor(session, (now) => !now.matches('starting'), {
    timeout: Number.POSITIVE_INFINITY,
  })
  const here = sessionOf(known)
  return here.kind === 'customer' ? E.right(here) : E.left({ kind: 'unauthorised' })
}
