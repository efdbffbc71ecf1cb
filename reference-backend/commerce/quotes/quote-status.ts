/** The statuses of a quote and what each of them lets a customer do. */

import { refuse } from '../../http/refusal.ts'

/** What each is called in English. */
export const STATUS_NAMES = {
  qstDraft: 'Draft',
  qstPendingReview: 'Submitted Requests',
  qstOrderEntryRequestUpdated: 'Resubmitted',
  qstRejected: 'Returned',
  qstApproved: 'Confirmed',
  qstRejectedQuote: 'Declined',
  qstExpired: 'Expired',
} as const

export type QuoteStatus = keyof typeof STATUS_NAMES

export const ALL_STATUSES: readonly QuoteStatus[] = [
  'qstDraft',
  'qstPendingReview',
  'qstOrderEntryRequestUpdated',
  'qstRejected',
  'qstApproved',
  'qstRejectedQuote',
  'qstExpired',
]

/** Changed by the customer: a draft, and what came back with feedback (QUOTE-22, QUOTE-23). */
export const EDITABLE: readonly QuoteStatus[] = ['qstDraft', 'qstRejected']
/** Removed by the customer (QUOTE-14). */
export const REMOVABLE: readonly QuoteStatus[] = ['qstDraft', 'qstRejectedQuote']
export const SUBMITTABLE: readonly QuoteStatus[] = ['qstDraft']
export const RESUBMITTABLE: readonly QuoteStatus[] = ['qstRejected']
/** Waiting for the reviewer. */
export const REVIEWABLE: readonly QuoteStatus[] = [
  'qstPendingReview',
  'qstOrderEntryRequestUpdated',
]

export function isQuoteStatus(code: string): code is QuoteStatus {
  return Object.hasOwn(STATUS_NAMES, code)
}

export function isEditable(code: string): boolean {
  return isQuoteStatus(code) && EDITABLE.includes(code)
}

export function isReviewable(code: string): boolean {
  return isQuoteStatus(code) && REVIEWABLE.includes(code)
}

/** What the storefront calls a status (QUOTE-29); an unknown one keeps its code. */
export function statusName(code: string): string {
  return isQuoteStatus(code) ? STATUS_NAMES[code] : code
}

/** Throws the refusal of a write that the present status forbids. */
export function requireStatus(code: string, allowed: readonly QuoteStatus[]): void {
  if (isQuoteStatus(code) && allowed.includes(code)) return
  throw refuse(
    'orderStatusType',
    `This quote is now ${statusName(code)}, it can no longer be edited.`,
  )
}
