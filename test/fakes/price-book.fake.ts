/** Prices without a server. */
import { either as E } from 'fp-ts'
import type { PriceBook } from '../../src/application/ports/price-book.ts'
import { fakePrice } from './fake-pricing.ts'
import { customerOf, type Visit } from './fake-shop.ts'

export function fakePriceBook(visit: Visit): PriceBook {
  const { shop } = visit
  return {
    prices: (requests, signal) =>
      shop.calls.ask(
        'priceBook.prices',
        () =>
          E.map(({ account }: { account: { zone: 'US' | 'EU' } }) =>
            requests.map((request) =>
              fakePrice(shop.products, { ...request, zone: account.zone, today: shop.today }),
            ),
          )(customerOf(visit)),
        signal,
      ),
  }
}
