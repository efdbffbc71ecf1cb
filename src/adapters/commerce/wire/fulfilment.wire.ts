/** Fulfilments of a quote, methods and pickup places on the wire (FULF-03, FULF-04, FULF-05). */
import * as t from 'io-ts'
import { addressId } from '../../../domain/account/address.ts'
import {
  type Fulfilment,
  type FulfilmentMethod,
  type FulfilmentType,
  type PickupLocation,
  type ShippingMethod,
  fulfilmentId,
} from '../../../domain/quote/fulfilment.ts'
import { type QuoteItemId, quoteItemId } from '../../../domain/quote/quote-item.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { day } from '../../http/day.wire.ts'
import {
  amount,
  count,
  needed,
  neededRows,
  optionalText,
  part,
  remembered,
  rows,
  text,
  texts,
} from '../../http/lenient.wire.ts'
import { AddressWire, readAddressIfAny } from './address.wire.ts'

const MethodWire = t.type({
  fulfillmentMethodID: text,
  fulfillmentMethodName: text,
  fulfillmentMethodType: text,
})

const ItemWire = t.type({
  orderItemID: needed,
  publicRemoteID: text,
  parentOrderItem_orderitemID: optionalText,
  parentOrderItemID: optionalText,
})

type ItemWire = t.TypeOf<typeof ItemWire>

export const FulfilmentWire = t.type({
  orderFulfillmentID: needed,
  orderFulfillmentMethodName: text,
  fulfillmentMethod: part(MethodWire),
  shippingAddress: part(t.intersection([AddressWire, t.type({ addressID: text })])),
  accountAddress: part(t.type({ accountAddressID: optionalText })),
  shippingMethod: part(t.type({ shippingMethodID: needed, shippingMethodName: text })),
  shippingMethodOptions: rows(
    t.type({ name: text, value: needed, totalCharge: amount, transitDays: count }),
  ),
  pickupLocation: part(t.type({ locationID: needed, locationName: text })),
  pickupDate: day,
  trackingNumbers: texts,
  orderFulfillmentItems: remembered(rows(ItemWire)),
})

type FulfilmentWire = t.TypeOf<typeof FulfilmentWire>

/** One fulfilment. An address without a word in it, and an option without a value, are none. */
export function toFulfilment(wire: FulfilmentWire): Fulfilment {
  const savedId = wire.accountAddress?.accountAddressID
  return {
    id: fulfilmentId(wire.orderFulfillmentID),
    method: toMethod(wire),
    shippingAddress: readAddressIfAny(wire.shippingAddress),
    shippingAddressId: wire.shippingAddress?.addressID ?? '',
    savedAddressId: savedId === undefined ? undefined : addressId(savedId),
    shippingMethod: toShippingMethod(wire),
    shippingMethodOptions: wire.shippingMethodOptions.map(({ name, value }) => ({
      id: value,
      name: name || value,
    })),
    pickupLocation: wire.pickupLocation && {
      id: wire.pickupLocation.locationID,
      name: wire.pickupLocation.locationName || wire.pickupLocation.locationID,
    },
    pickupDate: wire.pickupDate,
    trackingNumbers: wire.trackingNumbers,
    itemIds: itemIdsOf(wire),
  }
}

/** What the supplier's systems call lines, as far as their fulfilments say so (FULF-05). */
export function referencesOf(wires: readonly FulfilmentWire[]): ReadonlyMap<string, string> {
  return new Map(
    wires.flatMap(({ orderFulfillmentItems }) =>
      orderFulfillmentItems.flatMap(({ orderItemID, publicRemoteID }) =>
        publicRemoteID === '' ? [] : [[orderItemID, publicRemoteID] as const],
      ),
    ),
  )
}

const MethodsWire = t.type({
  eligibleFulfillmentMethods: neededRows(
    t.type({ name: text, value: needed, fulfillmentMethodType: text }),
  ),
})

/** `getEligibleFulfillmentMethods` (CALL-40). */
export const decodeMethods: Decode<readonly FulfilmentMethod[]> = decodeWith(
  MethodsWire,
  ({ eligibleFulfillmentMethods }) =>
    eligibleFulfillmentMethods.map((row) => ({
      id: row.value,
      name: row.name || row.value,
      type: toFulfilmentType(row.fulfillmentMethodType),
    })),
)

const LocationsWire = t.type({ locations: neededRows(t.type({ NAME: text, VALUE: needed })) })

/** `getPickupLocations`, whose keys are in capitals (CALL-41). */
export const decodeLocations: Decode<readonly PickupLocation[]> = decodeWith(
  LocationsWire,
  ({ locations }) => locations.map(({ NAME, VALUE }) => ({ id: VALUE, name: NAME || VALUE })),
)

function toMethod(wire: FulfilmentWire): FulfilmentMethod {
  const method = wire.fulfillmentMethod
  return {
    id: method?.fulfillmentMethodID ?? '',
    name: method?.fulfillmentMethodName || wire.orderFulfillmentMethodName,
    type: toFulfilmentType(method?.fulfillmentMethodType ?? ''),
  }
}

/** A type that we do not know is another one. */
export function toFulfilmentType(type: string): FulfilmentType {
  return type === 'shipping' || type === 'pickup' || type === 'auto' ? type : 'other'
}

function toShippingMethod({ shippingMethod }: FulfilmentWire): ShippingMethod | undefined {
  if (!shippingMethod) return undefined
  const { shippingMethodID: id, shippingMethodName: name } = shippingMethod
  return { id, name: name || id }
}

/** The lines it holds; the parts of a bundle go with their parent. */
function itemIdsOf({ orderFulfillmentItems: rows }: FulfilmentWire): readonly QuoteItemId[] {
  // Most quotes have no bundle: their lines, which may be thousands, are not looked up.
  const ids = rows.some((row) => parentOf(row) !== '') ? new Set(rows.map(idOf)) : undefined
  const own = ids === undefined ? rows : rows.filter((row) => !ids.has(parentOf(row)))
  return own.map((row) => quoteItemId(idOf(row)))
}

const idOf = ({ orderItemID }: ItemWire) => orderItemID

const parentOf = (row: ItemWire) => row.parentOrderItem_orderitemID ?? row.parentOrderItemID ?? ''
