/** Whoever goes through a checkout in tests: a customer or a visitor in one browser. */

import { addressIdOf } from '../../reference-backend/seed/account-rows.ts'
import { inOneBrowser } from './browser-jar.ts'
import { type Fetch, get, type Json, post, type Reply } from './customer.ts'
import type { TestShop } from './test-shop.ts'

export const DOCK = {
  name: 'Dock',
  streetAddress: '2 Pier',
  city: 'Duluth',
  stateCode: 'MN',
  postalCode: '55802',
  countryCode: 'US',
} as const

/** A browser with a cart; `token` can change, as when a guest is made. */
export function shopper(fetch: Fetch, token?: string) {
  const own = inOneBrowser(fetch)
  const as = { token }
  const options = () => (as.token === undefined ? {} : { token: as.token })
  const write = async (action: string, body: object = {}): Promise<Reply> => {
    const reply = await post(own, action, { body, ...options() })
    if (typeof reply.body.token === 'string') as.token = reply.body.token || undefined
    return reply
  }
  const read = async (action: string, parameters: Record<string, string> = {}): Promise<Json> =>
    (await get(own, action, { parameters, ...options() })).body
  const cart = async (): Promise<Json> => (await read('getCartData')).cart
  const add = (skuCode: string, quantity = 1) => write('addOrderItem', { skuCode, quantity })
  const methodOf = async (type: string): Promise<string> =>
    (await read('getEligibleFulfillmentMethods')).eligibleFulfillmentMethods.find(
      (each: Json) => each.fulfillmentMethodType === type,
    ).value
  /** Pays with a method that the cart offers, all that is due unless an amount is named. */
  const pay = async (type: string, more: object = {}): Promise<Reply> => {
    const { paymentMethod } = (await cart()).eligiblePaymentMethodDetails.find(
      (each: Json) => each.paymentMethod.paymentMethodType === type,
    )
    const newOrderPayment = { paymentMethod, ...more }
    return write('addOrderPayment', { newOrderPayment })
  }
  const place = async (more: object = {}): Promise<Reply> =>
    write('placeOrder', { orderID: (await cart()).orderID, ...more })
  return { write, read, cart, add, methodOf, pay, place, token: () => as.token, fetch: own }
}

export type Shopper = ReturnType<typeof shopper>

/** A customer with two seal kits, who ships to the main plant. */
export async function shipping(
  shop: TestShop,
  emailAddress = 'us@manifold.test',
  { skuCode = 'SKT1NC', quantity = 2, fetch = shop.fetch } = {},
): Promise<Shopper> {
  const one = shopper(fetch, await shop.signIn(emailAddress))
  await one.add(skuCode, quantity)
  const accountAddressID =
    emailAddress === 'us@manifold.test'
      ? addressIdOf(emailAddress, 'Main plant')
      : (await one.read('getOwnerAccountAddresses')).primaryAccountAddressID
  await one.write('addShippingAddressUsingAccountAddress', { accountAddressID })
  return one
}
