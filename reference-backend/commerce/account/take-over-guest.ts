/** A guest who signs in: what lies in the cart goes along, and the session of the guest ends. */

import { type Account, credentialOf, revokeSession } from '../../session/session.ts'
import { text } from '../../http/input.ts'
import type { Call } from '../action.ts'
import { takeOverCart } from '../cart/cart-store.ts'

/** A token that is no guest's, or no longer good, never fails a sign-in. A cart that is being paid stays the guest's. */
export async function takeOverGuest(call: Call, customer: Account): Promise<void> {
  const { db, keys, now, input } = call
  const guest = await credentialOf(db, keys, { header: text(input, 'guestToken'), now })
  if (typeof guest === 'string' || !guest.account.guest || guest.isSpent) return
  const from = { accountId: guest.account.id }
  if (!(await takeOverCart({ from, now }, db, customer.id))) return
  await revokeSession(db, guest.claims.sid, now)
}
