/** The checkout: its one chart in this tab, and what its steps ask beside it. */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { hasAccount } from '../../domain/account/session.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import type { CheckoutWrite } from '../../domain/checkout/checkout-write.ts'
import type { NotApplied } from '../../domain/checkout/last-checkout.ts'
import type { OrderId } from '../../domain/order/order.ts'
import { sessionOf } from '../account/session.ts'
import type { AddressBook } from '../ports/address-book.ts'
import type { CheckoutGateway } from '../ports/checkout-gateway.ts'
import type { FulfilmentGateway } from '../ports/fulfilment-gateway.ts'
import type { UnsentWork } from '../ports/unsent-work.ts'
import type { Program } from '../program.ts'
import { readNow, settledAt } from '../await-write.ts'
import { startWriteQueue, type WriteQueuePorts } from '../cart/start-write-queue.ts'
import { type AddressUse, type CheckoutAddress, checkoutAddress } from './checkout-address.ts'
import { type CheckoutActor, checkoutMachine } from './checkout.machine.ts'
import { type CheckoutPlace, removalOf } from './checkout-place.ts'
import { writeToCheckout } from './write-to-checkout.ts'

/** The order to be ordered like again, and the number of the new one; empty where it has none. */
export interface LastWish {
  readonly orderId: OrderId
  readonly purchaseOrderNumber: string
}

export interface Checkouts {
  readonly checkout: CheckoutActor
  /** Reads it, and answers it when nothing is under way any more. */
  readonly open: Program<Checkout>
  /** Waits for what is being written; whether what was asked for at a place was done, if anything was. */
  readonly isSaved: (place: CheckoutPlace) => Promise<boolean>
  /**
   * Takes the cards out that were to pay, so that the step asks for another payment instead of calling everything
   * covered; ends when that has been answered.
   */
  readonly takeOutCards: () => Promise<void>
  /** The selector of one address; its writes go through the chart. */
  readonly address: (use: AddressUse) => CheckoutAddress
  readonly eligibleMethods: CheckoutGateway['eligibleMethods']
  readonly pickupLocations: FulfilmentGateway['pickupLocations']
  /** Those of the account; a guest has none. */
  readonly savedAddresses: AddressBook['addresses']
  readonly countries: AddressBook['countries']
  readonly credit: CheckoutGateway['credit']
  readonly usesOfPurchaseOrder: CheckoutGateway['usesOfPurchaseOrder']
  readonly lastCheckout: CheckoutGateway['lastCheckout']
  /** Sets the checkout up like the last order; answers what of it could not be done. */
  readonly applyLast: (wish: LastWish) => Program<readonly NotApplied[]>
}

export interface CheckoutsPorts extends WriteQueuePorts {
  readonly checkoutGateway: CheckoutGateway
  readonly addressBook: Pick<AddressBook, 'addresses' | 'countries'>
  readonly fulfilmentGateway: Pick<FulfilmentGateway, 'pickupLocations'>
  readonly unsentWork: UnsentWork
}

/** The service of the checkout: its one chart in this tab, and what its steps ask beside it. */
export function openCheckouts(ports: CheckoutsPorts): Checkouts {
  const { checkoutGateway, addressBook, fulfilmentGateway, session } = ports
  const checkout = startWriteQueue(ports, checkoutMachine, {
    read: (signal) => checkoutGateway.checkout(signal),
    write: ({ before, write }) => writeToCheckout(checkoutGateway, before, write),
    piecesIn: ({ cart }) => cart.totalItems,
  })
  const hasAddresses = () => hasAccount(sessionOf(session.getSnapshot()))
  return {
    checkout,
    open: () => opened(checkout),
    isSaved: async (place) => (await settledAt(checkout, place)).kind !== 'failed',
    takeOutCards: () => takeOutCards(checkout),
    address: (use) => checkoutAddress({ ...ports, checkout }, use),
    eligibleMethods: checkoutGateway.eligibleMethods,
    pickupLocations: fulfilmentGateway.pickupLocations,
    savedAddresses: (signal) => (hasAddresses() ? addressBook.addresses(signal) : TE.right([])),
    countries: addressBook.countries,
    credit: checkoutGateway.credit,
    usesOfPurchaseOrder: checkoutGateway.usesOfPurchaseOrder,
    lastCheckout: checkoutGateway.lastCheckout,
    applyLast: (wish) =>
      F.pipe(
        likeLast(checkoutGateway, wish),
        TE.tapIO(() => () => checkout.send({ type: 'changed' })),
      ),
  }
}

/** The payment on account comes without a number, so that it is written once more with the new one. */
function likeLast(
  gateway: Pick<CheckoutGateway, 'applyLast' | 'write'>,
  { orderId, purchaseOrderNumber }: LastWish,
): Program<readonly NotApplied[]> {
  return F.pipe(
    gateway.applyLast(orderId),
    TE.flatMap(({ checkout, notApplied }) => {
      if (purchaseOrderNumber === '') return TE.right(notApplied)
      const onAccount = checkout.payments.find(({ kind }) => kind === 'term')
      const numbered: CheckoutWrite = onAccount
        ? { kind: 'pay', methodId: onAccount.methodId, purchaseOrderNumber }
        : { kind: 'details', details: { purchaseOrderNumber } }
      return TE.map(() => notApplied)(gateway.write(numbered))
    }),
  )
}

async function takeOutCards(checkout: CheckoutActor) {
  const before = await readNow(checkout)
  if (before.kind !== 'shown') return
  const cards = before.resource.payments.filter(({ kind }) => kind === 'credit-card')
  for (const { id: paymentId } of cards) {
    const write: CheckoutWrite = { kind: 'remove-payment', paymentId }
    checkout.send({ type: 'write', place: removalOf(paymentId), write })
  }
  await Promise.all(cards.map(({ id }) => settledAt(checkout, removalOf(id))))
}

async function opened(checkout: CheckoutActor) {
  const after = await readNow(checkout)
  if (after.kind === 'shown') return E.right(after.resource)
  return E.left(after.kind === 'failed' ? after.failure : ({ kind: 'malformed' } as const))
}
