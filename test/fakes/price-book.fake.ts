/** Prices without a server. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { PriceBook, PriceRequest } from '../../src/application/ports/price-book.ts'
import type { CalculatedPrice } from '../../src/domain/pricing/calculated-price.ts'
import { fakePrice } from './fake-pricing.ts'
import { customerOf, type FakeCustomer, refused, type Visit } from './fake-shop.ts'

export function fakePriceBook(visit: Visit): PriceBook {
  const { shop } = visit
  return {
    prices: (requests, signal) =>
      shop.calls.ask('priceBook.prices', () => answers(visit, requests), signal),
  }
}

function answers(
  visit: Visit,
  requests: readonly PriceRequest[],
): E.Either<PortFailure, readonly (CalculatedPrice | undefined)[]> {
  const { products, today } = visit.shop
  return E.chain(({ account: { zone, countryCode } }: FakeCustomer) =>
    countryCode === undefined
      ? refused('Please add an address to your profile to calculate price.')
      : E.right(requests.map((request) => fakePrice(products, { ...request, zone, today }))),
  )(customerOf(visit))
}
