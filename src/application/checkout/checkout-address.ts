/** Address selectors of a checkout: what they choose is written through its chart, what is typed is kept. */
import { either as E, type taskEither as TE } from 'fp-ts'
import type { AddressEntry } from '../../domain/account/address.ts'
import type { addressSelectorMachine } from '../../domain/account/address-selector.machine.ts'
import type { AddressOutcome, ShownAddress } from '../../domain/account/address-selector.context.ts'
import { type Checkout, fulfilmentIn } from '../../domain/checkout/checkout.ts'
import type { CheckoutWrite } from '../../domain/checkout/checkout-write.ts'
import type { FulfilmentId } from '../../domain/quote/fulfilment.ts'
import { type AddressDestination, chooseAddress } from '../account/choose-address.ts'
import { keptAddressEntry } from '../account/kept-address.ts'
import { type SessionActor, sessionOf } from '../account/session.ts'
import { writeNow } from '../await-write.ts'
import type { PortFailure } from '../failure.ts'
import type { UnsentWork } from '../ports/unsent-work.ts'
import type { CheckoutActor } from './checkout.machine.ts'
import type { CheckoutPlace } from './checkout-place.ts'

/** What an address is for: one delivery, or the bill. */
export type AddressUse =
  | { readonly kind: 'delivery'; readonly fulfilmentId: FulfilmentId }
  | { readonly kind: 'billing' }

/** An address selector ready to be started, and what was typed into its form and not yet saved. */
export interface CheckoutAddress {
  readonly machine: typeof addressSelectorMachine
  readonly entry: AddressEntry | undefined
}

interface AddressPorts {
  readonly checkout: CheckoutActor
  readonly session: SessionActor
  readonly unsentWork: UnsentWork
}

/**
 * The address selector of a use, whose choices are written to the checkout, and what was typed and not saved for
 * it.
 */
export function checkoutAddress(ports: AddressPorts, use: AddressUse): CheckoutAddress {
  const { checkout, session, unsentWork } = ports
  const current = sessionOf(session.getSnapshot())
  const account = current.kind === 'customer' ? current.account : undefined
  const name = use.kind === 'delivery' ? `checkout-address:${use.fulfilmentId}` : 'checkout-billing'
  const storage = { unsentWork, owner: account?.id ?? '', name }
  // Nothing of a guest is saved for later (O-38).
  const isSaved = account?.isGuest === false
  return {
    machine: chooseAddress(destination(checkout, use, isSaved), storage),
    entry: keptAddressEntry(storage),
  }
}

/** The address in force for a use, and the row of the address book that it was copied from. */
export function addressInForce(checkout: Checkout, use: AddressUse): ShownAddress | undefined {
  if (use.kind === 'billing') {
    const { address, savedAddressId, isSameAsShipping } = checkout.billing
    // The address of the goods is no choice of its own.
    if (isSameAsShipping) return undefined
    return address && { address, savedId: savedAddressId }
  }
  const fulfilment = fulfilmentIn(checkout, use.fulfilmentId)
  const address = fulfilment?.shippingAddress
  return address && { address, savedId: fulfilment?.savedAddressId }
}

/** Where the failure of choosing an address is told. */
export function addressPlace(use: AddressUse): CheckoutPlace {
  return use.kind === 'delivery' ? `address:${use.fulfilmentId}` : 'billing'
}

function destination(
  checkout: CheckoutActor,
  use: AddressUse,
  isSaved: boolean,
): AddressDestination {
  const place = addressPlace(use)
  const written =
    (write: CheckoutWrite): TE.TaskEither<PortFailure, ShownAddress> =>
    async (): Promise<AddressOutcome> => {
      const { outcome, after } = await writeNow(checkout, { place, write })
      if (outcome.kind === 'failed') return E.left(outcome.failure)
      const shown = after.kind === 'shown' ? addressInForce(after.resource, use) : undefined
      return shown ? E.right(shown) : E.left({ kind: 'not-found' })
    }
  return use.kind === 'delivery'
    ? {
        chooseSaved: (addressId) =>
          written({ kind: 'saved-address', fulfilmentId: use.fulfilmentId, addressId }),
        saveNew: (entry) =>
          written({ kind: 'new-address', fulfilmentId: use.fulfilmentId, entry, isSaved }),
      }
    : {
        chooseSaved: (addressId) => written({ kind: 'saved-billing', addressId }),
        saveNew: (entry) => written({ kind: 'new-billing', entry, isSaved }),
      }
}
