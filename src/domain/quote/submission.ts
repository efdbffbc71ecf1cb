/** What a quote still lacks before it can be submitted: one list for the banner, the button and the guard. */
import { withinLimit } from '../shared/text-limit.ts'
import type { DispatchChoice } from './dispatch.ts'
import { hasDestination } from './fulfilment.ts'
import type { Quote } from './quote.ts'
import { wasRecalled } from './quote-recall.ts'

export type MissingForSubmit =
  | 'product'
  | 'purchase-order-number'
  | 'shipping-address'
  | 'dispatch'
  | 'comment'

/** What the customer writes beside the quote; kept on the client until submission (decisions, "Calls"). */
export interface SubmissionNotes {
  readonly comment: string
  readonly freightCarrier: string
  readonly specialInstructions: string
  readonly dispatch: DispatchChoice | undefined
}

/**
 * The notes that a quote itself carries. A returned quote starts without a comment: the answer to the
 * reviewer has to be written (QUOTE-56). One that was recalled has the comment that it had gone with.
 */
export function notesOf(quote: Quote): SubmissionNotes {
  const isUnanswered = quote.status === 'returned' && !wasRecalled(quote)
  const isOwn = !wasRecalled(quote) || quote.comment !== defaultReason
  return {
    comment: isUnanswered || !isOwn ? '' : quote.comment,
    freightCarrier: quote.freightCarrier,
    specialInstructions: quote.specialInstructions,
    dispatch: quote.dispatch,
  }
}

/** The notes with every text cut to its limit (QUOTE-62). */
export function limitedNotes(notes: SubmissionNotes): SubmissionNotes {
  return {
    comment: withinLimit(notes.comment),
    freightCarrier: withinLimit(notes.freightCarrier),
    specialInstructions: withinLimit(notes.specialInstructions),
    dispatch: notes.dispatch,
  }
}

/** Sent as the reason of a submission without a comment (QUOTE-52). */
export const defaultReason = 'Order Entry Request Submitted'

/** What a reason says beyond the step itself; empty for the one that is sent where nothing was written. */
export function ownReason(reason: string): string {
  const said = reason.trim()
  return said === defaultReason ? '' : said
}

/** The reason that is sent: the comment, or the default when it is blank (QUOTE-52). */
export function submissionReason(comment: string): string {
  return comment.trim() === '' ? defaultReason : comment
}

/**
 * What is missing, in display order: a draft needs item, PO number, shipping address and
 * dispatch choice (QUOTE-03); a returned quote needs the comment as well (QUOTE-55, QUOTE-56, O-06).
 */
export function missingForSubmit(
  quote: Quote,
  notes: SubmissionNotes,
): readonly MissingForSubmit[] {
  const missing: MissingForSubmit[] = [...missingForSubmitPage(quote)]
  if (quote.fulfilments.length === 0 || !quote.fulfilments.every(hasDestination)) {
    missing.push('shipping-address')
  }
  if (notes.dispatch === undefined) missing.push('dispatch')
  if (quote.status === 'returned' && notes.comment.trim() === '') missing.push('comment')
  return missing
}

/** Where the words for a resubmission without a comment are (QUOTE-63). */
export const commentRequiredKey = 'quote:submit.commentRequired'

/** The key of the message at the comment field, or undefined while the comment is not missed (QUOTE-63). */
export function commentProblemKey(
  quote: Quote,
  notes: SubmissionNotes,
): typeof commentRequiredKey | undefined {
  return missingForSubmit(quote, notes).includes('comment') ? commentRequiredKey : undefined
}

/** What keeps the draft order page from leading to the quote page: an item and a PO number (DRAFT-08, O-06). */
export function missingForSubmitPage(
  quote: Quote,
): readonly ('product' | 'purchase-order-number')[] {
  const missing: ('product' | 'purchase-order-number')[] = []
  if (quote.items.length === 0) missing.push('product')
  if (quote.purchaseOrderNumber.trim() === '') missing.push('purchase-order-number')
  return missing
}
