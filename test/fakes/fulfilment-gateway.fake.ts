/** Fulfilment without a server, on the quotes of the fake shop. */
import { either as E, function as F } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type {
  FulfilmentGateway,
  FulfilmentOf,
} from '../../src/application/ports/fulfilment-gateway.ts'
import type { AddressId, SavedAddress } from '../../src/domain/account/address.ts'
import type { Fulfilment } from '../../src/domain/quote/fulfilment.ts'
import type { Quote } from '../../src/domain/quote/quote.ts'
import type { QuoteId } from '../../src/domain/shared/quote-id.ts'
import { addTo } from './address-book.fake.ts'
import { changeQuote } from './fake-quote-store.ts'
import { customerOf, refused, type Visit } from './fake-shop.ts'

type Answer<A> = E.Either<PortFailure, A>

export function fakeFulfilmentGateway(visit: Visit): FulfilmentGateway {
  const { shop } = visit
  const { ask, commit } = shop.calls
  return {
    eligibleMethods: (_, signal) =>
      ask(
        'fulfilmentGateway.eligibleMethods',
        () => E.map(() => shop.methods)(customerOf(visit)),
        signal,
      ),
    pickupLocations: (signal) =>
      ask(
        'fulfilmentGateway.pickupLocations',
        () => E.map(() => shop.locations)(customerOf(visit)),
        signal,
      ),
    chooseMethod: (quoteId, methodId) =>
      commit('fulfilmentGateway.chooseMethod', () => chooseMethod(visit, quoteId, methodId)),
    useSavedAddress: (of, id) =>
      commit('fulfilmentGateway.useSavedAddress', () => useSavedAddress(visit, of, id)),
    useNewAddress: (of, entry) =>
      commit('fulfilmentGateway.useNewAddress', () =>
        F.pipe(
          changeFulfilment(visit, of, E.right),
          E.chain(() => addTo(visit, entry)),
          E.chain((saved) => changeFulfilment(visit, of, (one) => E.right(sentTo(one, saved)))),
        ),
      ),
    chooseShippingMethod: (of, methodId) =>
      commit('fulfilmentGateway.chooseShippingMethod', () =>
        changeFulfilment(visit, of, (one) => {
          const shippingMethod = one.shippingMethodOptions.find(({ id }) => id === methodId)
          if (!shippingMethod) return refused('There is no such shipping method.')
          return E.right({ ...one, shippingMethod })
        }),
      ),
    choosePickupLocation: (of, locationId) =>
      commit('fulfilmentGateway.choosePickupLocation', () =>
        changeFulfilment(visit, of, (one) => {
          const pickupLocation = shop.locations.find(({ id }) => id === locationId)
          if (!pickupLocation) return refused('There is no such pickup location.')
          return E.right({ ...one, pickupLocation })
        }),
      ),
    choosePickupDate: (of, pickupDate) =>
      commit('fulfilmentGateway.choosePickupDate', () =>
        changeFulfilment(visit, of, (one) => E.right({ ...one, pickupDate })),
      ),
  }
}

function chooseMethod(visit: Visit, quoteId: QuoteId, methodId: string): Answer<Quote> {
  const method = visit.shop.methods.find(({ id }) => id === methodId)
  if (!method) return refused('There is no such fulfilment method.')
  return changeQuote(visit, { id: quoteId, action: 'edit' }, (quote) =>
    E.right({
      ...quote,
      fulfilments: quote.fulfilments.map((one) => ({
        ...one,
        method,
        shippingAddress: undefined,
        savedAddressId: undefined,
        pickupLocation: undefined,
        pickupDate: undefined,
      })),
    }),
  )
}

function useSavedAddress(visit: Visit, of: FulfilmentOf, id: AddressId): Answer<Quote> {
  return changeFulfilment(visit, of, (one) =>
    F.pipe(
      customerOf(visit),
      E.chain(({ addresses }): Answer<Fulfilment> => {
        const saved = addresses.find((row) => row.id === id)
        return saved ? E.right(sentTo(one, saved)) : refused('The address could not be found.')
      }),
    ),
  )
}

function sentTo(fulfilment: Fulfilment, { id, address }: SavedAddress): Fulfilment {
  return { ...fulfilment, shippingAddress: address, savedAddressId: id }
}

function changeFulfilment(
  visit: Visit,
  of: FulfilmentOf,
  change: (one: Fulfilment) => Answer<Fulfilment>,
): Answer<Quote> {
  return changeQuote(visit, { id: of.quoteId, action: 'edit' }, (quote) => {
    const one = quote.fulfilments.find(({ id }) => id === of.fulfilmentId)
    if (!one) return refused('The fulfilment could not be found.')
    return F.pipe(
      change(one),
      E.map((next) => ({
        ...quote,
        fulfilments: quote.fulfilments.map((other) => (other.id === next.id ? next : other)),
      })),
    )
  })
}
