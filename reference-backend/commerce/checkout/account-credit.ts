/** What a customer may still order on terms. */

import { and, eq, sum } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { account } from '../../database/schema/commerce.ts'
import { placedOrder } from '../../database/schema/orders.ts'
import { centsOf, majorUnits } from '../../pricing/cents.ts'
import type { Account } from '../../session/session.ts'
import { addressesOf, currencyOf, zoneOf } from '../account/account-json.ts'
import { accountOf, type Action } from '../action.ts'
import type { PlacementAgreement } from '../../database/schema/checkout-documents.ts'
import { pendingPlacementsOf } from './placement-store.ts'
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
  const currencyCode = currencyOf(zoneOf(owner, await addressesOf(db, owner.id)))
  const openBalance = await openBalanceOf(db, owner, currencyCode)
  return {
    enabledFlag,
    creditLimit,
    openBalance,
    availableCredit: creditLimit === null ? null : available(creditLimit, openBalance),
    currencyCode,
    termName: enabledFlag ? creditTerm : '',
    dueDays: enabledFlag ? creditDays : 0,
  }
}

function available(limit: number, open: number): number {
  return Math.max(0, majorUnits(centsOf(limit) - centsOf(open)))
}

/**
 * What is open in the currency of the limit: an amount in another one is not added to it. What is to be on terms
 * counts from the moment that the rest is being paid; it is read before the orders, so that none is passed over.
 */
async function openBalanceOf(db: Database, { id }: Account, currencyCode: string): Promise<number> {
  const pending = (await pendingPlacementsOf(db, id)).flatMap(({ agreement }) =>
    agreement?.currencyCode === currencyCode ? centsOf(openOnTerms(agreement.payments)) : [],
  )
  const [row] = await db
    .select({ open: sum(placedOrder.openOnTerms) })
    .from(placedOrder)
    .where(and(eq(placedOrder.accountId, id), eq(placedOrder.currencyCode, currencyCode)))
  const booked = centsOf(Number(row?.open ?? 0))
  return majorUnits(pending.reduce((cents, each) => cents + each, booked))
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
  const left = available(owner.creditLimit, await openBalanceOf(db, owner, currencyCode))
  if (centsOf(wanted) <= centsOf(left)) return
  throw refuse(
    'payment',
    `This order is over your credit limit: ${left.toFixed(2)} ${currencyCode} can be ordered on terms.`,
  )
}
