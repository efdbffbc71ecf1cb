/** Prices without a server. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { PriceBook } from '../../src/application/ports/price-book.ts'
import type { AddressZone } from '../../src/domain/account/address-zone.ts'
import { fakeAlternatives, fakePrice } from './fake-pricing.ts'
import { customerOf, type FakeCustomer, refused, type Visit } from './fake-shop.ts'

export function fakePriceBook(visit: Visit): PriceBook {
  const { calls, products, stock, today } = visit.shop
  return {
    prices: (requests, signal) =>
      calls.ask(
        'priceBook.prices',
        () =>
          E.map((zone: AddressZone) =>
            requests.map((request) => {
              const price = fakePrice(products, { ...request, zone, today })
              return price && { ...price, available: stock.get(request.modelCode) }
            }),
          )(zoneOf(visit)),
        signal,
      ),
    alternatives: (request, signal) =>
      calls.ask(
        'priceBook.alternatives',
        () =>
          E.map((zone: AddressZone) => fakeAlternatives(products, { ...request, zone, today }))(
            zoneOf(visit),
          ),
        signal,
      ),
  }
}

/** The zone that the caller's prices are those of. */
function zoneOf(visit: Visit): E.Either<PortFailure, AddressZone> {
  return E.chain(({ account: { zone, countryCode } }: FakeCustomer) =>
    countryCode === undefined
      ? refused('Please add an address to your profile to calculate price.')
      : E.right(zone),
  )(customerOf(visit))
}
