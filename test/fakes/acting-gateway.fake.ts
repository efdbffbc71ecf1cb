/** Acting for a customer without a server. */
import { either as E } from 'fp-ts'
import type { ActingEntry } from '../../src/domain/account/acting.ts'
import type { ActingGateway } from '../../src/application/ports/acting-gateway.ts'
import type { PortFailure } from '../../src/application/failure.ts'
import { customerByEmail, customerOf, openSession, refused, type Visit } from './fake-shop.ts'

type Answer<A> = E.Either<PortFailure, A>

export function fakeActingGateway(visit: Visit): ActingGateway {
  const { shop } = visit
  const { ask, commit } = shop.calls
  return {
    start: (entry) => commit('actingGateway.start', () => start(visit, entry)),
    end: () => commit('actingGateway.end', () => end(visit)),
    past: (signal) =>
      ask(
        'actingGateway.past',
        () =>
          E.map(({ account }: { account: { id: string } }) =>
            [...shop.acting.values()]
              .filter(({ subject }) => subject === account.id)
              .map(({ past }) => past)
              .toReversed(),
          )(customerOf(visit)),
        signal,
      ),
  }
}

function start({ shop, tokens }: Visit, { email, reason }: ActingEntry): Answer<void> {
  const staff = customerOf({ shop, tokens })
  if (E.isLeft(staff)) return staff
  if (!staff.right.account.isStaff) return refused('This is for staff only.')
  const subject = customerByEmail(shop, email)
  if (!subject || subject.isLocked || subject.account.isStaff || subject.account.isGuest) {
    return refused('No customer can be acted for by this email address.')
  }
  const token = openSession(shop, email)
  const { firstName, lastName, company } = staff.right.account
  shop.acting.set(token, {
    subject: subject.account.id,
    back: tokens.read() ?? '',
    staff: { firstName, lastName, company },
    past: {
      id: token,
      startedAt: '2026-04-06T08:00:00.000Z',
      endedAt: undefined,
      company,
      reason: reason.trim(),
    },
  })
  tokens.write(token)
  return E.right(undefined)
}

function end({ shop, tokens }: Visit): Answer<void> {
  const token = tokens.read() ?? ''
  const acting = shop.acting.get(token)
  if (!acting) return refused('Nobody is acted for.')
  if (!shop.sessions.has(acting.back)) return E.left({ kind: 'unauthorised' })
  const past = { ...acting.past, endedAt: '2026-04-06T08:05:00.000Z' }
  shop.acting.set(token, { ...acting, past })
  shop.sessions.delete(token)
  tokens.write(acting.back)
  return E.right(undefined)
}
