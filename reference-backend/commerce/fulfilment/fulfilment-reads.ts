/** What a delivery can be chosen from: methods and places to pick up from, for customers and guests. */

import { text } from '../../http/input.ts'
import type { Action, Call } from '../action.ts'
import { regionOf } from '../cart/cart-json.ts'
import { soldLines } from '../cart/cart-lines.ts'
import { cartMarket } from '../cart/cart-market.ts'
import { cartOf, itemsOf, ownerOf } from '../cart/cart-store.ts'
import { isDeliveredAlone } from './cart-fulfilment-store.ts'
import {
  AUTO_METHOD,
  type FulfilmentMethod,
  FULFILMENT_METHODS,
  fulfilmentMethod,
  PICKUP_LOCATIONS,
} from './fulfilment-options.ts'

export const fulfilmentReads: readonly Action[] = [
  {
    name: 'getEligibleFulfillmentMethods',
    label: 'public:order.getEligibleFulfillmentMethods',
    kind: 'read',
    access: 'buyer',
    fields: ['orderID'],
    run: async (call) => ({
      eligibleFulfillmentMethods: (await offered(call)).map(({ id, name, type }) => ({
        name,
        value: id,
        fulfillmentMethodType: type,
      })),
    }),
  },
  {
    name: 'getPickupLocations',
    label: 'public:order.getPickupLocations',
    kind: 'read',
    access: 'buyer',
    fields: [],
    run: async (call) => ({
      locations: (await nearFirst(call)).map(({ id, name }) => ({ NAME: name, VALUE: id })),
    }),
  },
]

/** Places to pick up from, those in the caller's own region first. */
async function nearFirst(call: Call): Promise<typeof PICKUP_LOCATIONS> {
  const { market } = await cartMarket({ ...call, region: regionOf(call) }, call.session?.account)
  const isNear = ({ zone }: { readonly zone: string }) => zone === market.zone
  return [...PICKUP_LOCATIONS.filter(isNear), ...PICKUP_LOCATIONS.filter((place) => !isNear(place))]
}

/** Those that a line of the cart can go by; for a quote those of goods. */
async function offered(call: Call): Promise<readonly FulfilmentMethod[]> {
  const cart = await cartOf(call.db, ownerOf(call))
  const named = text(call.input, 'orderID')
  if (cart === undefined || (named !== '' && named !== cart.id)) return FULFILMENT_METHODS
  const lines = await soldLines(call.db, await itemsOf(call.db, cart.id))
  const alone = lines.filter(({ product, sku }) => isDeliveredAlone(product, sku.skuCode))
  const goods = alone.length < lines.length || lines.length === 0 ? FULFILMENT_METHODS : []
  return alone.length === 0 ? goods : [...goods, fulfilmentMethod(AUTO_METHOD)]
}
