/** Both carts of a customer who has just signed in, or comes back. */

import type { Account } from '../../session/session.ts'
import { cartJson } from '../cart/cart-json.ts'
import { cartOf } from '../cart/cart-store.ts'
import type { CartSetting } from '../checkout/priced-cart.ts'
import { templateCartJson } from './delivery-json.ts'

export async function cartsOf(setting: CartSetting, account: Account) {
  const cart = await cartOf(setting.db, { accountId: account.id })
  return {
    cart: await cartJson(setting, cart, account),
    orderTemplateCart: await templateCartJson(setting, account),
  }
}
