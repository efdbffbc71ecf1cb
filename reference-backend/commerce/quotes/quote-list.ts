/** The list of an account's quotes: found by a keyword, in an order, counted by status. */

import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contains, keywordWords } from '../../database/contains.ts'
import { quote, quoteItem } from '../../database/schema/commerce.ts'
import { text } from '../../http/input.ts'
import { accountOf, type Call } from '../action.ts'
import { quoteRowJson } from './quote-json.ts'
import { listPlace, listRequest } from './quote-list-request.ts'
import { isQuoteStatus, type QuoteStatus } from './quote-status.ts'
import { asOf, hasStatus } from './quote-validity.ts'

const NEWEST_FIRST = [desc(quote.createdAt)]
/** Quotes that are alike in it follow each other by number, the newest first. */
const ORDERS: ReadonlyMap<string, readonly SQL[]> = new Map([
  ['createdDateTime|DESC', NEWEST_FIRST],
  ['createdDateTime|ASC', [asc(quote.createdAt), asc(quote.number)]],
  ['quoteName|ASC', [sql`lower(${quote.name})`]],
  ['calculatedTotal|DESC', [desc(quote.totalAfterTax)]],
])

/** What waits for its customer is seen first, whatever else is sorted by. */
const RETURNED_FIRST = sql`case when ${quote.status} = 'qstRejected' then 0 else 1 end`

/** One page of the caller's own quotes: of some statuses, with every word of the keyword in each. */
export async function ownQuotes(call: Call) {
  const { db, input, now } = call
  const request = listRequest(input)
  const found = and(
    eq(quote.accountId, accountOf(call).id),
    ...keywordWords(text(input, 'keyword')).map((word) => says(db, word)),
  )
  const counts = await countedByStatus(call, found)
  const records = request.statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  const { offset, ...place } = listPlace(records, request)
  const order = ORDERS.get(text(input, 'orderBy')) ?? NEWEST_FIRST
  const rows = await db
    .select()
    .from(quote)
    .where(and(found, hasStatus(request.statuses, now)))
    .orderBy(RETURNED_FIRST, ...order, desc(quote.number))
    .limit(place.pageRecordsShow)
    .offset(offset)
  return {
    quotesOnAccount: {
      ordersOnAccount: rows.map((row) => quoteRowJson(asOf(row, now))),
      ...place,
      pageRecordsStart: rows.length === 0 ? 0 : offset + 1,
      pageRecordsEnd: offset + rows.length,
      recordsCountByStatus: counts,
    },
  }
}

/** Number, name, purchase order, or on a line its model, the customer's own number or own code. */
function says(db: Database, word: string): SQL | undefined {
  const line = or(
    contains(quoteItem.modelNumber, word),
    contains(quoteItem.customerMaterialNumber, word),
    contains(quoteItem.customCode, word),
  )
  const first = db
    .select({ id: quoteItem.id })
    .from(quoteItem)
    .where(and(eq(quoteItem.quoteId, quote.id), line))
  return or(
    contains(sql`${quote.number}::text`, word),
    contains(quote.name, word),
    contains(quote.purchaseOrderNumber, word),
    // With `exists` Postgres would look through the lines of everybody's quotes once, instead of those of each quote.
    sql`(${first.limit(1)}) is not null`,
  )
}

/** How many there are of each status that there is, on this day. */
async function countedByStatus({ db, now }: Call, found: SQL | undefined) {
  const rows = await db
    .select({ status: quote.status, validUntil: quote.validUntil, records: count() })
    .from(quote)
    .where(found)
    .groupBy(quote.status, quote.validUntil)
  const counts: { [Status in QuoteStatus]?: number } = {}
  for (const row of rows) {
    const { status } = asOf(row, now)
    if (isQuoteStatus(status)) counts[status] = (counts[status] ?? 0) + row.records
  }
  return counts
}
