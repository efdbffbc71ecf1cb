/** A batch of lines for a draft order on the wire (CALL-20). */
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import type { LineRequest } from '../../../domain/draft-order/line-check.ts'
import type { Quote } from '../../../domain/quote/quote.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import { type Decode, decodeWith, required } from '../../http/decode.ts'
import { optionalText } from '../../http/lenient.wire.ts'
import { decodeQuote } from './quote.wire.ts'
import { encodeAboutQuote } from './quote-request.wire.ts'
import { encodeReading } from './reading.wire.ts'

/** `addOrderItemsV2`: every line names its currency, and the batch names it once more. */
export function encodeLines(id: QuoteId, lines: readonly LineRequest[], currencyCode: string) {
  return {
    ...encodeAboutQuote(id),
    skus: lines.map((line) => encodeLine(line, currencyCode)),
    currencyCode,
  }
}

function encodeLine(line: LineRequest, currencyCode: string) {
  return {
    skuID: line.skuId,
    quantity: line.quantity,
    customerMaterialNumber: line.customerMaterialNumber,
    plannedDeliveryDate: line.plannedDate,
    requestedDeliveryDate: line.requestedDate,
    currencyCode,
    modelNumber: line.modelCode,
    ...encodeReading(line.choices),
    customCode: line.customCode,
  }
}

const StatusWire = t.type({ status: optionalText })

const decodeSuccess: Decode<true> = required(
  decodeWith(StatusWire, ({ status }) => status?.toLowerCase() === 'success' || undefined),
  'status',
)

/** The quote with its new lines. Any other status than success leaves open what was done. */
export const decodeAddedLines: Decode<Quote> = (body) =>
  E.chain(() => decodeQuote(body))(decodeSuccess(body))
