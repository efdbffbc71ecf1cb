/** Acting for a customer: staff begin it, end it, and the customer sees that it was done (AUTH-28, T15 to T17). */

import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/identifier.ts'
import { actingSession } from '../../database/schema/acting.ts'
import { account, session } from '../../database/schema/commerce.ts'
import { requiredText } from '../../http/input.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { addressLimit } from '../../attempts/attempt-limits.ts'
import { revokeSession } from '../../session/session.ts'
import { signToken } from '../../session/token.ts'
import { accountJson } from '../account/account-json.ts'
import { isCustomer } from '../account/customer.ts'
import { type Action, accountOf, type Call, type Outcome } from '../action.ts'
import { regionOf } from '../cart/cart-json.ts'
import { cartsOf } from '../deliveries/both-carts.ts'
import { impersonationJson, pastActingJson } from './acting-json.ts'

export const ACTING_MINUTES = 60
/** Email addresses that staff may name in vain in a window. */
const NAMED_IN_VAIN = 10
const SHOWN_AT_MOST = 20
const SHORTEST_REASON = 3

/** The same for an address that is nobody's, a colleague's, a guest's and a locked one's (T11, T15). */
const NOBODY = 'No customer can be acted for by this email address.'
const ONESELF = 'This is your own account.'

export const actingActions: readonly Action[] = [
  {
    name: 'impersonateAccount',
    label: 'account.impersonateAccount',
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: ['emailAddress', 'reason', 'returnJSONObjects'],
    attempts: {
      counted: { refusedUnder: 'emailAddress' },
      limits: (call) => [
        addressLimit(call, 'acting'),
        {
          subject: `acting:${accountOf(call).id}`,
          limit: NAMED_IN_VAIN,
          windowMinutes: call.config.attemptMinutes,
        },
      ],
    },
    run: beginActing,
  },
  {
    name: 'getImpersonations',
    label: 'account.getImpersonations',
    kind: 'read',
    access: 'account',
    fields: [],
    run: async ({ db, now, ...call }) => {
      const rows = await db
        .select({ row: actingSession, actor: account, revokedAt: session.revokedAt })
        .from(actingSession)
        .innerJoin(account, eq(account.id, actingSession.actorId))
        .innerJoin(session, eq(session.id, actingSession.id))
        .where(eq(actingSession.subjectId, accountOf({ db, now, ...call }).id))
        // One that goes on comes before one that has ended.
        .orderBy(desc(actingSession.startedAt), desc(actingSession.endedAt))
        .limit(SHOWN_AT_MOST)
      return {
        impersonations: rows.map(({ row, ...rest }) => pastActingJson(row, { ...rest, now })),
      }
    },
  },
]

async function beginActing(call: Call): Promise<Outcome> {
  const { db, now, input, keys, config, payments } = call
  const actor = accountOf(call)
  const own = call.session
  if (actor.role !== 'admin' || own === undefined) throw notStaff()
  const reason = requiredText(input, 'reason', 'Required')
  if (reason.length < SHORTEST_REASON) throw refuse('reason', 'Please say why.')
  const subject = await customerNamed(call)
  // The lock of the own session: of two that begin at once, the second ends what the first has begun.
  const [base] = await db.select().from(session).where(eq(session.id, own.claims.sid)).for('update')
  if (base === undefined || base.revokedAt !== null) throw notStaff()
  await endThoseOf(db, base.id, now)
  const id = newId()
  const longest = base.createdAt.getTime() + config.sessionSeconds * 1000
  const endsAt = new Date(Math.min(now.getTime() + ACTING_MINUTES * 60_000, longest))
  await db.insert(session).values({ id, accountId: subject.id, createdAt: now })
  const [row] = await db
    .insert(actingSession)
    .values({
      id,
      subjectId: subject.id,
      actorId: actor.id,
      actorSessionId: base.id,
      reason,
      startedAt: now,
      endsAt,
    })
    .returning()
  if (row === undefined) throw new Error('The acting session was not written.')
  const token = signToken(keys.secret, {
    iat: Math.floor(now.getTime() / 1000),
    // A little longer than the session: it leads back when the time is over.
    exp: Math.floor(endsAt.getTime() / 1000) + config.tokenSeconds,
    accountID: subject.id,
    sid: id,
    actorID: actor.id,
    isImpersonating: true,
  })
  const acting = impersonationJson({ row, actor }, now)
  const shown = { ...(await accountJson(db, subject)), ...acting }
  const carts = await cartsOf({ db, now, payments, region: regionOf(call) }, subject)
  return {
    answer: { token, account: shown, ...carts },
    subjectID: id,
    accountID: subject.id,
    actorID: actor.id,
    detail: { reason },
  }
}

/** The customer whom the request names; refused alike for everybody who cannot be acted for. */
async function customerNamed({ db, input, session: own }: Call) {
  const emailAddress = requiredText(input, 'emailAddress', 'Required').toLowerCase()
  if (emailAddress === own?.account.emailAddress) throw refuse('emailAddress', ONESELF)
  const [found] = await db
    .select()
    .from(account)
    .where(and(isCustomer(emailAddress), eq(account.role, 'customer'), eq(account.locked, false)))
  if (found === undefined) throw refuse('emailAddress', NOBODY)
  return found
}

/** Ends what this session of the staff has begun and not ended. */
export async function endThoseOf(db: Database, actorSessionID: string, now: Date): Promise<void> {
  const ended = await db
    .update(actingSession)
    .set({ endedAt: now })
    .where(and(eq(actingSession.actorSessionId, actorSessionID), isNull(actingSession.endedAt)))
    .returning()
  for (const { id } of ended) await revokeSession(db, id, now)
}

function notStaff(): Refusal {
  return new Refusal({ impersonation: ['This is for staff only.'] }, { status: 403 })
}
