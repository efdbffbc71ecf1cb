/** How a quote reaches its customer. */
import * as t from 'io-ts'
import { addressId } from '../../../domain/account/address.ts'
import {
  type Fulfilment,
  fulfilmentId,
  type FulfilmentMethod,
  fulfilmentTypes,
  type PickupLocation,
} from '../../../domain/quote/fulfilment.ts'
import { quoteItemId } from '../../../domain/quote/quote-item.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { day } from '../../http/day.wire.ts'
import { optionalText, text } from '../../http/lenient.wire.ts'
import { postalFields, PostalAddressWire, postalOf } from './address.wire.ts'

export const methodFields = 'id name type'

export const deliveryFields = `id method { ${methodFields} } address { ${postalFields} } addressCopy savedAddress
  shippingMethod { id name } shippingMethodOptions { id name } pickupLocation { id name } pickupDate lineIds`

const MethodWire = t.type({ id: t.string, name: text, type: t.string })
const NamedWire = t.type({ id: t.string, name: text })

export const DeliveryWire = t.type({
  id: t.string,
  method: MethodWire,
  address: t.union([PostalAddressWire, t.null]),
  addressCopy: text,
  savedAddress: optionalText,
  shippingMethod: t.union([NamedWire, t.null]),
  shippingMethodOptions: t.array(NamedWire),
  pickupLocation: t.union([NamedWire, t.null]),
  pickupDate: day,
  lineIds: t.array(t.string),
})

export const decodeMethods: Decode<readonly FulfilmentMethod[]> = decodeWith(
  t.array(MethodWire),
  (methods) => methods.map(toMethod),
)

export const decodeLocations: Decode<readonly PickupLocation[]> = decodeWith(
  t.array(NamedWire),
  (locations) => locations,
)

export function toFulfilment(wire: t.TypeOf<typeof DeliveryWire>): Fulfilment {
  const { address, savedAddress } = wire
  return {
    id: fulfilmentId(wire.id),
    method: toMethod(wire.method),
    shippingAddress: address === null ? undefined : postalOf(address),
    shippingAddressId: wire.addressCopy,
    savedAddressId: savedAddress === undefined ? undefined : addressId(savedAddress),
    shippingMethod: wire.shippingMethod ?? undefined,
    shippingMethodOptions: wire.shippingMethodOptions,
    pickupLocation: wire.pickupLocation ?? undefined,
    pickupDate: wire.pickupDate,
    trackingNumbers: [],
    itemIds: wire.lineIds.map(quoteItemId),
  }
}

function toMethod({ id, name, type }: t.TypeOf<typeof MethodWire>): FulfilmentMethod {
  return { id, name, type: fulfilmentTypes.find((each) => each === type) ?? 'other' }
}
