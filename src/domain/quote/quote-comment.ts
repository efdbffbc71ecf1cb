/** The last word that was said about a quote, and who said it. */
import { latestComment, type Quote } from './quote.ts'
import { commentAuthor } from './quote-status.ts'

export interface QuoteComment {
  readonly text: string
  /** An instant as the server wrote it (D17). */
  readonly at: string
  /** Labelled 'Customer Comments' or 'CSR Feedback' (QUOTE-32, QUOTE-33). */
  readonly author: 'customer' | 'reviewer'
}

/** The newest comment of the history with the voice that its label names; undefined while nothing was said (QUOTE-31). */
export function commentOf(quote: Quote): QuoteComment | undefined {
  const entry = latestComment(quote)
  return entry && { text: entry.reason, at: entry.at, author: commentAuthor(quote.status) }
}
