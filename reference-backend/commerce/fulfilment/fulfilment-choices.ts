/** What can be chosen for a delivery, of a quote and of a cart alike; each refuses what is not offered. */

import { earliestToday } from '../../pricing/calendar.ts'
import { newId } from '../../database/identifier.ts'
import { day, requiredText } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { ADDRESS_FIELDS } from '../../database/schema/commerce-documents.ts'
import type { Call } from '../action.ts'
import { addressOf } from '../account/address-check.ts'
import { ownAddress } from '../account/addresses.ts'
import type { CartFulfilment } from './cart-fulfilment-store.ts'
import { PICKUP, PICKUP_LOCATIONS, SHIPPING, SHIPPING_METHODS } from './fulfilment-options.ts'

type Chosen = Partial<Omit<CartFulfilment, 'id' | 'cartId' | 'methodId'>>

export interface FulfilmentChoice {
  /** The name of the call. */
  readonly name: string
  readonly fields: readonly string[]
  /** Of which kind of delivery it is chosen. */
  readonly type: typeof SHIPPING | typeof PICKUP
  readonly choose: (call: Call) => Promise<Chosen>
}

export const FULFILMENT_CHOICES: readonly FulfilmentChoice[] = [
  {
    name: 'addShippingAddressUsingAccountAddress',
    fields: ['accountAddressID'],
    type: SHIPPING,
    choose: savedAddress,
  },
  {
    name: 'addOrderShippingAddress',
    fields: [...ADDRESS_FIELDS, 'saveAsAccountAddressFlag'],
    type: SHIPPING,
    choose: async ({ input }) => ({
      accountAddressId: null,
      shippingAddress: { addressID: newId(), ...addressOf(input) },
    }),
  },
  {
    name: 'addShippingMethodUsingShippingMethodID',
    fields: ['shippingMethodID'],
    type: SHIPPING,
    choose: async ({ input }) => {
      const shippingMethodId = requiredText(input, 'shippingMethodID', 'Please choose a method.')
      if (!SHIPPING_METHODS.some(({ id }) => id === shippingMethodId)) {
        throw refuse('shippingMethodID', 'This shipping method is not offered.')
      }
      return { shippingMethodId }
    },
  },
  {
    name: 'addPickupFulfillmentLocation',
    fields: ['value'],
    type: PICKUP,
    choose: async ({ input }) => {
      const pickupLocationId = requiredText(input, 'value', 'Please choose a pickup location.')
      if (!PICKUP_LOCATIONS.some(({ id }) => id === pickupLocationId)) {
        throw refuse('value', 'This pickup location is not offered.')
      }
      return { pickupLocationId }
    },
  },
  {
    name: 'setPickupDate',
    fields: ['pickupDate', 'orderFulfillmentID'],
    type: PICKUP,
    choose: async ({ input, now }) => {
      const chosen = day(input, 'pickupDate')
      if (chosen === '') throw refuse('pickupDate', 'Please enter a date.')
      if (chosen < earliestToday(now)) throw refuse('pickupDate', 'This date has passed.')
      return { pickupDate: chosen }
    },
  },
]

/** A copy of an address of the caller's own book. */
export async function savedAddress(call: Call) {
  const { id, address } = await ownAddress(call)
  return { accountAddressId: id, shippingAddress: { addressID: newId(), ...address } }
}
