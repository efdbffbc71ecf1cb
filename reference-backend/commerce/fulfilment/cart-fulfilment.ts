/** How and where the lines of a cart are delivered. */

import { and, eq, inArray } from 'drizzle-orm'
import { commaList, requiredText, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { cartFulfilment, cartItem } from '../../database/schema/checkout.ts'
import { ADDRESS_FIELDS } from '../../database/schema/commerce-documents.ts'
import type { Call, WriteAction } from '../action.ts'
import { addAccountAddress, freshAccount } from '../account/addresses.ts'
import { soldLines } from '../cart/cart-lines.ts'
import { type Cart, itemsOf } from '../cart/cart-store.ts'
import { type CartChange, cartWrite } from '../cart/cart-write.ts'
import { fulfilmentFor, fulfilmentsOf, isDeliveredAlone } from './cart-fulfilment-store.ts'
import { FULFILMENT_CHOICES, type FulfilmentChoice, savedAddress } from './fulfilment-choices.ts'
import {
  AUTO_METHOD,
  FULFILMENT_METHODS,
  fulfilmentMethod,
  SHIPPING,
} from './fulfilment-options.ts'

const SAVED_AND_USED = 'addNewAccountAddress,addShippingAddressUsingAccountAddress'

export const cartFulfilmentWrites: readonly WriteAction[] = [
  cartWrite({
    name: 'changeOrderFulfillment',
    fields: ['fulfillmentMethodID', 'orderItemIDList', 'fulfillmentID'],
    change: moveLines,
  }),
  ...FULFILMENT_CHOICES.map((choice) =>
    cartWrite({
      name: choice.name,
      fields: ['fulfillmentID', ...choice.fields],
      change: (call, cart) => keepChoice(call, cart, choice),
    }),
  ),
  cartWrite({
    name: SAVED_AND_USED,
    fields: ['fulfillmentID', ...ADDRESS_FIELDS, 'accountAddressName', 'saveAddress'],
    change: async (call, cart) => {
      const newAccountAddressID = await addAccountAddress(call)
      const input = { ...call.input, accountAddressID: newAccountAddressID }
      const choice = { type: SHIPPING, choose: savedAddress } as const
      await keepChoice({ ...call, input }, cart, choice)
      const answer = { account: await freshAccount(call), newAccountAddressID }
      return { answer, detail: { newAccountAddressID } }
    },
  }),
]

/** Lines go to the fulfilment of the method, which is made where there is none; without a list all that can. */
async function moveLines({ db, input }: Call, cart: Cart): Promise<CartChange> {
  const methodId = requiredText(input, 'fulfillmentMethodID', 'Please choose a method.')
  if (methodId !== AUTO_METHOD && !FULFILMENT_METHODS.some(({ id }) => id === methodId)) {
    throw refuse('fulfillmentMethodID', 'This delivery method is not offered.')
  }
  const lines = await soldLines(db, await itemsOf(db, cart.id))
  const fitting = lines.filter(
    ({ product, sku }) => isDeliveredAlone(product, sku.skuCode) === (methodId === AUTO_METHOD),
  )
  const named = commaList(input, 'orderItemIDList')
  const known = new Set(lines.map(({ item }) => item.id))
  if (!named.every((id) => known.has(id))) {
    throw refuse('orderItemIDList', 'The item could not be found.')
  }
  const moved = fitting
    .map(({ item }) => item.id)
    .filter((id) => named.length === 0 || named.includes(id))
  if (moved.length === 0 || moved.length < named.length) {
    throw refuse('fulfillmentMethodID', 'This delivery method is not offered for these products.')
  }
  const fulfilmentId = await fulfilmentFor(db, cart.id, methodId)
  await db.update(cartItem).set({ fulfilmentId }).where(inArray(cartItem.id, moved))
  return { detail: { fulfillmentMethodID: methodId, orderItemIDs: moved } }
}

/** Keeps a choice for the fulfilment that the request names, else for each that it can mean. */
export async function keepChoice(
  call: Call,
  cart: Cart,
  { type, choose }: Pick<FulfilmentChoice, 'type' | 'choose'>,
): Promise<CartChange> {
  const { db, input } = call
  const used = new Set((await itemsOf(db, cart.id)).map(({ fulfilmentId }) => fulfilmentId))
  const present = (await fulfilmentsOf(db, cart.id)).filter(({ id }) => used.has(id))
  const named = text(input, 'fulfillmentID') || text(input, 'orderFulfillmentID')
  const meant = present.filter(({ id }) => named === '' || id === named)
  if (present.length === 0) {
    throw refuse('fulfillmentID', 'There is nothing to deliver yet. Please add a product.')
  }
  if (meant.length === 0) throw refuse('fulfillmentID', 'The delivery could not be found.')
  const ids = meant
    .filter(({ methodId }) => fulfilmentMethod(methodId).type === type)
    .map(({ id }) => id)
  if (ids.length === 0) {
    const text = type === SHIPPING ? 'This order is not shipped.' : 'This order is not picked up.'
    throw refuse('fulfillmentID', `${text} Please change the delivery method first.`)
  }
  const chosen = await choose(call)
  await db
    .update(cartFulfilment)
    .set(chosen)
    .where(and(eq(cartFulfilment.cartId, cart.id), inArray(cartFulfilment.id, ids)))
  return { detail: { fields: Object.keys(chosen), fulfillmentIDs: ids } }
}
