/** A call that the shop makes by itself in the name of a buyer, who may not be there any more. */

import { eq } from 'drizzle-orm'
import { account as accountTable } from '../../database/schema/commerce.ts'
import type { Account, Session } from '../../session/session.ts'
import type { Call } from '../action.ts'
import type { CommerceApi } from '../answer-action.ts'

/** The call that the buyer would make with this request. */
export async function callOfBuyer(
  { now, keys, ...parts }: CommerceApi,
  accountID: string,
  input: Call['input'] = {},
): Promise<Call> {
  const [account] = await parts.db.select().from(accountTable).where(eq(accountTable.id, accountID))
  if (account === undefined) throw new Error(`There is no account ${accountID}.`)
  return {
    ...parts,
    now: now(),
    keys: await keys(),
    input,
    session: sessionOf(account),
    locale: account.language,
    requestID: undefined,
    visitorID: undefined,
    remoteAddress: '',
  }
}

/** Stands in for a session. */
function sessionOf(account: Account): Session {
  const claims = { iat: 0, exp: 0, accountID: account.id, sid: '' }
  return { claims, account, calls: 0, isSpent: false }
}
