/** Lists of quotes on the wire: the pages of a tab, and the drafts that are open (QUOTE-20). */
import * as t from 'io-ts'
import type { OpenDraft, QuoteRow } from '../../../domain/quote/quote.ts'
import { statusesAt } from '../../../domain/quote/listed-statuses.ts'
import type {
  ListedPlace,
  QuoteListPage,
  QuoteSort,
  QuoteCounts,
} from '../../../domain/quote/quote-list.ts'
import type { QuoteStatus } from '../../../domain/quote/quote-status.ts'
import { pageSize } from '../../../domain/shared/paging.ts'
import { type QuoteId, quoteId } from '../../../domain/shared/quote-id.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import {
  amount,
  count,
  flag,
  needed,
  neededRows,
  optionalText,
  part,
  text,
} from '../../http/lenient.wire.ts'
import { codesOf, readStatus } from './status.wire.ts'

const sortCodes: Readonly<Record<QuoteSort, string>> = {
  newest: 'createdDateTime|DESC',
  oldest: 'createdDateTime|ASC',
  name: 'quoteName|ASC',
  value: 'calculatedTotal|DESC',
}

/** What `getQuotes` is asked for; it lists all, the newest first, by itself. */
export function encodeListPlace(place: ListedPlace) {
  const { keyword, sort, page } = place
  return {
    statusTypeCode: codesOf(statusesAt(place)),
    pageRecordsShow: String(pageSize),
    currentPage: String(page),
    ...(keyword === '' ? {} : { keyword }),
    ...(sort === 'newest' ? {} : { orderBy: sortCodes[sort] }),
  }
}

const RowWire = t.type({
  orderID: needed,
  purchaseOrderNumber: text,
  orderPayments_purchaseOrderNumber: text,
  quoteName: text,
  quoteNumber: text,
  orderStatusType_typeCode: text,
  orderStatusType_typeName: text,
  recalledFlag: flag,
  createdDateTime: text,
  calculatedTotal: amount,
  calculatedTotalItemQuantity: count,
  itemsCount: count,
  currencyCode: text,
})

const PageWire = t.type({
  quotesOnAccount: t.type({
    ordersOnAccount: neededRows(RowWire),
    recordsCount: count,
    totalPages: count,
    currentPage: count,
    recordsCountByStatus: part(t.record(t.string, count)),
  }),
})

/** `getQuotes`: a page of a tab, and every tab counted as the server counts (CALL-16). */
export const decodeQuotePage: Decode<QuoteListPage> = decodeWith(
  PageWire,
  ({ quotesOnAccount: page }) => {
    const total = page.recordsCount ?? page.ordersOnAccount.length
    return {
      rows: page.ordersOnAccount.map(toRow),
      page: page.currentPage || 1,
      pageCount: Math.max(1, page.totalPages ?? Math.ceil(total / pageSize)),
      total,
      counts: page.recordsCountByStatus && toCounts(page.recordsCountByStatus),
    }
  },
)

const DraftsWire = t.type({
  cartQuoteOrders: neededRows(
    t.type({
      orderID: needed,
      quoteName: text,
      quoteNumber: text,
      orderStatusType_typeCode: text,
      lastChangedDateTime: optionalText,
      purchaseOrderNumber: optionalText,
    }),
  ),
})

/** `getCartAndDraftQuoteOrders`: the drafts; the cart and whatever else is left out (CALL-17). */
export const decodeOpenDrafts: Decode<readonly OpenDraft[]> = decodeWith(
  DraftsWire,
  ({ cartQuoteOrders }) =>
    cartQuoteOrders
      .filter((row) => readStatus(row.orderStatusType_typeCode, '').status === 'draft')
      .map((row) => ({
        id: quoteId(row.orderID),
        name: row.quoteName,
        number: row.quoteNumber,
        changedAt: instantOf(row.lastChangedDateTime),
        purchaseOrderNumber: row.purchaseOrderNumber,
      })),
)

/** In milliseconds; undefined for none and for one that cannot be read. */
function instantOf(text = ''): number | undefined {
  const instant = Date.parse(text)
  return Number.isNaN(instant) ? undefined : instant
}

/** `createQuote`: the id of the new draft (CALL-18). */
export const decodeNewQuote: Decode<QuoteId> = decodeWith(t.type({ orderID: needed }), (wire) =>
  quoteId(wire.orderID),
)

/** Statuses that we do not know are on no tab, and not counted. */
function toCounts(wire: Readonly<Record<string, number | undefined>>): QuoteCounts {
  const counts = new Map<QuoteStatus, number>()
  for (const [code, records] of Object.entries(wire)) {
    const { status } = readStatus(code, '')
    if (status !== 'unknown') counts.set(status, records ?? 0)
  }
  return counts
}

function toRow(wire: t.TypeOf<typeof RowWire>): QuoteRow {
  return {
    id: quoteId(wire.orderID),
    number: wire.quoteNumber,
    purchaseOrderNumber: wire.purchaseOrderNumber || wire.orderPayments_purchaseOrderNumber,
    name: wire.quoteName,
    ...readStatus(wire.orderStatusType_typeCode, wire.orderStatusType_typeName),
    isAnswerRecalled: wire.recalledFlag,
    createdAt: wire.createdDateTime,
    itemCount: wire.calculatedTotalItemQuantity,
    lineCount: wire.itemsCount,
    total: wire.calculatedTotal,
    currency: wire.currencyCode,
  }
}
