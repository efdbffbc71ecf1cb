/** Coming from another place that has signed somebody in: the token is in the address (SHELL-04, ROUTE-24). */
import { waitFor } from 'xstate'
import type { Session } from '../../domain/account/session.ts'
import type { TokenStore } from '../ports/token-store.ts'
import { type SessionActor, sessionOf } from './session.ts'

/**
 * Keeps the token and loads its account; answers who is at the counter then. A token that is no good leaves
 * a visitor there. Whoever was at the counter before is asked first, which is the page's business (T04).
 */
export async function arriveWithToken(
  session: SessionActor,
  tokens: TokenStore,
  token: string,
): Promise<Session> {
  await waitFor(session, (now) => !now.matches('starting'), { timeout: Number.POSITIVE_INFINITY })
  const hadCustomer = session.getSnapshot().hasTag('customer')
  if (hadCustomer) session.send({ type: 'tab.signed-out' })
  tokens.write(token)
  session.send({ type: 'account.reload' })
  const known = await waitFor(session, (now) => !now.matches('starting'), {
    timeout: Number.POSITIVE_INFINITY,
  })
  return sessionOf(known)
}
