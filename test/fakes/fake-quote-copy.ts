/** A quote of the fake shop once more as a new draft: what is sold no more is left out and named. */
import { either as E, function as F } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { QuoteCopy } from '../../src/domain/quote/quote-copy.ts'
import { type QuoteItem, quoteItemId } from '../../src/domain/quote/quote-item.ts'
import type { NotAdded } from '../../src/domain/shared/not-added.ts'
import type { QuoteId } from '../../src/domain/shared/quote-id.ts'
import { accountAt, keepQuote, quoteOf } from './fake-quote-store.ts'
import { itemOf, newQuote, withItems } from './fake-quotes.ts'
import { refused, type Visit } from './fake-shop.ts'

export function copyOf(visit: Visit, id: QuoteId, name: string): E.Either<PortFailure, QuoteCopy> {
  const { shop } = visit
  return F.pipe(
    E.Do,
    E.apS('account', accountAt(visit)),
    E.apS('source', quoteOf(visit, id)),
    E.chain(({ account: { zone }, source }): E.Either<PortFailure, QuoteCopy> => {
      const items: QuoteItem[] = []
      const notAdded: NotAdded[] = []
      for (const item of source.items) {
        const line = { ...item, choices: 'kept' as const }
        const newId = quoteItemId(shop.nextId('item'))
        const asItWas = itemOf(shop, line, zone, newId)
        const copied =
          typeof asItWas === 'string'
            ? itemOf(shop, { ...line, requestedDate: undefined }, zone, newId)
            : asItWas
        if (typeof copied !== 'string') items.push(copied)
        else {
          const reason = copied.startsWith('There is no model') ? 'gone' : 'quantity'
          notAdded.push({ itemId: item.id, reason })
        }
      }
      if (items.length === 0) return refused('None of these lines can be ordered any more.')
      return F.pipe(
        keepQuote(visit, withItems(newQuote(shop, name, zone), items, shop)),
        E.map((quote) => ({ quote, notAdded })),
      )
    }),
  )
}
