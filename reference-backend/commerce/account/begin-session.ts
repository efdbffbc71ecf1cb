/** What every way of signing in ends with: a session, the cart of the visit taken over, and the answer. */

import { type Account, openSession } from '../../session/session.ts'
import { endedVisitorCookie } from '../../session/visitor-cookie.ts'
import { accountJson } from './account-json.ts'
import type { Call, Outcome } from '../action.ts'
import { regionOf } from '../cart/cart-json.ts'
import { takeOverCart } from '../cart/cart-store.ts'
import { cartsOf } from '../deliveries/both-carts.ts'

/** Signs an account in within the transaction `call.db`; the answer has token, account and carts (AUTH-05). */
export async function beginSession(call: Call, account: Account): Promise<Outcome> {
  const { db, keys, now, visitorID, payments } = call
  const token = await openSession(db, keys, { accountID: account.id, now })
  if (visitorID !== undefined) {
    await takeOverCart({ from: { visitorId: visitorID }, now }, db, account.id)
  }
  const carts = await cartsOf({ db, now, payments, region: regionOf(call) }, account)
  return {
    answer: { token, account: await accountJson(db, account), ...carts },
    subjectID: account.id,
    cookie: visitorID && endedVisitorCookie,
  }
}
