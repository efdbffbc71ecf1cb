/** Quotes on the commerce engine. Every write wants the quote back. */
import { taskEither as TE } from 'fp-ts'
import type { QuoteGateway } from '../../application/ports/quote-gateway.ts'
import type { FileBytes } from '../../domain/draft-order/sheet-file.ts'
import type { Quote } from '../../domain/quote/quote.ts'
import type { QuoteLedger } from '../../domain/quote/quote-ledger.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import type { Decode } from '../http/decode.ts'
import { thereOrNotFound } from '../http/there-or-not-found.ts'
import type { CommerceClient } from './commerce-client.ts'
import { decodeDone } from './wire/done.wire.ts'
import {
  decodeLines,
  decodePurchaseOrder,
  decodeQuote,
  decodeQuoteAfter,
  decodeQuoteIfAny,
} from './wire/quote.wire.ts'
import { decodeQuoteCopy } from './wire/quote-copy.wire.ts'
import { decodeDocumentIfAny } from './wire/quote-document.wire.ts'
import { decodeLedgerIfAny } from './wire/quote-ledger.wire.ts'
import {
  decodeNewQuote,
  decodeOpenDrafts,
  decodeQuotePage,
  encodeListPlace,
} from './wire/quote-list.wire.ts'
import {
  encodeAboutQuote,
  encodeCopy,
  encodeDates,
  encodeModelChange,
  encodeNewLine,
  encodeQuantities,
  encodeResubmission,
  encodeSeveral,
  encodeSubmission,
} from './wire/quote-request.wire.ts'

type Body = Readonly<Record<string, unknown>>

const pdf = 'application/pdf'

/**
 * The dates of lines (CALL-19), their quantities (CALL-28) and removal (CALL-29), a promotion code that is removed
 * (CALL-43), a whole quote that is fetched or cleared (CALL-39), or deleted (CALL-25).
 */
export function httpQuoteGateway(client: CommerceClient): QuoteGateway {
  return { ...quoteReads(client), ...quoteWrites(client) }
}

function quoteReads(client: CommerceClient) {
  return {
    list: (place, signal) => {
      const query = encodeListPlace(place)
      const decode = decodeQuotePage
      return client.call({ action: 'getQuotes', manner: 'read', query, decode }, signal)
    },
    openDrafts: (signal) => {
      const action = 'getCartAndDraftQuoteOrders'
      return client.call({ action, manner: 'read', decode: decodeOpenDrafts }, signal)
    },
    open: (id, signal) => {
      const query = { orderID: id, returnQuote: 'true' }
      const decode = decodeQuoteIfAny
      const found = client.call({ action: 'getQuote', manner: 'read', query, decode }, signal)
      return TE.chain(thereOrNotFound<Quote>)(found)
    },
    document: (id, locale, signal) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      const query = { orderID: id, locale, timeZone }
      const action = 'getQuoteDocument'
      const decode = decodeDocumentIfAny
      const found = client.call({ action, manner: 'read', query, file: pdf, decode }, signal)
      return TE.chain(thereOrNotFound<FileBytes>)(found)
    },
    ledger: (id, signal) => {
      const query = { orderID: id }
      const decode = decodeLedgerIfAny
      const found = client.call({ action: 'getQuoteLedger', manner: 'read', query, decode }, signal)
      return TE.chain(thereOrNotFound<QuoteLedger>)(found)
    },
  } satisfies Partial<QuoteGateway>
}

function quoteWrites(client: CommerceClient) {
  const write = <A>(action: string, body: Body, decode: Decode<A>, intentId?: string) =>
    client.call({
      action,
      manner: 'write',
      body,
      decode,
      ...(intentId !== undefined && { intentId }),
    })
  const change = (action: string, id: QuoteId, body: Body) =>
    write(action, { ...encodeAboutQuote(id), ...body }, decodeQuoteAfter)
  return {
    create: (quoteName, intentId) => write('createQuote', { quoteName }, decodeNewQuote, intentId),
    addLine: (line, intentId) => write('addOrderItem', encodeNewLine(line), decodeQuote, intentId),
    addSeveral: (target, lines, promotionCodes, intentId) =>
      write('addOrderItems', encodeSeveral(target, lines, promotionCodes), decodeQuote, intentId),
    setPurchaseOrder: (orderID, purchaseOrderNumber) =>
      write('setupTradeOrderPayment', { orderID, purchaseOrderNumber }, decodePurchaseOrder),
    changeQuantity: (id, orderItemID, quantity) =>
      change('updateOrderItemQuantity', id, { orderItem: { orderItemID, quantity } }),
    changeRequestedDate: (id, orderItemID, requestedDeliveryDate) =>
      change('updateRequestDeliveryDate', id, {
        orderItem: { orderItemID, requestedDeliveryDate },
      }),
    changeQuantities: (id, quantities) =>
      write(
        'updateOrderItemQuantity',
        { ...encodeAboutQuote(id), ...encodeQuantities(quantities) },
        decodeLines,
      ),
    changeRequestedDates: (id, dates) =>
      write(
        'updateRequestDeliveryDate',
        { ...encodeAboutQuote(id), ...encodeDates(dates) },
        decodeLines,
      ),
    changeModel: (id, line) => change('updateOrderItemConfiguration', id, encodeModelChange(line)),
    removeItem: (id, orderItemID) =>
      change('removeOrderItem', id, { orderItemID, returnJSONObjects: '' }),
    removeItems: (id, itemIds) =>
      change('removeOrderItem', id, { orderItemIDList: itemIds.join(','), returnJSONObjects: '' }),
    removePromotion: (id, promotionCode) =>
      write('removePromotionCode', { ...encodeAboutQuote(id), promotionCode }, decodeQuote),
    clear: (orderID) => write('clearOrder', { orderID }, decodeDone),
    removeQuote: (orderID) =>
      write('deleteOrder', { orderID, returnJSONObjects: 'cart' }, decodeDone),
    submit: (id, notes, seen) =>
      write('submitQuoteForApproval', encodeSubmission(id, notes, seen), decodeQuote),
    resubmit: (id, notes, seen) =>
      write('updateQuoteStatus', encodeResubmission(id, notes, seen), decodeQuote),
    recall: (id, orderStatusHistoryCount) =>
      write('recallQuote', { ...encodeAboutQuote(id), orderStatusHistoryCount }, decodeQuote),
    copy: (id, target, lines, { intentId, others, withDetails } = {}) =>
      write(
        'duplicateOrder',
        encodeCopy(id, target, { lines, others, withDetails }),
        decodeQuoteCopy,
        intentId,
      ),
  } satisfies Partial<QuoteGateway>
}
