/** Fulfilments of an order: one row per line and shipment on the wire, one fulfilment each here. */
import * as t from 'io-ts'
import { carrierAddress } from '../../../domain/order/carrier-address.ts'
import { type Fulfilment, fulfilmentId } from '../../../domain/quote/fulfilment.ts'
import { quoteItemId } from '../../../domain/quote/quote-item.ts'
import { day } from '../../http/day.wire.ts'
import { needed, text } from '../../http/lenient.wire.ts'
import { AddressWire, readAddress, readAddressIfAny } from './address.wire.ts'
import { toFulfilmentType } from './fulfilment.wire.ts'

export const OrderFulfilmentWire = t.intersection([
  t.type({
    orderItemID: needed,
    orderFulfillment_orderFulfillmentID: needed,
    orderFulfillment_fulfillmentMethod_fulfillmentMethodName: text,
    orderFulfillment_fulfillmentMethod_fulfillmentMethodType: text,
    orderFulfillment_shippingMethod_shippingMethodName: text,
    orderFulfillment_pickupLocation_locationName: text,
    orderFulfillment_pickupDate: day,
    orderDeliveryItems_orderDelivery_trackingNumber: text,
    orderDeliveryItems_orderDelivery_trackingUrl: text,
    orderDeliveryItems_orderDelivery_shipmentDateTime: text,
  }),
  AddressWire,
])

type Row = t.TypeOf<typeof OrderFulfilmentWire>

/** The rows by fulfilment, in the order in which each first comes; every tracking number once. */
export function toOrderFulfilments(rows: readonly Row[]): readonly Fulfilment[] {
  const idOf = (row: Row) => row.orderFulfillment_orderFulfillmentID
  return unique(rows.map(idOf)).flatMap((id) => {
    const [first, ...others] = rows.filter((row) => idOf(row) === id)
    return first ? [toFulfilment(id, first, [first, ...others])] : []
  })
}

function toFulfilment(id: string, first: Row, all: readonly Row[]): Fulfilment {
  const pickup = first.orderFulfillment_pickupLocation_locationName
  const shipping = first.orderFulfillment_shippingMethod_shippingMethodName
  return {
    id: fulfilmentId(id),
    method: {
      id: '',
      name: first.orderFulfillment_fulfillmentMethod_fulfillmentMethodName,
      type: toFulfilmentType(first.orderFulfillment_fulfillmentMethod_fulfillmentMethodType),
    },
    shippingAddress: readAddressIfAny({
      ...readAddress(first, 'orderFulfillment_shippingAddress_'),
    }),
    shippingAddressId: '',
    savedAddressId: undefined,
    shippingMethod: shipping === '' ? undefined : { id: '', name: shipping },
    shippingMethodOptions: [],
    pickupLocation: pickup === '' ? undefined : { id: '', name: pickup },
    pickupDate: first.orderFulfillment_pickupDate,
    trackingNumbers: unique(
      all.map((row) => row.orderDeliveryItems_orderDelivery_trackingNumber.trim()),
    ).filter((number) => number !== ''),
    carrierHrefs: carrierHrefsOf(all),
    itemIds: unique(all.map(({ orderItemID }) => orderItemID)).map((item) => quoteItemId(item)),
  }
}

/** When each line was sent last, by its id; without those of which that is not said. */
export function sentAtOf(rows: readonly Row[]): ReadonlyMap<string, string> {
  return new Map(
    rows
      .map((row): [string, string] => [
        row.orderItemID,
        row.orderDeliveryItems_orderDelivery_shipmentDateTime,
      ])
      .filter(([, sentAt]) => sentAt !== '')
      .toSorted(([, one], [, other]) => one.localeCompare(other)),
  )
}

function carrierHrefsOf(rows: readonly Row[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rows.flatMap((row) => {
      const href = carrierAddress(row.orderDeliveryItems_orderDelivery_trackingUrl.trim())
      return href === undefined
        ? []
        : [[row.orderDeliveryItems_orderDelivery_trackingNumber.trim(), href]]
    }),
  )
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)]
}
