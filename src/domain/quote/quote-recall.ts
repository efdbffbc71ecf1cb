/** Taking a quote back, as long as nobody has decided about it. */
import type { Quote } from './quote.ts'

/**
 * Whether the last that happened to a quote is that its customer took it back: it stands where it stood before it was
 * handed over, and nobody has said why. A reviewer who returns a quote always gives a reason.
 */
export function wasRecalled({ status, history }: Pick<Quote, 'status' | 'history'>): boolean {
  const last = history.at(-1)
  return (
    (status === 'draft' || status === 'returned') &&
    last?.status === status &&
    last.reason.trim() === ''
  )
}

/** Whether a returned quote was answered, and its customer has taken the answer back: nobody has returned it again. */
export function isAnswerRecalled(quote: Pick<Quote, 'status' | 'history'>): boolean {
  return quote.status === 'returned' && wasRecalled(quote)
}
