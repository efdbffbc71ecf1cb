/** A quote as a whole, and what a change of its lines answers. */
import * as t from 'io-ts'
import type { LinesAnswer, SavedNumber } from '../../../application/ports/quote-gateway.ts'
import type { Quote } from '../../../domain/quote/quote.ts'
import type { QuoteCopy } from '../../../domain/quote/quote-copy.ts'
import { quoteItemId } from '../../../domain/quote/quote-item.ts'
import type { QuoteStatus } from '../../../domain/quote/quote-status.ts'
import type { QuoteAfter } from '../../../domain/quote/quote-write.ts'
import { quoteId } from '../../../domain/shared/quote-id.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { day } from '../../http/day.wire.ts'
import { optionalText, text, texts } from '../../http/lenient.wire.ts'
import { deliveryFields, DeliveryWire, toFulfilment } from './delivery.wire.ts'
import { lineFields, LineWire, toQuoteItem } from './quote-line.wire.ts'
import { sumsFields, SumsWire } from './sums.wire.ts'

export const quoteFields = `id number name status statusName steps { status reason at } createdAt currency
  purchaseOrder comment freightCarrier specialInstructions dispatch reviewer answerBy validUntil contentsTag
  lines { ${lineFields} } fulfilment { ${deliveryFields} } ${sumsFields}`

const QuoteWire = t.type({
  id: t.string,
  number: text,
  name: text,
  status: t.string,
  statusName: text,
  steps: t.array(t.type({ status: t.string, reason: text, at: text })),
  createdAt: text,
  currency: t.string,
  purchaseOrder: text,
  comment: text,
  freightCarrier: text,
  specialInstructions: text,
  dispatch: optionalText,
  reviewer: text,
  answerBy: day,
  validUntil: day,
  contentsTag: optionalText,
  // Strict: a line that cannot be read must not vanish from a quote.
  lines: t.array(LineWire),
  fulfilment: t.union([DeliveryWire, t.null]),
  sums: SumsWire,
})

export const decodeQuote: Decode<Quote> = decodeWith(QuoteWire, toQuote)

/** Without lines a quote is gone (QUOTE-58). */
export const decodeQuoteAfter: Decode<QuoteAfter> = decodeWith(
  t.union([QuoteWire, t.null]),
  (wire): QuoteAfter =>
    wire === null || wire.lines.length === 0
      ? { kind: 'gone' }
      : { kind: 'quote', quote: toQuote(wire) },
)

/** Whatever else a call answers, as long as it has been done. */
export const changedLinesFields = `quote { ${quoteFields} } before { id text } refusals { id messages }`

const ChangedLinesWire = t.type({
  quote: QuoteWire,
  before: t.array(t.type({ id: t.string, text })),
  refusals: t.array(t.type({ id: t.string, messages: texts })),
})

export const decodeChangedLines: Decode<LinesAnswer> = decodeWith(
  ChangedLinesWire,
  ({ quote, before, refusals }) => ({
    quote: toQuote(quote),
    before: new Map(before.map((each) => [quoteItemId(each.id), each.text])),
    refused: new Map(refusals.map(({ id, messages }) => [quoteItemId(id), messages])),
  }),
)

/** The draft, and the lines that are not on it, with the reason. */
export const decodeCopy: Decode<QuoteCopy> = decodeWith(
  t.type({ quote: QuoteWire, notAdded: t.array(t.type({ id: t.string, reason: t.string })) }),
  ({ quote, notAdded }) => ({
    quote: toQuote(quote),
    notAdded: notAdded.map(({ id, reason }) => ({
      itemId: id,
      reason: reason === 'quantity' ? reason : 'gone',
    })),
  }),
)

export const decodeSavedNumber: Decode<SavedNumber> = decodeWith(
  t.type({ number: t.string, before: optionalText }),
  ({ number, before }) => ({ number, before }),
)

const statuses: readonly QuoteStatus[] = [
  'draft',
  'pending-review',
  'resubmitted',
  'returned',
  'approved',
  'declined',
  'expired',
]

/** A status that we do not know keeps its name (O-03). */
export function statusOf(status: string, statusName: string) {
  const known = statuses.find((each) => each === status)
  return { status: known ?? ('unknown' as const), statusName: statusName || (known ? '' : status) }
}

function toQuote(wire: t.TypeOf<typeof QuoteWire>): Quote {
  const { dispatch } = wire
  return {
    id: quoteId(wire.id),
    number: wire.number,
    name: wire.name,
    ...statusOf(wire.status, wire.statusName),
    history: wire.steps.map(({ status, reason, at }) => ({
      reason,
      at,
      status: statusOf(status, '').status,
    })),
    createdAt: wire.createdAt,
    currency: wire.currency,
    purchaseOrderNumber: wire.purchaseOrder,
    comment: wire.comment,
    freightCarrier: wire.freightCarrier,
    specialInstructions: wire.specialInstructions,
    dispatch: dispatch === 'ship-complete' || dispatch === 'partial' ? dispatch : undefined,
    items: wire.lines.map(toQuoteItem),
    fulfilments: wire.fulfilment === null ? [] : [toFulfilment(wire.fulfilment)],
    promotionCodes: [],
    totals: wire.sums,
    orderTemplateId: undefined,
    terms: { reviewer: wire.reviewer, answerBy: wire.answerBy, validUntil: wire.validUntil },
    order: undefined,
    contentsTag: wire.contentsTag,
  }
}
