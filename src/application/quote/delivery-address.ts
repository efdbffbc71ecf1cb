/** The address selector of a fulfilment: what is typed into it is kept for the account that typed it. */
import type { addressSelectorMachine } from '../../domain/account/address-selector.machine.ts'
import type { AddressEntry } from '../../domain/account/address.ts'
import { accountOf } from '../../domain/account/session.ts'
import type { FulfilmentId } from '../../domain/quote/fulfilment.ts'
import { chooseAddress } from '../account/choose-address.ts'
import { keptAddressEntry } from '../account/kept-address.ts'
import type { QuotePorts } from './quote-ports.ts'
import { type QuoteLifecycleActor, quoteDestination } from './quote-destination.ts'

/** An address selector ready to be started, and what was typed into its form and not yet saved. */
export interface DeliveryAddress {
  readonly machine: typeof addressSelectorMachine
  readonly entry: AddressEntry | undefined
}

/** A selector that writes through the chart of the quote, with the entry of last time. */
export function deliveryAddress(
  { unsentWork, session }: Pick<QuotePorts, 'unsentWork' | 'session'>,
  quote: QuoteLifecycleActor,
  fulfilmentId: FulfilmentId,
): DeliveryAddress {
  const owner = accountOf(session())?.id ?? ''
  const storage = { unsentWork, owner, name: `delivery-address:${fulfilmentId}` }
  return {
    machine: chooseAddress(quoteDestination(quote, fulfilmentId), storage),
    entry: keptAddressEntry(storage),
  }
}
