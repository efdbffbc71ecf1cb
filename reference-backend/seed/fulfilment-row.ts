/** Where a seeded quote goes: to an address of the book, to the pickup location, or nowhere yet. */

import {
  FIRST_METHOD,
  FIRST_SHIPPING_METHOD,
  FULFILMENT_METHODS,
  PICKUP,
  PICKUP_LOCATIONS,
} from '../commerce/fulfilment/fulfilment-options.ts'
import { namedId } from '../database/identifier.ts'
import type { quoteFulfilment } from '../database/schema/commerce.ts'
import { addressIdOf } from './account-rows.ts'
import { ACCOUNTS } from './accounts.ts'

export type FulfilmentRow = typeof quoteFulfilment.$inferInsert

export function fulfilmentRow(
  quoteId: string,
  emailAddress: string,
  destination: string | undefined,
): FulfilmentRow {
  const isPickup = destination === 'pickup'
  const pickup = FULFILMENT_METHODS.find(({ type }) => type === PICKUP)
  return {
    id: namedId(`fulfilment ${quoteId}`),
    quoteId,
    methodId: isPickup ? (pickup?.id ?? FIRST_METHOD) : FIRST_METHOD,
    shippingMethodId: FIRST_SHIPPING_METHOD,
    pickupLocationId: isPickup ? (PICKUP_LOCATIONS[0]?.id ?? null) : null,
    trackingNumbers: [],
    ...shippingAddress(quoteId, emailAddress, isPickup ? undefined : destination),
  }
}

function shippingAddress(quoteId: string, emailAddress: string, nickname: string | undefined) {
  if (nickname === undefined) return {}
  const book = ACCOUNTS.find((each) => each.emailAddress === emailAddress)?.addresses
  const entry = book?.find((each) => each.nickname === nickname)
  if (entry === undefined) throw new Error(`${emailAddress} has no address called ${nickname}.`)
  return {
    accountAddressId: addressIdOf(emailAddress, nickname),
    shippingAddress: { addressID: namedId(`shipping address ${quoteId}`), ...entry.address },
  }
}
