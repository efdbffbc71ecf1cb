/** What quotes are found by, where a version before this one has written it. */

import { not, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { quoteWords } from '../../database/schema/commerce.ts'
import { inTransaction } from '../../database/transaction.ts'

/** Quotes in one transaction: whoever writes one of them waits for these alone. */
const AT_ONCE = 200

/** Adds the numbers without their separators where they lack; other servers may write quotes meanwhile. */
export async function bringWordsInStep(db: Database): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
  while (await inTransaction(db, nextWords)) {
    // Until there are none.
  }
}

/** Whether there were any. Words that are being written just now are right by that. */
async function nextWords(tx: Database): Promise<boolean> {
  const rows = await tx
    .select({ id: quoteWords.quoteId })
    .from(quoteWords)
    .where(not(quoteWords.hasBare))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  if (rows.length === 0) return false
  const ids = sql.join(
    rows.map(({ id }) => sql`${id}`),
    sql`, `,
  )
  await tx.execute(sql`select write_quote_words(array[${ids}]::text[])`)
  return true
}
