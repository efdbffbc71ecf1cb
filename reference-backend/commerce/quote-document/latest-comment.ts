/** The last word about a quote, and whose it is, as its page shows it (QUOTE-31, QUOTE-32, QUOTE-33). */

import { isReviewable } from '../quotes/quote-status.ts'
import type { WireQuote } from './paper.ts'

export interface Comment {
  readonly text: string
  /** An instant. */
  readonly at: string
  readonly isReviewers: boolean
}

/** Undefined while there is none. What a customer has recalled is none any more: the reviewer's words count again. */
export function latestComment({
  orderStatusHistory: history,
  orderStatusType: { typeCode },
}: WireQuote): Comment | undefined {
  const last = history.at(-1)
  const isOpen = typeCode === 'qstDraft' || typeCode === 'qstRejected'
  const wasRecalled =
    isOpen && last?.orderStatusHistoryType_typeCode === typeCode && last.reason.trim() === ''
  const entry = history.findLast(
    ({ reason, orderStatusHistoryType_typeCode: status }) =>
      reason.trim() !== '' && (!wasRecalled || status === 'qstRejected'),
  )
  if (entry === undefined) return undefined
  const { reason: text, createdDateTime: at, orderStatusHistoryType_typeCode: status } = entry
  return { text, at, isReviewers: !isReviewable(status) }
}
