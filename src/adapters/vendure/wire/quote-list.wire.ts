/** Lists of quotes. */
import * as t from 'io-ts'
import { statusesAt } from '../../../domain/quote/listed-statuses.ts'
import type { OpenDraft } from '../../../domain/quote/quote.ts'
import type { ListedPlace, QuoteListPage } from '../../../domain/quote/quote-list.ts'
import { type QuoteId, quoteId } from '../../../domain/shared/quote-id.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { amount, count, flag, text } from '../../http/lenient.wire.ts'
import { statusOf } from './quote.wire.ts'

export const pageFields = `total page pageCount counts { status records }
  rows { id number name purchaseOrder status statusName isAnswerRecalled createdAt pieces lines total currency }`

export function encodePlace(place: ListedPlace) {
  const { keyword, sort, page } = place
  return { statuses: statusesAt(place), keyword, sort, page }
}

const PageWire = t.type({
  total: t.number,
  page: t.number,
  pageCount: t.number,
  counts: t.array(t.type({ status: t.string, records: t.number })),
  rows: t.array(
    t.type({
      id: t.string,
      number: text,
      name: text,
      purchaseOrder: text,
      status: t.string,
      statusName: text,
      isAnswerRecalled: flag,
      createdAt: text,
      pieces: count,
      lines: count,
      total: amount,
      currency: text,
    }),
  ),
})

/** Statuses that we do not know are on no tab, and not counted. */
export const decodePage: Decode<QuoteListPage> = decodeWith(
  PageWire,
  ({ total, page, pageCount, counts, rows }) => ({
    total,
    page,
    pageCount,
    counts: new Map(
      counts.flatMap(({ status, records }) => {
        const known = statusOf(status, '').status
        return known === 'unknown' ? [] : [[known, records] as const]
      }),
    ),
    rows: rows.map(({ id, purchaseOrder, pieces, lines, status, statusName, ...row }) => ({
      ...row,
      id: quoteId(id),
      ...statusOf(status, statusName),
      purchaseOrderNumber: purchaseOrder,
      itemCount: pieces,
      lineCount: lines,
    })),
  }),
)

export const decodeDrafts: Decode<readonly OpenDraft[]> = decodeWith(
  t.array(t.type({ id: t.string, name: text, number: text, changedAt: text })),
  (drafts) =>
    drafts.map(({ id, name, number, changedAt }) => ({
      id: quoteId(id),
      name,
      number,
      changedAt: Date.parse(changedAt),
    })),
)

/** The id of a new quote. */
export const decodeNewQuote: Decode<QuoteId> = decodeWith(t.string, quoteId)
