/** How and where a quote is delivered. */

import { eq } from 'drizzle-orm'
import { earliestToday } from '../../pricing/calendar.ts'
import { newId } from '../../database/identifier.ts'
import { commaList, day, requiredText, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { quoteFulfilment } from '../../database/schema/commerce.ts'
import { ADDRESS_FIELDS } from '../../database/schema/commerce-documents.ts'
import type { Action, Call } from '../action.ts'
import { addressOf } from '../account/address-check.ts'
import { addAccountAddress, freshAccount, ownAddress } from '../account/addresses.ts'
import {
  FULFILMENT_METHODS,
  fulfilmentMethod,
  PICKUP,
  PICKUP_LOCATIONS,
  SHIPPING,
  SHIPPING_METHODS,
} from './fulfilment-options.ts'
import { EDITABLE } from '../quotes/quote-status.ts'
import { fulfilmentOf, itemsOf, type Quote, type QuoteFulfilment } from '../quotes/quote-store.ts'
import { quoteWrite } from '../quotes/quote-write.ts'

type Change = Partial<QuoteFulfilment>

export const fulfilmentActions: readonly Action[] = [
  {
    name: 'getEligibleFulfillmentMethods',
    label: 'public:order.getEligibleFulfillmentMethods',
    kind: 'read',
    access: 'account',
    fields: ['orderID'],
    run: async () => ({
      eligibleFulfillmentMethods: FULFILMENT_METHODS.map(({ id, name, type }) => ({
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
    access: 'account',
    fields: [],
    run: async () => ({
      locations: PICKUP_LOCATIONS.map(({ id, name }) => ({ NAME: name, VALUE: id })),
    }),
  },
  fulfilmentWrite('changeOrderFulfillment', ['fulfillmentMethodID', 'orderItemIDList'], newMethod),
  fulfilmentWrite('addShippingAddressUsingAccountAddress', ['accountAddressID'], savedAddress),
  fulfilmentWrite(
    'addOrderShippingAddress',
    [...ADDRESS_FIELDS, 'saveAsAccountAddressFlag'],
    typedAddress,
  ),
  quoteWrite({
    name: 'addNewAccountAddress,addShippingAddressUsingAccountAddress',
    fields: ['fulfillmentID', ...ADDRESS_FIELDS, 'accountAddressName', 'saveAddress'],
    allowed: EDITABLE,
    change: async (call, quote) => {
      const present = await fulfilmentOfQuote(call, quote)
      const newAccountAddressID = await addAccountAddress(call)
      const input = { ...call.input, accountAddressID: newAccountAddressID }
      const change = await savedAddress({ ...call, input }, present)
      await store(call, present, change)
      const answer = { account: await freshAccount(call), newAccountAddressID }
      return { answer, detail: { newAccountAddressID } }
    },
  }),
  fulfilmentWrite('addShippingMethodUsingShippingMethodID', ['shippingMethodID'], shippingMethod),
  fulfilmentWrite('addPickupFulfillmentLocation', ['value'], pickupLocation),
  fulfilmentWrite('setPickupDate', ['pickupDate', 'orderFulfillmentID'], pickupDate),
]

function fulfilmentWrite(
  name: string,
  fields: readonly string[],
  changeOf: (call: Call, present: QuoteFulfilment, quote: Quote) => Promise<Change>,
) {
  return quoteWrite({
    name,
    fields: ['fulfillmentID', ...fields],
    allowed: EDITABLE,
    change: async (call, quote) => {
      const present = await fulfilmentOfQuote(call, quote)
      const change = await changeOf(call, present, quote)
      await store(call, present, change)
      return { detail: { fields: Object.keys(change) } }
    },
  })
}

async function fulfilmentOfQuote(call: Call, { id }: Quote): Promise<QuoteFulfilment> {
  const present = await fulfilmentOf(call.db, id)
  if (present === undefined) {
    throw refuse('fulfillmentID', 'There is nothing to deliver yet. Please add a product.')
  }
  const named = text(call.input, 'fulfillmentID') || text(call.input, 'orderFulfillmentID')
  if (named !== '' && named !== present.id) {
    throw refuse('fulfillmentID', 'The delivery could not be found.')
  }
  return present
}

async function store({ db }: Call, { id }: QuoteFulfilment, change: Change): Promise<void> {
  await db.update(quoteFulfilment).set(change).where(eq(quoteFulfilment.id, id))
}

async function newMethod(call: Call, _: QuoteFulfilment, quote: Quote): Promise<Change> {
  const methodId = requiredText(call.input, 'fulfillmentMethodID', 'Please choose a method.')
  if (!FULFILMENT_METHODS.some(({ id }) => id === methodId)) {
    throw refuse('fulfillmentMethodID', 'This delivery method is not offered.')
  }
  const items = new Set((await itemsOf(call.db, quote.id)).map(({ id }) => id))
  if (!commaList(call.input, 'orderItemIDList').every((id) => items.has(id))) {
    throw refuse('orderItemIDList', 'The item could not be found.')
  }
  return { methodId }
}

async function savedAddress(call: Call, present: QuoteFulfilment): Promise<Change> {
  requireType(present, SHIPPING)
  const { id, address } = await ownAddress(call)
  return { accountAddressId: id, shippingAddress: { addressID: newId(), ...address } }
}

async function typedAddress({ input }: Call, present: QuoteFulfilment): Promise<Change> {
  requireType(present, SHIPPING)
  return { accountAddressId: null, shippingAddress: { addressID: newId(), ...addressOf(input) } }
}

async function shippingMethod({ input }: Call, present: QuoteFulfilment): Promise<Change> {
  requireType(present, SHIPPING)
  const shippingMethodId = requiredText(input, 'shippingMethodID', 'Please choose a method.')
  if (!SHIPPING_METHODS.some(({ id }) => id === shippingMethodId)) {
    throw refuse('shippingMethodID', 'This shipping method is not offered.')
  }
  return { shippingMethodId }
}

async function pickupLocation({ input }: Call, present: QuoteFulfilment): Promise<Change> {
  requireType(present, PICKUP)
  const pickupLocationId = requiredText(input, 'value', 'Please choose a pickup location.')
  if (!PICKUP_LOCATIONS.some(({ id }) => id === pickupLocationId)) {
    throw refuse('value', 'This pickup location is not offered.')
  }
  return { pickupLocationId }
}

async function pickupDate({ input, now }: Call, present: QuoteFulfilment): Promise<Change> {
  requireType(present, PICKUP)
  const chosen = day(input, 'pickupDate')
  if (chosen === '') throw refuse('pickupDate', 'Please enter a date.')
  if (chosen < earliestToday(now)) throw refuse('pickupDate', 'This date has passed.')
  return { pickupDate: chosen }
}

function requireType({ methodId }: QuoteFulfilment, type: typeof SHIPPING | typeof PICKUP): void {
  if (fulfilmentMethod(methodId).type === type) return
  const text = type === SHIPPING ? 'This quote is picked up.' : 'This quote is shipped.'
  throw refuse('fulfillmentID', `${text} Please change the delivery method first.`)
}
