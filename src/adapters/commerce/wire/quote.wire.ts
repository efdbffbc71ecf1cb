/** A whole quote on the wire (QUOTE-43, QUOTE-44, QUOTE-45, QUOTE-46). */
import * as t from 'io-ts'
import type { LinesAnswer, SavedNumber } from '../../../application/ports/quote-gateway.ts'
import type { PriceSums } from '../../../domain/pricing/price-sums.ts'
import type { Quote } from '../../../domain/quote/quote.ts'
import { quoteItemId } from '../../../domain/quote/quote-item.ts'
import type { QuoteAfter } from '../../../domain/quote/quote-write.ts'
import { quoteId } from '../../../domain/shared/quote-id.ts'
import { type Decode, decodeWith, required } from '../../http/decode.ts'
import { day } from '../../http/day.wire.ts'
import {
  amount,
  everyRow,
  needed,
  neededRows,
  optionalText,
  part,
  rows,
  saidFlag,
  text,
} from '../../http/lenient.wire.ts'
import { FulfilmentWire, referencesOf, toFulfilment } from './fulfilment.wire.ts'
import { QuoteItemWire, toQuoteItems } from './quote-item.wire.ts'
import { readDispatch, readStatus } from './status.wire.ts'

const StatusWire = t.type({ typeCode: text, typeName: text })

const TotalsWire = t.type({
  total: amount,
  surchargeTotal: amount,
  totalAfterSurcharge: amount,
  taxTotal: amount,
  totalAfterSurchargeAfterTax: amount,
})

const QuoteWire = t.type({
  orderID: needed,
  quoteNumber: text,
  orderNumber: text,
  quoteName: text,
  orderStatusType: StatusWire,
  orderStatusHistory: rows(
    t.type({ reason: text, createdDateTime: text, orderStatusHistoryType_typeCode: text }),
  ),
  createdDateTime: text,
  orderOpenDateTime: text,
  currencyCode: text,
  orderPayments: rows(PurchaseOrderWire()),
  quoteRequestDetails: text,
  freightCarrier: text,
  specialInstructions: text,
  orderShippingDispatchOptionsCustom: text,
  // Strict: a line or a fulfilment that cannot be read must not vanish from a quote.
  orderItems: everyRow(QuoteItemWire),
  orderItemsRepriced: rows(t.type({ orderItemID: needed, unitPrice: amount })),
  orderFulfillments: everyRow(FulfilmentWire),
  promotionCodes: rows(t.type({ promotionCode: needed })),
  orderTotalSummary: part(TotalsWire),
  calculatedTotal: amount,
  discountTotal: amount,
  VATTotal: amount,
  vatFlag: saidFlag,
  orderTemplate_orderTemplateID: optionalText,
  order_orderID: optionalText,
  reviewerName: text,
  expectedAnswerDate: day,
  validUntilDate: day,
  contentsTag: optionalText,
})

type QuoteWire = t.TypeOf<typeof QuoteWire>

/** `{}`, or one without an id, is how the server says that there is no such quote. */
const NoQuoteWire = t.type({ orderID: t.union([t.undefined, t.null, t.literal('')]) })

const AnswerWire = t.type({ quote: t.union([NoQuoteWire, QuoteWire]) })

/** The `quote` of an answer; undefined when the server has none (QUOTE-58). */
export const decodeQuoteIfAny: Decode<Quote | undefined> = decodeWith(AnswerWire, ({ quote }) =>
  isThere(quote) ? toQuote(quote) : undefined,
)

/** The `quote` of an answer that must have one. */
export const decodeQuote: Decode<Quote> = required(decodeQuoteIfAny, 'quote')

/** A value of a line just before; an engine may leave it out. */
const PreviousLineWire = t.type({
  orderItemID: needed,
  quantity: optionalText,
  requestedDeliveryDate: optionalText,
})

const LinesAnswerWire = t.intersection([
  AnswerWire,
  t.type({
    refusedOrderItems: rows(t.type({ orderItemID: needed, message: text })),
    previousOrderItems: rows(PreviousLineWire),
  }),
])

/**
 * The answer to the quantities or the dates of many lines: the quote, the lines that were left as they are, and what
 * the others had before.
 */
export const decodeLines: Decode<LinesAnswer> = required(
  decodeWith(LinesAnswerWire, ({ quote, refusedOrderItems, previousOrderItems }) =>
    isThere(quote)
      ? {
          quote: toQuote(quote),
          refused: new Map(
            refusedOrderItems.map(({ orderItemID, message }) => [
              quoteItemId(orderItemID),
              [message],
            ]),
          ),
          before: new Map(
            previousOrderItems.flatMap(({ orderItemID, quantity, requestedDeliveryDate }) => {
              const was = quantity ?? requestedDeliveryDate
              return was === undefined ? [] : [[quoteItemId(orderItemID), was] as const]
            }),
          ),
        }
      : undefined,
  ),
  'quote',
)

/** What stood there just before a write of one value; an engine may leave it out. */
const PreviousWire = t.type({
  quantity: optionalText,
  requestedDeliveryDate: optionalText,
  purchaseOrderNumber: optionalText,
})

const ChangedWire = t.intersection([AnswerWire, t.type({ previous: part(PreviousWire) })])

/**
 * The quote after a change, and what the change has written over. An empty quote means that its last item is
 * gone, and the quote with it, and so does one without items (QUOTE-58).
 */
export const decodeQuoteAfter: Decode<QuoteAfter> = decodeWith(
  ChangedWire,
  ({ quote, previous }): QuoteAfter =>
    isThere(quote) && quote.orderItems.length > 0
      ? {
          kind: 'quote',
          quote: toQuote(quote),
          before: previous?.quantity ?? previous?.requestedDeliveryDate,
        }
      : { kind: 'gone' },
)

const PurchaseOrderAnswerWire = t.type({
  tradeOrder: t.type({ orderPayments: neededRows(PurchaseOrderWire()) }),
  previous: part(PreviousWire),
})

/** `setupTradeOrderPayment`: the number that is now kept (CALL-24), and the one before it. */
export const decodePurchaseOrder: Decode<SavedNumber> = required(
  decodeWith(PurchaseOrderAnswerWire, ({ tradeOrder, previous }) => {
    const number = purchaseOrderOf(tradeOrder.orderPayments)
    return number === undefined ? undefined : { number, before: previous?.purchaseOrderNumber }
  }),
  'tradeOrder.orderPayments.purchaseOrderNumber',
)

function PurchaseOrderWire() {
  return t.type({ purchaseOrderNumber: optionalText })
}

function isThere(quote: t.TypeOf<typeof AnswerWire>['quote']): quote is QuoteWire {
  return typeof quote.orderID === 'string' && quote.orderID !== ''
}

function toQuote(wire: QuoteWire): Quote {
  const { typeCode, typeName } = wire.orderStatusType
  return {
    id: quoteId(wire.orderID),
    number: wire.quoteNumber || wire.orderNumber,
    name: wire.quoteName,
    ...readStatus(typeCode, typeName),
    history: wire.orderStatusHistory.map((entry) => ({
      reason: entry.reason,
      at: entry.createdDateTime,
      status: readStatus(entry.orderStatusHistoryType_typeCode, '').status,
    })),
    createdAt: wire.createdDateTime || wire.orderOpenDateTime,
    currency: wire.currencyCode,
    purchaseOrderNumber: purchaseOrderOf(wire.orderPayments) ?? '',
    comment: wire.quoteRequestDetails,
    freightCarrier: wire.freightCarrier,
    specialInstructions: wire.specialInstructions,
    dispatch: readDispatch(wire.orderShippingDispatchOptionsCustom),
    ...comingPricesOf(wire),
    items: toQuoteItems(wire.orderItems, referencesOf(wire.orderFulfillments)),
    fulfilments: wire.orderFulfillments.map(toFulfilment),
    promotionCodes: wire.promotionCodes.map(({ promotionCode }) => promotionCode),
    totals: toTotals(wire),
    orderTemplateId: wire.orderTemplate_orderTemplateID,
    terms: {
      reviewer: wire.reviewerName.trim(),
      answerBy: wire.expectedAnswerDate,
      validUntil: wire.validUntilDate,
    },
    contentsTag: wire.contentsTag,
    order: wire.order_orderID ? { id: wire.order_orderID, number: wire.orderNumber } : undefined,
  }
}

function comingPricesOf({ orderItemsRepriced }: QuoteWire): Pick<Quote, 'comingPrices'> {
  const comingPrices = orderItemsRepriced.flatMap(({ orderItemID, unitPrice }) =>
    unitPrice === undefined ? [] : [{ itemId: quoteItemId(orderItemID), unitPrice }],
  )
  return comingPrices.length === 0 ? {} : { comingPrices }
}

/** The server's sums as they are (QUOTE-44); what it does not say stays unsaid (D10, D18). */
function toTotals(wire: QuoteWire): PriceSums {
  const sums = wire.orderTotalSummary
  return {
    subtotal: sums?.total,
    surcharge: sums?.surchargeTotal,
    afterSurcharge: sums?.totalAfterSurcharge,
    tax: sums?.taxTotal ?? wire.VATTotal,
    afterTax: sums?.totalAfterSurchargeAfterTax ?? wire.calculatedTotal,
    discount: wire.discountTotal,
    isVat: wire.vatFlag,
  }
}

function purchaseOrderOf(
  payments: readonly { readonly purchaseOrderNumber: string | undefined }[],
): string | undefined {
  return payments.find((payment) => payment.purchaseOrderNumber)?.purchaseOrderNumber
}
