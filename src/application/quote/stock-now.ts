/** What is in stock of lines whose quantity was refused, asked when that comes: what they were priced with may be sold. */
import { either as E, type taskEither as TE } from 'fp-ts'
import type { Quote } from '../../domain/quote/quote.ts'
import type { QuoteItem, QuoteItemId } from '../../domain/quote/quote-item.ts'
import {
  partsOf,
  type QuantityWrite,
  type QuoteAfter,
  type WriteFailure,
  type WriteToQuote,
} from '../../domain/quote/quote-write.ts'
import { aboveStock } from '../../domain/pricing/stocked-quantity.ts'
import type { PortFailure } from '../failure.ts'
import type { PriceBook } from '../ports/price-book.ts'

export type StockBook = Pick<PriceBook, 'prices'>

type Answer = E.Either<WriteFailure, QuoteAfter>

/**
 * The answer to a write, where a refusal that the stock explains names what there is. Nothing is asked for who has left
 * the page, and where nothing is answered the server's own words stay.
 */
export function withStockNow(
  { priceBook }: { readonly priceBook: StockBook },
  { quote, write }: WriteToQuote,
  isLeft: () => boolean,
): (told: TE.TaskEither<PortFailure, QuoteAfter>) => TE.TaskEither<WriteFailure, QuoteAfter> {
  return (told) => async () => {
    const answer = await told()
    const refused = refusedQuantities(write, answer)
    if (refused.length === 0 || isLeft()) return answer
    const stock = await stockOf(priceBook, quote, refused)
    const explained = refused.flatMap(({ itemId, quantity }) => {
      const failure = aboveStock(quantity, stock.get(itemId))
      return failure ? [[itemId, failure] as const] : []
    })
    return withExplained(answer, new Map(explained))
  }
}

function refusedQuantities(write: WriteToQuote['write'], answer: Answer): readonly QuantityWrite[] {
  return partsOf(write).filter((part): part is QuantityWrite => {
    if (part.kind !== 'quantity') return false
    if (E.isLeft(answer)) return answer.left.kind === 'refused'
    return (
      answer.right.kind === 'quote' && answer.right.refused?.get(part.itemId)?.kind === 'refused'
    )
  })
}

/** By line; asked in the quantity that the line has, since an engine may price no more than there is. */
async function stockOf(
  priceBook: StockBook,
  { items }: Quote,
  refused: readonly QuantityWrite[],
): Promise<ReadonlyMap<QuoteItemId, number>> {
  const wanted = new Set(refused.map(({ itemId }) => itemId))
  const asked = items.flatMap((item) => (wanted.has(item.id) ? requestFor(item) : []))
  if (asked.length === 0) return new Map()
  const prices = await priceBook.prices(asked.map(({ request }) => request))()
  if (E.isLeft(prices)) return new Map()
  const known = asked.flatMap(({ itemId }, index) => {
    const available = prices.right[index]?.available
    return available === undefined ? [] : [[itemId, available] as const]
  })
  return new Map(known)
}

function requestFor({ id: itemId, skuId, modelCode, quantity, choices }: QuoteItem) {
  return skuId === undefined ? [] : [{ itemId, request: { skuId, modelCode, quantity, choices } }]
}

function withExplained(answer: Answer, explained: ReadonlyMap<QuoteItemId, WriteFailure>): Answer {
  const [first] = explained.values()
  if (first === undefined) return answer
  if (E.isLeft(answer)) return E.left(first)
  if (answer.right.kind === 'gone') return answer
  return E.right({
    ...answer.right,
    refused: new Map([...(answer.right.refused ?? []), ...explained]),
  })
}
