/** What an account has to expect or to do next: deliveries, invoices, and quotes that came back. */

import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  max,
  type SQL,
  sql,
} from 'drizzle-orm'
import { quote, quoteHistory } from '../../database/schema/commerce.ts'
import { scheduledDelivery } from '../../database/schema/deliveries.ts'
import { majorUnits } from '../../pricing/cents.ts'
import { accountOf, type Action, type Call } from '../action.ts'
import { recalledOf, RETURNED_FIRST } from '../quotes/quote-list.ts'
import { instantOf, problemJson } from '../deliveries/delivery-json.ts'
import { comingDeliveries, lateDeliveries } from './agenda-deliveries.ts'
import { uncheckedDrafts, waitingDrafts } from './agenda-drafts.ts'
import { expiringQuotes } from './agenda-quotes.ts'
import { dayOf, isOverdue, openInvoices, type StatementRow } from './statement-rows.ts'

/** Of each kind that comes next. */
const AT_MOST = 3
/** Of each kind that waits for its customer. */
const WAITING_AT_MOST = 6
/** Quotes that were sent back, the newest: when each was sent back stands in its history. */
const LOOKED_AT = 200

export const agendaActions: readonly Action[] = [
  {
    name: 'getAccountAgenda',
    label: 'public:account.getAccountAgenda',
    kind: 'read',
    access: 'account',
    fields: [],
    run: async (call) => {
      const drafts = await waitingDrafts(call)
      const expiring = await expiringQuotes(call)
      const owed = await openInvoices(call.db, accountOf(call))
      const today = dayOf(call.now)
      const due = owed.filter((row) => !isOverdue(row, today))
      const late = await lateDeliveries(call, WAITING_AT_MOST)
      return {
        accountAgenda: {
          deliveries: await comingDeliveries(call, AT_MOST),
          scheduledDeliveries: await scheduled(call),
          invoices: due.slice(0, AT_MOST).map(invoiceJson),
          ...overdueJson(owed, today),
          quotes: await returnedQuotes(call),
          quotesCount: await returnedCount(call),
          expiringQuotes: expiring.slice(0, WAITING_AT_MOST),
          expiringQuotesCount: expiring.length,
          draftQuotes: drafts.slice(0, WAITING_AT_MOST),
          draftQuotesCount: drafts.length,
          draftQuotesUncheckedCount: await uncheckedDrafts(call),
          lateDeliveries: late.rows,
          lateDeliveriesCount: late.count,
        },
      }
    },
  },
]

/** Those that wait for their owner, then those that come next; one that comes has a place among them. */
async function scheduled(call: Call) {
  const { id, name, nextPlaceDate, problem } = scheduledDelivery
  const next = (whether: SQL) =>
    call.db
      .select({ id, name, nextPlaceDate, problem })
      .from(scheduledDelivery)
      .where(
        and(
          eq(scheduledDelivery.accountId, accountOf(call).id),
          eq(scheduledDelivery.status, 'active'),
          isNotNull(nextPlaceDate),
          whether,
        ),
      )
      .orderBy(asc(nextPlaceDate), asc(id))
      .limit(AT_MOST)
  const coming = await next(isNull(problem))
  const stopped = await next(isNotNull(problem))
  const shown = coming.length === 0 ? stopped : stopped.slice(0, AT_MOST - 1)
  return [...shown, ...coming].slice(0, AT_MOST).map((each) => ({
    orderTemplateID: each.id,
    orderTemplateName: each.name,
    scheduleOrderNextPlaceDateTime: instantOf(each.nextPlaceDate),
    mostRecentError: each.problem && problemJson(each.problem),
  }))
}

function invoiceJson({ orderID, orderNumber, purchaseOrderNumber, ...row }: StatementRow) {
  const { dueDate, currencyCode, openCents } = row
  return {
    orderID,
    orderNumber,
    purchaseOrderNumber,
    dueDate,
    currencyCode,
    openAmount: majorUnits(openCents),
  }
}

/** The invoices that should have been paid, by currency, and the day from which a statement has all of them. */
function overdueJson(owed: readonly StatementRow[], today: string) {
  const late = owed.filter((row) => isOverdue(row, today))
  return {
    overdueInvoices: [...new Set(late.map(({ currencyCode }) => currencyCode))].map(
      (currencyCode) => {
        const rows = late.filter((row) => row.currencyCode === currencyCode)
        const cents = rows.reduce((all, { openCents }) => all + openCents, 0)
        return { currencyCode, invoicesCount: rows.length, openAmount: majorUnits(cents) }
      },
    ),
    overdueInvoicesFrom: late.map(({ openedAt }) => openedAt).toSorted()[0] ?? '',
  }
}

/** What the reviewer said last; a returned quote that was recalled since has a step without words. */
const returnedReason = sql<string>`coalesce((
  select step.reason from ${quoteHistory} step
  where step.order_id = ${quote.id} and step.status = 'qstRejected' and step.reason <> ''
  order by step.position desc limit 1
), '')`

async function returnedCount(call: Call): Promise<number> {
  const [row] = await call.db
    .select({ quotes: count() })
    .from(quote)
    .where(and(eq(quote.accountId, accountOf(call).id), eq(quote.status, 'qstRejected')))
  return row?.quotes ?? 0
}

/** Quotes that a reviewer has sent back with words: of the newest ones those that were sent back last, the last one first. */
async function returnedQuotes(call: Call) {
  const returnedAt = max(quoteHistory.at)
  const newest = call.db
    .select({ id: quote.id })
    .from(quote)
    .where(and(eq(quote.accountId, accountOf(call).id), sql`${RETURNED_FIRST} = 0`))
    .orderBy(desc(quote.createdAt), desc(quote.number))
    .limit(LOOKED_AT)
  const rows = await call.db
    .select({
      orderID: quote.id,
      quoteNumber: quote.number,
      quoteName: quote.name,
      returnedDateTime: returnedAt,
      returnedReason,
    })
    .from(quote)
    .innerJoin(quoteHistory, eq(quoteHistory.quoteId, quote.id))
    .where(inArray(quote.id, newest))
    .groupBy(quote.id)
    .orderBy(desc(returnedAt))
    .limit(WAITING_AT_MOST)
  const recalled = await recalledOf(
    call,
    rows.map(({ orderID }) => orderID),
  )
  return rows.map((row) => ({ ...row, recalledFlag: recalled.has(row.orderID) }))
}
