/** The latest comment on a quote and its author. Of the work of a reviewer only this is shown (QUOTE-04). */
import { latestComment, type Quote, type StatusEntry } from './quote.ts'
import { wasRecalled } from './quote-recall.ts'
import { commentAuthor } from './quote-status.ts'

export interface QuoteComment {
  readonly text: string
  /** An instant as the server wrote it (D17). */
  readonly at: string
  /** Labelled 'Customer Comments' or 'CSR Feedback' (QUOTE-32, QUOTE-33). */
  readonly author: 'customer' | 'reviewer'
}

/**
 * The newest comment of the history with the voice that its label names; undefined while there is no comment
 * (QUOTE-31). What a customer has recalled is no comment any more: the reviewer's words count again. An approval without a word leaves the customer's own comment the newest: its entry says so.
 */
export function commentOf(quote: Quote): QuoteComment | undefined {
  const entry = wasRecalled(quote) ? feedbackOf(quote) : latestComment(quote)
  if (!entry) return undefined
  const { reason: text, at, status = 'unknown' } = entry
  return { text, at, author: commentAuthor(status === 'unknown' ? quote.status : status) }
}

/** What the reviewer said last. */
function feedbackOf({ history }: Quote): StatusEntry | undefined {
  return history.findLast(({ status, reason }) => status === 'returned' && reason.trim() !== '')
}
