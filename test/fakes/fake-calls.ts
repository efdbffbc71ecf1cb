/**
 * How the fakes answer: always later, never at once; on demand slowly, wrongly, or wrongly after the
 * work was done. One exchange for all fakes of a shop.
 */
import { either as E, type taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { ActingGateway } from '../../src/application/ports/acting-gateway.ts'
import type { AddressBook } from '../../src/application/ports/address-book.ts'
import type { BundleGateway } from '../../src/application/ports/bundle-gateway.ts'
import type { CardGateway } from '../../src/application/ports/card-gateway.ts'
import type { GiftCardGateway } from '../../src/application/ports/gift-card-gateway.ts'
import type { CartGateway } from '../../src/application/ports/cart-gateway.ts'
import type { CheckoutGateway } from '../../src/application/ports/checkout-gateway.ts'
import type { CustomCodes } from '../../src/application/ports/custom-codes.ts'
import type { DeliveryGateway } from '../../src/application/ports/delivery-gateway.ts'
import type { DraftOrderGateway } from '../../src/application/ports/draft-order-gateway.ts'
import type { FormGateway } from '../../src/application/ports/form-gateway.ts'
import type { FulfilmentGateway } from '../../src/application/ports/fulfilment-gateway.ts'
import type { Identity } from '../../src/application/ports/identity.ts'
import type { Newsletter } from '../../src/application/ports/newsletter.ts'
import type { SavedCartGateway } from '../../src/application/ports/saved-cart-gateway.ts'
import type { StatementGateway } from '../../src/application/ports/statement-gateway.ts'
import type { OrderGateway } from '../../src/application/ports/order-gateway.ts'
import type { PlacementGateway } from '../../src/application/ports/placement-gateway.ts'
import type { PriceBook } from '../../src/application/ports/price-book.ts'
import type { ProductCatalogue } from '../../src/application/ports/product-catalogue.ts'
import type { ProductSearch } from '../../src/application/ports/product-search.ts'
import type { QuoteGateway } from '../../src/application/ports/quote-gateway.ts'
import type { ReviewGateway } from '../../src/application/ports/review-gateway.ts'
import type { SiteContent } from '../../src/application/ports/site-content.ts'
import type { WishLists } from '../../src/application/ports/wish-lists.ts'
import type { SitePages } from '../../src/application/ports/site-pages.ts'

/** Every question and every write of every port, by name. */
export type FakeCall =
  | `actingGateway.${keyof ActingGateway}`
  | `addressBook.${keyof AddressBook}`
  | `bundleGateway.${keyof BundleGateway}`
  | `cardGateway.${keyof CardGateway}`
  | `cartGateway.${keyof CartGateway}`
  | `checkoutGateway.${keyof CheckoutGateway}`
  | `customCodes.${keyof CustomCodes}`
  | `deliveryGateway.${keyof DeliveryGateway}`
  | `draftOrderGateway.${keyof DraftOrderGateway}`
  | `formGateway.${keyof FormGateway}`
  | `fulfilmentGateway.${keyof FulfilmentGateway}`
  | `giftCardGateway.${keyof GiftCardGateway}`
  | `savedCartGateway.${keyof SavedCartGateway}`
  | `identity.${keyof Identity}`
  | `newsletter.${keyof Newsletter}`
  | `orderGateway.${keyof OrderGateway}`
  | `statementGateway.${keyof StatementGateway}`
  | `placementGateway.${keyof PlacementGateway}`
  | `priceBook.${keyof PriceBook}`
  | `productCatalogue.${keyof ProductCatalogue}`
  | `productSearch.${keyof ProductSearch}`
  | `quoteGateway.${keyof QuoteGateway}`
  | `reviewGateway.${keyof ReviewGateway}`
  | `siteContent.${keyof SiteContent}`
  | `sitePages.${keyof SitePages}`
  | `wishLists.${keyof WishLists}`

export interface FakeCalls {
  /** Calls that were asked, in their order. */
  readonly asked: readonly FakeCall[]
  /** Writes that were done, in their order: the fake's journal. */
  readonly journal: readonly FakeCall[]
  /** The next such call fails so; `after-commit` does the write first, as a lost answer does. */
  readonly failNext: (
    call: FakeCall,
    failure: PortFailure,
    when?: 'instead' | 'after-commit',
  ) => void
  /** The next such call is answered only when the function that this answers is called. */
  readonly hold: (call: FakeCall) => () => void
  readonly ask: <A>(
    call: FakeCall,
    look: () => E.Either<PortFailure, A>,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, A>
  readonly commit: <A>(
    call: FakeCall,
    change: () => E.Either<PortFailure, A>,
    /** Whether the answer says that nothing was changed, so that the journal has nothing to say. */
    isSilent?: (answer: A) => boolean,
  ) => TE.TaskEither<PortFailure, A>
}

interface Fault {
  readonly failure: PortFailure
  readonly when: 'instead' | 'after-commit'
}

export function fakeCalls(): FakeCalls {
  const asked: FakeCall[] = []
  const journal: FakeCall[] = []
  const faults = new Map<FakeCall, Fault[]>()
  const gates = new Map<FakeCall, Promise<void>[]>()

  async function delivered<A>(
    call: FakeCall,
    answer: E.Either<PortFailure, A>,
    signal?: AbortSignal,
  ): Promise<E.Either<PortFailure, A>> {
    const gate = gates.get(call)?.shift()
    if (gate) await (signal ? Promise.race([gate, ended(signal)]) : gate)
    // Always asynchronous: a caller that aborts right after asking gets no answer.
    else await Promise.resolve()
    return signal?.aborted ? E.left({ kind: 'aborted' }) : answer
  }

  return {
    asked,
    journal,
    failNext: (call, failure, when = 'instead') => {
      faults.set(call, [...(faults.get(call) ?? []), { failure, when }])
    },
    hold: (call) => {
      const opening = new AbortController()
      gates.set(call, [...(gates.get(call) ?? []), ended(opening.signal)])
      return () => opening.abort()
    },
    ask: (call, look, signal) => () => {
      asked.push(call)
      const fault = faults.get(call)?.shift()
      return delivered(call, fault ? E.left(fault.failure) : look(), signal)
    },
    commit: (call, change, isSilent) => () => {
      asked.push(call)
      const fault = faults.get(call)?.shift()
      if (fault?.when === 'instead') return delivered(call, E.left(fault.failure))
      const done = change()
      if (E.isRight(done) && isSilent?.(done.right) !== true) journal.push(call)
      return delivered(call, fault ? E.left(fault.failure) : done)
    },
  }
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done()
    signal.addEventListener('abort', () => done(), { once: true })
  })
}
