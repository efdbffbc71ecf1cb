/** `duplicateOrder` of a quote: the new draft, and the lines that are not on it. */
import { either as E, function as F } from 'fp-ts'
import type { QuoteCopy } from '../../../domain/quote/quote-copy.ts'
import type { Decode } from '../../http/decode.ts'
import { decodeNotAdded } from './not-added.wire.ts'
import { decodeQuote } from './quote.wire.ts'

export const decodeQuoteCopy: Decode<QuoteCopy> = (body) =>
  F.pipe(
    decodeQuote(body),
    E.chain((quote) =>
      F.pipe(
        decodeNotAdded(body),
        E.map((notAdded) => ({ quote, notAdded })),
      ),
    ),
  )
