/**
 * The way back from acting for a customer. It is open to the token of an acting session alone, also for a while
 * after the time is over, and leads to the session that the staff came from.
 */

import { and, eq } from 'drizzle-orm'
import { actingSession } from '../../database/schema/acting.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { staffBehind } from '../../session/acting.ts'
import { issue, revokeSession } from '../../session/session.ts'
import { readToken } from '../../session/token.ts'
import { accountJson } from '../account/account-json.ts'
import type { Action, Call, Outcome, WriteAction } from '../action.ts'
import { regionOf } from '../cart/cart-json.ts'
import { cartsOf } from '../deliveries/both-carts.ts'

/** How long the way back may be asked for once more, where the first answer was lost or another tab asks. */
const AGAIN_SECONDS = 60

const endActing: WriteAction = {
  name: 'endFrontendImpersonation',
  label: 'account.endFrontendImpersonation',
  kind: 'write',
  access: 'open',
  transaction: 'one',
  fields: ['returnJSONObjects'],
  run: async () => {
    throw refuse('impersonation', 'Nobody is acted for.')
  },
}

/** Without the token of an acting session there is nothing to end. */
export const endActingActions: readonly Action[] = [endActing]

/** What a request to end comes to: the way back, where it carries a token at all. */
export function orWayBack(action: Action, request: Request): Action {
  if (action.name !== endActing.name) return action
  const token = (request.headers.get('auth-token') ?? '').replace(/^Bearer\b/i, '').trim()
  return token === '' ? action : { ...endActing, run: (call) => wayBack(call, token) }
}

async function wayBack(call: Call, token: string): Promise<Outcome> {
  const { db, now, keys, config, payments } = call
  const claims = readToken(keys.secret, token, now)
  if (claims === undefined) throw tooLate()
  if (claims.actorID === undefined) throw refuse('impersonation', 'Nobody is acted for.')
  const isThis = and(eq(actingSession.id, claims.sid), eq(actingSession.actorId, claims.actorID))
  const [row] = await db.select().from(actingSession).where(isThis).for('update')
  const actor = row && (await staffBehind(db, config, { row, now }))
  if (row === undefined || actor === undefined) throw tooLate()
  const endedFor = row.endedAt === null ? 0 : now.getTime() - row.endedAt.getTime()
  if (endedFor > AGAIN_SECONDS * 1000) throw tooLate()
  const isFirst = row.endedAt === null
  if (isFirst) {
    // Also where the time was over before: the minute of the other tabs is counted from here.
    await db.update(actingSession).set({ endedAt: now }).where(isThis)
    await revokeSession(db, row.id, now)
  }
  const own = { accountID: actor.id, sid: row.actorSessionId }
  const carts = await cartsOf({ db, now, payments, region: regionOf(call) }, actor)
  return {
    answer: { token: issue(keys, own, now), account: await accountJson(db, actor), ...carts },
    subjectID: row.id,
    accountID: row.subjectId,
    actorID: actor.id,
    silent: !isFirst,
  }
}

function tooLate(): Refusal {
  return new Refusal(
    { impersonation: ['Acting has ended. Please sign in again.'] },
    { status: 401 },
  )
}
