/** What can be chosen for one delivery, of a quote and of a cart alike. */
import type { AddressId } from '../account/address.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Fulfilment, FulfilmentId } from './fulfilment.ts'

export type FulfilmentWrite =
  | {
      readonly kind: 'saved-address'
      readonly fulfilmentId: FulfilmentId
      readonly addressId: AddressId
    }
  | {
      readonly kind: 'shipping-method'
      readonly fulfilmentId: FulfilmentId
      readonly methodId: string
    }
  | {
      readonly kind: 'pickup-location'
      readonly fulfilmentId: FulfilmentId
      readonly locationId: string
    }
  | {
      readonly kind: 'pickup-date'
      readonly fulfilmentId: FulfilmentId
      readonly date: CalendarDate
    }

type Chosen = Pick<
  Fulfilment,
  'savedAddressId' | 'shippingMethod' | 'pickupLocation' | 'pickupDate'
>

/** Whether a delivery is as the write wants it; one that is not there is not. */
export function showsChoice(chosen: Chosen | undefined, write: FulfilmentWrite): boolean {
  switch (write.kind) {
    case 'saved-address':
      return chosen?.savedAddressId === write.addressId
    case 'shipping-method':
      return chosen?.shippingMethod?.id === write.methodId
    case 'pickup-location':
      return chosen?.pickupLocation?.id === write.locationId
    case 'pickup-date':
      return chosen?.pickupDate === write.date
  }
}
