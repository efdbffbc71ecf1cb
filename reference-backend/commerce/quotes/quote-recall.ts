/** Taking a quote back from the reviewer, as long as nobody has decided. */

import { count, eq } from 'drizzle-orm'
import { quote, quoteHistory } from '../../database/schema/commerce.ts'
import { wholeNumber } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import type { Action, Call } from '../action.ts'
import { REVIEWABLE, type QuoteStatus, statusName } from './quote-status.ts'
import type { Quote } from './quote-store.ts'
import { addHistory } from './quote-submission.ts'
import { quoteWrite } from './quote-write.ts'

/** Nobody else decides what it becomes: the status that it had before it was handed over (T39). */
const BEFORE_REVIEW: Readonly<Record<string, QuoteStatus>> = {
  qstPendingReview: 'qstDraft',
  qstOrderEntryRequestUpdated: 'qstRejected',
}

export const quoteRecallActions: readonly Action[] = [
  quoteWrite({
    name: 'recallQuote',
    fields: ['orderStatusHistoryCount'],
    allowed: REVIEWABLE,
    change: async (call, present) => {
      await requireSeen(call, present)
      const status = BEFORE_REVIEW[present.status] ?? 'qstDraft'
      await call.db
        .update(quote)
        .set({ status, validUntil: null, answerDue: null })
        .where(eq(quote.id, present.id))
      await addHistory(call, present.id, { status, reason: '' })
      return { detail: { status } }
    },
  }),
]

/** Only what the caller has seen is taken back: not a later submission that another window has made. */
async function requireSeen({ db, input }: Call, present: Quote): Promise<void> {
  if (!('orderStatusHistoryCount' in input)) return
  const [row] = await db
    .select({ steps: count() })
    .from(quoteHistory)
    .where(eq(quoteHistory.quoteId, present.id))
  if (wholeNumber(input, 'orderStatusHistoryCount') === (row?.steps ?? 0)) return
  throw refuse(
    'orderStatusType',
    `This quote has been submitted again meanwhile and is now ${statusName(present.status)}.`,
  )
}
