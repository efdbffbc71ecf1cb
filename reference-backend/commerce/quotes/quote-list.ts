/** The list of an account's quotes: found by a keyword, in an order, counted by status. */

import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { containsLower, keywordWords } from '../../database/contains.ts'
import { withoutSeparators } from '../../database/loose-number.ts'
import { quote, quoteHistory, quoteItem, quoteWords } from '../../database/schema/commerce.ts'
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
export const RETURNED_FIRST = sql`case when ${quote.status} = 'qstRejected' then 0 else 1 end`

/** One page of the caller's own quotes: of some statuses, with every word of the keyword in each. */
export async function ownQuotes(call: Call) {
  const { db, input, now } = call
  const request = listRequest(input)
  const found = and(
    eq(quote.accountId, accountOf(call).id),
    sayingAll(call, keywordWords(text(input, 'keyword'))),
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
  const lines = await linesOf(
    call,
    rows.map(({ id }) => id),
  )
  const returned = rows.filter(({ status }) => status === 'qstRejected')
  const recalled = await recalledOf(
    call,
    returned.map(({ id }) => id),
  )
  return {
    quotesOnAccount: {
      ordersOnAccount: rows.map((row) => ({
        ...quoteRowJson(asOf(row, now)),
        itemsCount: lines.get(row.id) ?? 0,
        recalledFlag: recalled.has(row.id),
      })),
      ...place,
      pageRecordsStart: rows.length === 0 ? 0 : offset + 1,
      pageRecordsEnd: offset + rows.length,
      recordsCountByStatus: counts,
    },
  }
}

/** How many lines each of them has; those without any are not there. */
async function linesOf({ db }: Call, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: quoteItem.quoteId, lines: count() })
    .from(quoteItem)
    .where(inArray(quoteItem.quoteId, [...ids]))
    .groupBy(quoteItem.quoteId)
  return new Map(rows.map(({ id, lines }) => [id, lines]))
}

/** Of returned quotes those whose customer has taken the answer back since: their last step has no words. */
export async function recalledOf(
  { db }: Call,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const last = await db
    .selectDistinctOn([quoteHistory.quoteId], {
      id: quoteHistory.quoteId,
      reason: quoteHistory.reason,
    })
    .from(quoteHistory)
    .where(inArray(quoteHistory.quoteId, [...ids]))
    .orderBy(quoteHistory.quoteId, desc(quoteHistory.position))
  return new Set(last.filter(({ reason }) => reason === '').map(({ id }) => id))
}

/** Signs that are left of a word without its separators: a size such as 1.5 is no number. */
const SHORTEST_BARE = 3

/** In number, name or purchase order, or on a line in its model, the customer's own number or own code: every word somewhere. */
function sayingAll(call: Call, words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined
  const saying = call.db
    .select({ id: quoteWords.quoteId })
    .from(quoteWords)
    .where(and(eq(quoteWords.accountId, accountOf(call).id), ...words.map(says)))
  return inArray(quote.id, saying)
}

/**
 * The word itself, or a number that begins with it once neither has separators. Numbers without theirs stand among the
 * words, so that a word that has none finds them by itself; a tab, which no word has, marks where one begins.
 */
function says(word: string): SQL | undefined {
  const bare = withoutSeparators(word)
  const mayBegin = bare !== word && bare.length >= SHORTEST_BARE
  return or(
    containsLower(quoteWords.words, word),
    mayBegin ? containsLower(quoteWords.words, `\t${bare}`) : undefined,
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
