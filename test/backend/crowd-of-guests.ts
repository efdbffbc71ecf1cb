/** Many guests, each one press before an order by card. One goes there by calls, the others are copies of that one. */

import { signToken } from '../../reference-backend/session/token.ts'
import { DOCK, shopper } from './checkout-customer.ts'
import type { Fetch, Json } from './customer.ts'
import type { TestVault } from './vault/open-test-vault.ts'

/** What each of them has in the cart, once. */
export const SKU = 'SKP1N1'
const CARD = { paymentMethod: { paymentMethodID: '444df303dedc6dab69dd7ebcc9b8036a' } }

export interface Guest {
  readonly token: string
  readonly orderID: string
}

export interface CrowdParts {
  readonly fetch: Fetch
  /** Asks the database of the shop. */
  readonly query: (statement: string) => Promise<Json[]>
  readonly vault: TestVault
  readonly size: number
}

/** Tables, children behind parents, with the columns that differ from guest to guest. */
const COPIED = {
  account: { account_id: 'account', email_address: 'email' },
  session: { session_id: 'session', account_id: 'account' },
  cart: { order_id: 'cart', account_id: 'account' },
  cart_fulfilment: { order_fulfillment_id: 'fulfilment', order_id: 'cart' },
  cart_item: { order_item_id: 'item', order_id: 'cart', order_fulfillment_id: 'fulfilment' },
  cart_payment: { order_payment_id: 'payment', order_id: 'cart', payment_token: 'token' },
} as const

/** Makes them; the vault has a token for each. */
export async function crowdOfGuests({ fetch, query, vault, size }: CrowdParts): Promise<Guest[]> {
  const one = shopper(fetch)
  await one.add(SKU)
  const person = { firstName: 'Guest', lastName: 'No 0', emailAddress: 'guest@example.test' }
  await one.write('guestAccount', person)
  await one.write('addOrderShippingAddress', DOCK)
  const tokens: string[] = []
  for (let index = 0; index < size; index += 1)
    tokens.push(await vault.tokenFor('4242424242424242'))
  const paymentToken = tokens[0]
  const { body } = await one.write('addOrderPayment', { newOrderPayment: CARD, paymentToken })
  const first = { token: one.token() ?? '', orderID: body.cart.orderID }
  const [{ account_id: account }] = await query(
    `select account_id from cart where order_id = '${first.orderID}'`,
  )
  for (const [table, columns] of Object.entries(COPIED)) {
    const own =
      'order_id' in columns ? `order_id = '${first.orderID}'` : `account_id = '${account}'`
    const changed = Object.entries(columns).map(([column, kind]) =>
      kind === 'token'
        ? `'${column}', (array[${tokens.map((each) => `'${each}'`).join(',')}])[n + 1]`
        : `'${column}', md5('${kind} ' || n)`,
    )
    await query(
      `insert into ${table} select (jsonb_populate_record(one, jsonb_build_object(${changed.join(', ')}))).*
       from ${table} as one, generate_series(1, ${size - 1}) as n where ${own}`,
    )
  }
  const [{ value: secret }] = await query(`select value from setting where key = 'token-secret'`)
  const copies = await query(
    `select n, md5('account ' || n) as account, md5('session ' || n) as session, md5('cart ' || n) as cart
     from generate_series(1, ${size - 1}) as n`,
  )
  const iat = Math.floor(Date.now() / 1000)
  return [
    first,
    ...copies.map(({ account: accountID, session: sid, cart: orderID }) => ({
      token: signToken(secret, { iat, exp: iat + 900, accountID, sid }),
      orderID,
    })),
  ]
}
