/** What is sent about quotes: plain encoders, one spelling each. */
import type {
  CopyManner,
  ModelChange,
  NewLine,
  OneOfSeveral,
  RequestedDate,
  RequestedQuantity,
} from '../../../application/ports/quote-gateway.ts'
import type { WishedLine } from '../../../domain/quote/quote-comparison.ts'
import type { Quote } from '../../../domain/quote/quote.ts'
import { type SubmissionNotes, submissionReason } from '../../../domain/quote/submission.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { encodeReading } from './reading.wire.ts'
import { encodeDispatch, resubmittedCode } from './status.wire.ts'

/** What every write about a quote carries: which one, and that it is wanted back (CALL-38). */
export function encodeAboutQuote(orderID: QuoteId) {
  return { orderID, returnQuote: true, isQuote: true } as const
}

/** `addOrderItem`: into a quote, or into a new one of that name (CALL-21). Dates that are not set are left out. */
export function encodeNewLine(line: NewLine) {
  return {
    ...encodeTarget(line.target),
    skuID: line.skuId,
    modelNumber: line.modelCode,
    ...encodeReading(line.choices),
    quantity: line.quantity,
    customerMaterialNumber: line.customerMaterialNumber,
    ...(line.plannedDate && { plannedDeliveryDate: line.plannedDate }),
    ...(line.requestedDate && { requestedDeliveryDate: line.requestedDate }),
    returnQuote: true,
    isQuote: true,
  }
}

/** `addOrderItems` (CALL-22): two lists in the same order, and the other fields as the text of a list. */
export function encodeSeveral(
  target: NewLine['target'],
  lines: readonly OneOfSeveral[],
  promotionCodes: readonly string[] = [],
) {
  return {
    ...encodeTarget(target),
    skuIDs: lines.map(({ skuId }) => skuId).join(','),
    quantities: lines.map(({ quantity }) => quantity).join(','),
    skuConfiguration: JSON.stringify(lines.map(encodeOneOfSeveral)),
    ...(promotionCodes.length > 0 && { promotionCodes: promotionCodes.join(',') }),
    returnQuote: true,
    isQuote: true,
  }
}

function encodeOneOfSeveral(line: OneOfSeveral) {
  const { modelCode, choices, customerMaterialNumber, customCode } = line
  return {
    modelNumber: modelCode,
    ...encodeReading(choices),
    ...(customerMaterialNumber && { customerMaterialNumber }),
    ...(customCode && { customCode }),
  }
}

/** `updateRequestDeliveryDate` with several lines in place of one. */
export function encodeDates(dates: readonly RequestedDate[]) {
  const orderItems = dates.map(({ itemId, date }) => ({
    orderItemID: itemId,
    requestedDeliveryDate: date,
  }))
  return { orderItems }
}

/** `updateOrderItemQuantity` of many lines. */
export function encodeQuantities(quantities: readonly RequestedQuantity[]) {
  const orderItems = quantities.map(({ itemId, quantity }) => ({ orderItemID: itemId, quantity }))
  return { orderItems }
}

/** `updateOrderItemConfiguration`: the model that the line had is named, so that no other one is written over. */
export function encodeModelChange({ itemId, modelCode, choices, quantity, from }: ModelChange) {
  const model = { modelNumber: modelCode, ...encodeReading(choices), quantity }
  return { orderItem: { orderItemID: itemId, ...model, previousModelNumber: from } }
}

interface CopiedParts extends Pick<CopyManner, 'others' | 'withDetails'> {
  readonly lines: readonly WishedLine[] | undefined
}

/** `duplicateOrder` of a quote: onto a new draft, or onto one that is there; without lines all of them. */
export function encodeCopy(
  orderID: QuoteId,
  target: NewLine['target'],
  { lines, others = [], withDetails }: CopiedParts,
) {
  return {
    orderID,
    ...('quoteId' in target
      ? { targetOrderID: target.quoteId }
      : { quoteName: target.newQuoteName }),
    setAsCartFlag: false,
    ...encodeWishedLines(lines),
    ...(others.length > 0 && {
      otherOrders: others.map((other) => ({
        orderID: other.id,
        ...encodeWishedLines(other.lines),
      })),
    }),
    ...(withDetails === true && { copyDetailsFlag: true }),
    returnQuote: true,
  }
}

function encodeWishedLines(lines: readonly WishedLine[] | undefined) {
  const orderItems = lines?.map(({ itemId, modelCode, quantity, requestedDate }) => ({
    orderItemID: itemId,
    ...(modelCode !== undefined && { modelNumber: modelCode }),
    ...(quantity !== undefined && { quantity }),
    ...(requestedDate !== undefined && { requestedDeliveryDate: requestedDate }),
  }))
  return orderItems && { orderItems }
}

function encodeTarget(target: NewLine['target']) {
  return 'quoteId' in target ? { orderID: target.quoteId } : { quoteName: target.newQuoteName }
}

/** `submitQuoteForApproval` (CALL-27), on the condition that the quote is as it was seen, where the engine has a name for that. */
export function encodeSubmission(orderID: QuoteId, notes: SubmissionNotes, seen?: Quote) {
  return {
    orderID,
    returnQuote: true,
    reason: submissionReason(notes.comment),
    orderShippingDispatchOptionsCustom: encodeDispatch(notes.dispatch),
    freightCarrier: notes.freightCarrier,
    specialInstructions: notes.specialInstructions,
    ...(seen?.contentsTag && {
      seenContentsTag: seen.contentsTag,
      seenPurchaseOrderNumber: seen.purchaseOrderNumber,
    }),
  }
}

/**
 * `updateQuoteStatus`: the only status that a customer may ask for (QUOTE-53, CALL-26). The comment goes as it is:
 * a resubmission has no default reason, and an empty one is to be refused (QUOTE-56).
 */
export function encodeResubmission(orderID: QuoteId, notes: SubmissionNotes, seen?: Quote) {
  const submission = encodeSubmission(orderID, notes, seen)
  return { ...submission, reason: notes.comment, quoteStatus: resubmittedCode }
}
