/** What a customer says about the whole of an order before it is placed: who is billed, numbers, notes, dispatch. */

import { eq } from 'drizzle-orm'
import { earliestToday } from '../../pricing/calendar.ts'
import { newId } from '../../database/identifier.ts'
import { day, flag, type Input, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { cart } from '../../database/schema/checkout.ts'
import { ADDRESS_FIELDS } from '../../database/schema/commerce-documents.ts'
import type { Call, WriteAction } from '../action.ts'
import { addressOf } from '../account/address-check.ts'
import { addAccountAddress, freshAccount, ownAddress } from '../account/addresses.ts'
import type { Cart } from '../cart/cart-store.ts'
import { cartWrite } from '../cart/cart-write.ts'
import { DISPATCH_OPTIONS } from '../quotes/quote-submission.ts'

const NOTES_LIMIT = 1000

const ORDER_FIELDS = [
  'purchaseOrderNumber',
  'freightCarrier',
  'specialInstructions',
  'orderShippingDispatchOptionsCustom',
  'requestedDeliveryDate',
] as const

export const orderChoiceWrites: readonly WriteAction[] = [
  cartWrite({
    name: 'addBillingAddress',
    fields: [...ADDRESS_FIELDS, 'sameAsShippingFlag'],
    change: async ({ db, input }, held) => {
      const isSame = flag(input, 'sameAsShippingFlag')
      await keepInCart(db, held, {
        billingSameAsShipping: isSame,
        billingAccountAddressId: null,
        billingAddress: isSame ? null : { addressID: newId(), ...addressOf(input) },
      })
      return { detail: { sameAsShippingFlag: isSame } }
    },
  }),
  cartWrite({
    name: 'addBillingAddressUsingAccountAddress',
    fields: ['accountAddressID'],
    change: async (call, held) => ({ detail: { accountAddressID: await billSaved(call, held) } }),
  }),
  cartWrite({
    name: 'addNewAccountAddress,addBillingAddressUsingAccountAddress',
    fields: [...ADDRESS_FIELDS, 'accountAddressName', 'saveAddress'],
    change: async (call, held) => {
      const newAccountAddressID = await addAccountAddress(call)
      const input = { ...call.input, accountAddressID: newAccountAddressID }
      await billSaved({ ...call, input }, held)
      const answer = { account: await freshAccount(call), newAccountAddressID }
      return { answer, detail: { newAccountAddressID } }
    },
  }),
  cartWrite({
    name: 'updateOrder',
    fields: ORDER_FIELDS,
    change: async ({ db, input, now }, held) => {
      const sent = ORDER_FIELDS.filter((field) => field in input)
      if (sent.length > 0) await keepInCart(db, held, valuesOf(input, sent, now))
      const present = presentValues(held)
      const previous = Object.fromEntries(sent.map((field) => [field, present[field]]))
      return { answer: { previous }, detail: { fields: sent } }
    },
  }),
  cartWrite({
    name: 'updateOrderNotes',
    fields: ['orderNotes'],
    change: async ({ db, input }, held) => {
      await keepInCart(db, held, { orderNotes: text(input, 'orderNotes', NOTES_LIMIT) })
      return { answer: { previous: { orderNotes: held.orderNotes } }, detail: {} }
    },
  }),
]

export async function keepInCart(
  db: Call['db'],
  { id }: Cart,
  values: Partial<Cart>,
): Promise<void> {
  await db.update(cart).set(values).where(eq(cart.id, id))
}

export async function billSaved(call: Call, held: Cart): Promise<string> {
  const { id, address } = await ownAddress(call)
  await keepInCart(call.db, held, {
    billingSameAsShipping: false,
    billingAccountAddressId: id,
    billingAddress: { addressID: newId(), ...address },
  })
  return id
}

type OrderField = (typeof ORDER_FIELDS)[number]

function presentValues(held: Cart): Readonly<Record<OrderField, string>> {
  return {
    purchaseOrderNumber: held.purchaseOrderNumber,
    freightCarrier: held.freightCarrier,
    specialInstructions: held.specialInstructions,
    orderShippingDispatchOptionsCustom: held.dispatchOption,
    requestedDeliveryDate: held.requestedDeliveryDate ?? '',
  }
}

function valuesOf(input: Input, sent: readonly OrderField[], now: Date): Partial<Cart> {
  const dispatchOption = text(input, 'orderShippingDispatchOptionsCustom')
  if (dispatchOption !== '' && !DISPATCH_OPTIONS.includes(dispatchOption)) {
    throw refuse('orderShippingDispatchOptionsCustom', 'Please choose a dispatch option.')
  }
  const requested = day(input, 'requestedDeliveryDate')
  if (requested !== '' && requested < earliestToday(now)) {
    throw refuse('requestedDeliveryDate', 'This date has passed.')
  }
  const values: Readonly<Record<OrderField, Partial<Cart>>> = {
    purchaseOrderNumber: { purchaseOrderNumber: text(input, 'purchaseOrderNumber') },
    freightCarrier: { freightCarrier: text(input, 'freightCarrier') },
    specialInstructions: { specialInstructions: text(input, 'specialInstructions') },
    orderShippingDispatchOptionsCustom: { dispatchOption },
    requestedDeliveryDate: { requestedDeliveryDate: requested || null },
  }
  return Object.assign({}, ...sent.map((field) => values[field]))
}
