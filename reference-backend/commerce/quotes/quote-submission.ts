/** Handing a quote to the reviewer, the first time and after feedback. */

import { count, eq } from 'drizzle-orm'
import { newId } from '../../database/identifier.ts'
import { type Input, text } from '../../http/input.ts'
import { type FieldErrors, Refusal, refuse } from '../../http/refusal.ts'
import { quote, quoteHistory } from '../../database/schema/commerce.ts'
import type { Action, Call } from '../action.ts'
import { fulfilmentMethod, SHIPPING } from '../fulfilment/fulfilment-options.ts'
import { requireSeenContents, SEEN_FIELDS } from './quote-contents.ts'
import { type QuoteStatus, RESUBMITTABLE, SUBMITTABLE } from './quote-status.ts'
import { fulfilmentOf, itemsOf, type Quote, type QuoteItem } from './quote-store.ts'
import { handOverTerms } from './quote-validity.ts'
import { quoteWrite } from './quote-write.ts'

/** FULF-01. */
export const DISPATCH_OPTIONS = ['shipCompleteOrder', 'partialShipmentAccepted']
/** QUOTE-52. */
export const DEFAULT_REASON = 'Order Entry Request Submitted'
const RESUBMITTED = 'qstOrderEntryRequestUpdated'

const FIELDS = [
  'reason',
  'orderShippingDispatchOptionsCustom',
  'freightCarrier',
  'specialInstructions',
  'isQuote',
  ...SEEN_FIELDS,
]

export const quoteSubmissionActions: readonly Action[] = [
  quoteWrite({
    name: 'submitQuoteForApproval',
    fields: FIELDS,
    allowed: SUBMITTABLE,
    change: async (call, present) => {
      const reason = text(call.input, 'reason') || DEFAULT_REASON
      await handOver(call, present, { status: 'qstPendingReview', reason })
      return { detail: { status: 'qstPendingReview' } }
    },
  }),
  quoteWrite({
    name: 'updateQuoteStatus',
    fields: ['quoteStatus', ...FIELDS],
    allowed: RESUBMITTABLE,
    change: async (call, present) => {
      if (text(call.input, 'quoteStatus') !== RESUBMITTED) {
        throw refuse('quoteStatus', 'A quote cannot be given this status here.')
      }
      const reason = text(call.input, 'reason')
      await handOver(call, present, { status: RESUBMITTED, reason })
      return { detail: { status: RESUBMITTED }, answer: { error: '' } }
    },
  }),
]

interface Step {
  readonly status: QuoteStatus
  readonly reason: string
}

async function handOver(call: Call, present: Quote, step: Step): Promise<void> {
  const items = await itemsOf(call.db, present.id)
  await requireSeenContents(call, present, items)
  const values = submittedValues(call.input, present)
  const problems = { ...(await missingParts(call, present, items)), ...missingWords(values, step) }
  if (Object.keys(problems).length > 0) throw new Refusal(problems)
  await call.db
    .update(quote)
    .set({
      ...values,
      ...handOverTerms(present, call.now),
      status: step.status,
      details: step.reason,
      openedAt: call.now,
    })
    .where(eq(quote.id, present.id))
  await addHistory(call, present.id, step)
}

/** One more entry in the history of a quote; the newest is the last. */
export async function addHistory(
  { db, now }: Pick<Call, 'db' | 'now'>,
  quoteId: string,
  { status, reason }: Step,
): Promise<void> {
  const mine = eq(quoteHistory.quoteId, quoteId)
  const [earlier] = await db.select({ steps: count() }).from(quoteHistory).where(mine)
  const position = earlier?.steps ?? 0
  await db.insert(quoteHistory).values({ id: newId(), quoteId, position, at: now, status, reason })
}

/** What is not sent stays as it was stored. */
function submittedValues(input: Input, present: Quote) {
  const sent = (field: string, stored: string) => (field in input ? text(input, field) : stored)
  return {
    dispatchOption: sent('orderShippingDispatchOptionsCustom', present.dispatchOption),
    freightCarrier: sent('freightCarrier', present.freightCarrier),
    specialInstructions: sent('specialInstructions', present.specialInstructions),
  }
}

/** QUOTE-55: item, purchase order number, where it goes. */
async function missingParts(
  { db }: Call,
  present: Quote,
  items: readonly QuoteItem[],
): Promise<FieldErrors> {
  const fulfilment = await fulfilmentOf(db, present.id)
  const isShipped = fulfilmentMethod(fulfilment?.methodId ?? '').type === SHIPPING
  const destination = isShipped ? fulfilment?.shippingAddress : fulfilment?.pickupLocationId
  return {
    ...(items.length === 0 ? { orderItems: ['Please add a product'] } : {}),
    ...(present.purchaseOrderNumber === ''
      ? { purchaseOrderNumber: ['Please add PO Number'] }
      : {}),
    ...(destination ? {} : missingDestination(isShipped)),
  }
}

function missingDestination(isShipped: boolean): FieldErrors {
  return isShipped
    ? { shippingAddress: ['Please choose a delivery address.'] }
    : { pickupLocation: ['Please choose a pickup location.'] }
}

/** A dispatch option always; a comment for a resubmission (QUOTE-56). */
function missingWords({ dispatchOption }: { dispatchOption: string }, { reason }: Step) {
  return {
    ...(DISPATCH_OPTIONS.includes(dispatchOption)
      ? {}
      : { orderShippingDispatchOptionsCustom: ['Please choose a dispatch option.'] }),
    ...(reason === '' ? { reason: ['Please enter a comment.'] } : {}),
  }
}
