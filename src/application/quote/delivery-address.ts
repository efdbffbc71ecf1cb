/** The address selector of a fulfilment: what is typed into it is kept for the account that typed it. */
import { accountOf } from '../../domain/account/session.ts'
import type { FulfilmentId } from '../../domain/quote/fulfilment.ts'
import { chooseAddress, keptEntry } from '../account/choose-address.ts'
import type { DeliveryAddress } from '../storefront.ts'
import type { QuoteCounter } from './quote-counter.ts'
import { type QuoteLifecycleActor, quoteDestination } from './quote-destination.ts'

/** A selector that writes through the chart of the quote, with the entry of last time. */
export function deliveryAddress(
  { unsentWork, session }: Pick<QuoteCounter, 'unsentWork' | 'session'>,
  quote: QuoteLifecycleActor,
  fulfilmentId: FulfilmentId,
): DeliveryAddress {
  const owner = accountOf(session())?.id ?? ''
  const shelf = { unsentWork, owner, name: `delivery-address:${fulfilmentId}` }
  return {
    machine: chooseAddress(quoteDestination(quote, fulfilmentId), shelf),
    entry: keptEntry(shelf),
  }
}
