/** Quotes that nobody has decided and that end, or have ended: their customer sees to it, or asks again (QUOTE-29). */

import { and, desc, eq, gte, inArray, lte, notExists, sql } from 'drizzle-orm'
import { quote } from '../../database/schema/commerce.ts'
import { quoteEvent } from '../../database/schema/quote-events.ts'
import { addDays, earliestToday } from '../../pricing/calendar.ts'
import { accountOf, type Call } from '../action.ts'
import { REVIEWABLE } from '../quotes/quote-status.ts'
import { asOf } from '../quotes/quote-validity.ts'

/** Days before its end from which on a quote is named. */
const SOON = 7
/** Days after its end for which it is named, unless it has been copied. */
const REMEMBERED = 30
/** Whether it has been copied is seen in the histories of so many quotes, the newest. */
const LOOKED_AT = 200

/** Those that still stand, the next to end first; then those that have ended, the latest first. */
export async function expiringQuotes(call: Call) {
  const { db, now } = call
  const today = earliestToday(now)
  const rows = await db
    .select({
      id: quote.id,
      number: quote.number,
      name: quote.name,
      status: quote.status,
      validUntil: quote.validUntil,
    })
    .from(quote)
    .where(
      and(
        eq(quote.accountId, accountOf(call).id),
        inArray(quote.status, [...REVIEWABLE]),
        gte(quote.validUntil, addDays(today, -REMEMBERED)),
        lte(quote.validUntil, addDays(today, SOON)),
        notExists(copies(call)),
      ),
    )
    .orderBy(desc(quote.validUntil), desc(quote.number))
  const found = rows.map((row) => ({
    orderID: row.id,
    quoteNumber: String(row.number),
    quoteName: row.name,
    validUntilDate: row.validUntil ?? '',
    expiredFlag: asOf(row, now).status === 'qstExpired',
  }))
  return [
    ...found.filter(({ expiredFlag }) => !expiredFlag).toReversed(),
    ...found.filter(({ expiredFlag }) => expiredFlag),
  ]
}

/** Steps by which the lines of the quote were taken onto another one. */
function copies(call: Call) {
  const { db } = call
  const newest = db
    .select({ id: quote.id })
    .from(quote)
    .where(eq(quote.accountId, accountOf(call).id))
    .orderBy(desc(quote.createdAt), desc(quote.number))
    .limit(LOOKED_AT)
  return db
    .select({ id: quoteEvent.id })
    .from(quoteEvent)
    .where(
      and(
        inArray(quoteEvent.quoteId, newest),
        sql`${quoteEvent.body}->>'entryType' = 'copied'`,
        sql`${quoteEvent.body}->>'source_orderID' = ${quote.id}`,
      ),
    )
}
