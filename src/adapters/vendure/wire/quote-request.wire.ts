/** What is said of lines that are to be added to a quote, and of a quote that is handed over. */
import type { LineRequest } from '../../../domain/draft-order/line-check.ts'
import type { WishedLine } from '../../../domain/quote/quote-comparison.ts'
import type { Quote } from '../../../domain/quote/quote.ts'
import { type SubmissionNotes, submissionReason } from '../../../domain/quote/submission.ts'
import type { NewLine, OneOfSeveral } from '../../../application/ports/quote-gateway.ts'
import { encodeChoices } from './choices.wire.ts'

/** To a quote that exists, or to a new one of that name. */
export function encodeTarget(target: NewLine['target']) {
  return 'quoteId' in target ? { quoteId: target.quoteId } : { newName: target.newQuoteName }
}

/** One line; the planned day is the engine's own to say. */
export function encodeLine(line: OneOfSeveral | NewLine | LineRequest) {
  const { skuId, modelCode, quantity, choices, customerMaterialNumber } = line
  return {
    skuId,
    modelCode,
    quantity,
    choices: encodeChoices(choices),
    materialNumber: customerMaterialNumber,
    requestedDate: 'requestedDate' in line ? line.requestedDate : undefined,
    customCode: ('customCode' in line && line.customCode) || undefined,
  }
}

/** The lines that are asked for; undefined for all of them as they were. */
export function encodeWishedLines(lines: readonly WishedLine[] | undefined) {
  return lines?.map(({ itemId, ...wish }) => ({ id: itemId, ...wish }))
}

/** The reason of a submission without a comment is the usual one (QUOTE-52). */
export function encodeSubmission({ comment, ...notes }: SubmissionNotes, seen?: Quote) {
  return { ...notes, reason: submissionReason(comment), ...encodeSeen(seen) }
}

/** That of a resubmission is what was written (QUOTE-56). */
export function encodeResubmission({ comment, ...notes }: SubmissionNotes, seen?: Quote) {
  return { ...notes, reason: comment, ...encodeSeen(seen) }
}

/** What its sender has seen of a quote, which is handed over as that and as nothing else. */
function encodeSeen(seen: Quote | undefined) {
  return seen && { seenContentsTag: seen.contentsTag, seenPurchaseOrder: seen.purchaseOrderNumber }
}
