/** The statement of an account on terms: what was bought in a range of days, on the wire and as a document. */

import { text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { majorUnits } from '../../pricing/cents.ts'
import { addressesOf, currencyOf, zoneOf } from '../account/account-json.ts'
import { accountOf, type Action, type Call } from '../action.ts'
import { documentID } from './order-links.ts'
import { statementKind, statementName } from './statement-document.ts'
import {
  dayOf,
  daysLater,
  type StatementRange,
  type StatementRow,
  statementRows,
  type StatementSums,
  statementSums,
} from './statement-rows.ts'

const DAYS_AT_MOST = 366

export const statementActions: readonly Action[] = [
  {
    name: 'getAccountStatement',
    label: 'public:account.getAccountStatement',
    kind: 'read',
    mayLag: true,
    access: 'account',
    fields: ['startDate', 'endDate'],
    run: async (call) => ({ accountStatement: await statement(call) }),
  },
]

async function statement(call: Call) {
  const range = rangeOf(call)
  const owner = accountOf(call)
  const rows = await statementRows(call.db, owner, range)
  const kind = statementKind(range)
  const zone = zoneOf(owner, await addressesOf(call.db, owner.id))
  const currencyCode = currencyOf(zone)
  const sums = statementSums(rows, dayOf(call.now))
  const own = sums.find((each) => each.currencyCode === currencyCode)
  return {
    startDate: range.from,
    endDate: range.to,
    termName: owner.accountCredit ? owner.creditTerm : '',
    ...sumsJson(own ?? { currencyCode, amount: 0, open: 0, overdue: 0 }),
    otherTotals: sums.filter((each) => each !== own).map(sumsJson),
    entries: rows.map(entryJson),
    file: {
      file_fileID: documentID(call.keys.secret, { orderID: owner.id, kind, now: call.now }),
      file_fileName: statementName(range),
      file_fileType: 'pdf',
    },
  }
}

function sumsJson({ currencyCode, amount, open, overdue }: StatementSums) {
  return { currencyCode, amountTotal: amount, openTotal: open, overdueTotal: overdue }
}

function entryJson({ amountCents, openCents, openedAt, status, ...row }: StatementRow) {
  return {
    ...row,
    orderOpenDate: openedAt,
    orderStatusType_typeName: status,
    amount: majorUnits(amountCents),
    openAmount: majorUnits(openCents),
  }
}

function rangeOf({ input }: Call): StatementRange {
  const from = dayIn(text(input, 'startDate'))
  const to = dayIn(text(input, 'endDate'))
  if (from === undefined) throw refuse('startDate', 'Please enter the first day.')
  if (to === undefined) throw refuse('endDate', 'Please enter the last day.')
  if (to < from) throw refuse('endDate', 'The last day comes before the first one.')
  if (to > daysLater(from, DAYS_AT_MOST - 1)) {
    throw refuse('endDate', `A statement covers at most ${DAYS_AT_MOST} days.`)
  }
  return { from, to }
}

function dayIn(written: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return undefined
  const moment = new Date(written)
  return !Number.isNaN(moment.getTime()) && dayOf(moment) === written ? written : undefined
}
