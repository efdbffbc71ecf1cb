/** Signs in by the link of another site on which the user is signed in (SHELL-04, ROUTE-24). */
import { either as E } from 'fp-ts'
import { accountOf, customer, hasAccount, type Session } from '../../domain/account/session.ts'
import { isTurnedDown } from '../../domain/shared/port-failure.ts'
import type { PortFailure } from '../failure.ts'
import { withLazy } from '../lazy.ts'
import type { LinkToken } from '../ports/link-token.ts'
import { type SessionActor, type SessionPorts, sessionKnown } from './session.ts'

interface ArrivalPorts extends Pick<SessionPorts, 'identity' | 'tokens'> {
  readonly linkToken: LinkToken
}

/**
 * Exchanges the token of the link for a session and answers the current user. What a guest has laid into the cart goes
 * along. An invalid token leaves the current session as it was. A signed-in customer is asked first, which is the
 * page's business (T04). The token is forgotten as soon as the server has looked at it (T05).
 */
export async function arriveWithToken(
  session: SessionActor,
  { identity, tokens, linkToken }: ArrivalPorts,
): Promise<E.Either<PortFailure, Session>> {
  const here = await sessionKnown(session)
  const token = linkToken.read()
  if (token === undefined) return E.left({ kind: 'unauthorised' })
  const guestToken = accountOf(here)?.isGuest === true ? tokens.read() : undefined
  const arrived = await withLazy(identity, (engine) => engine.arrive(token, guestToken))()
  if (E.isRight(arrived) || isTurnedDown(arrived.left)) linkToken.forget()
  if (E.isLeft(arrived)) return arrived
  const begun = tokens.read()
  if (hasAccount(here)) {
    // Signing out discards the token too.
    session.send({ type: 'tab.signed-out' })
    if (begun !== undefined) tokens.write(begun)
  }
  session.send({ type: 'account.arrived', account: arrived.right })
  return E.right(customer(arrived.right))
}
