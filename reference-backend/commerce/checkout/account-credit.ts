/** What a customer may still order on terms. */

import { eq, sum } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { account } from '../../database/schema/commerce.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import { majorUnits } from '../../pricing/cents.ts'
import type { Account } from '../../session/session.ts'
import { addressesOf, currencyOf, zoneOf } from '../account/account-json.ts'
import { accountOf, type Action } from '../action.ts'
import type { PlacementAgreement } from '../../database/schema/checkout-documents.ts'
import { openOnTerms } from '../orders/order-row.ts'

export const accountCreditActions: readonly Action[] = [
  {
    name: 'getAccountCredit',
    label: 'public:account.getAccountCredit',
    kind: 'read',
    access: 'account',
    fields: [],
    run: async (call) => ({ accountCredit: await accountCredit(call.db, accountOf(call)) }),
  },
]

async function accountCredit(db: Database, owner: Account) {
  const { accountCredit: enabledFlag, creditLimit, creditTerm, creditDays } = owner
  const openBalance = await openBalanceOf(db, owner)
  return {
    enabledFlag,
    creditLimit,
    openBalance,
    availableCredit: creditLimit === null ? null : available(creditLimit, openBalance),
    currencyCode: currencyOf(zoneOf(owner, await addressesOf(db, owner.id))),
    termName: enabledFlag ? creditTerm : '',
    dueDays: enabledFlag ? creditDays : 0,
  }
}

function available(limit: number, open: number): number {
  return Math.max(0, majorUnits(Math.round(limit * 100) - Math.round(open * 100)))
}

async function openBalanceOf(db: Database, { id }: Account): Promise<number> {
  const [row] = await db
    .select({ open: sum(placedOrder.openOnTerms) })
    .from(placedOrder)
    .where(eq(placedOrder.accountId, id))
  return Number(row?.open ?? 0)
}

/** Refused where an order is over the limit. The account is locked: of two orders the second sees the first. */
export async function requireCredit(
  db: Database,
  accountID: string,
  { payments, currencyCode }: PlacementAgreement,
): Promise<void> {
  const wanted = openOnTerms(payments)
  if (wanted === 0) return
  const [owner] = await db
    .select()
    .from(account)
    .where(eq(account.id, accountID))
    .for('no key update')
  if (owner === undefined || owner.creditLimit === null) return
  const left = available(owner.creditLimit, await openBalanceOf(db, owner))
  if (Math.round(wanted * 100) <= Math.round(left * 100)) return
  throw refuse(
    'payment',
    `This order is over your credit limit: ${left.toFixed(2)} ${currencyCode} can be ordered on terms.`,
  )
}
