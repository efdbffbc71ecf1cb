/** A visitor who buys as a guest. */
import { inCart } from './cart.ts'
import type { Scene } from './call.ts'
import { DOCK } from './checkout.ts'
import { pay } from './payment.ts'

/** Places an order as a guest; answers what names it. */
export async function guestOrder(scene: Scene, emailAddress: string) {
  const { becomes, post, useToken, cart } = scene
  await becomes(undefined)
  await inCart(scene)
  await post('addOrderShippingAddress', DOCK)
  const person = { firstName: 'Pat', lastName: 'Passing', emailAddress }
  const { token, account } = await post('guestAccount', person)
  useToken(token)
  await post('addBillingAddress', { sameAsShippingFlag: true })
  await pay(scene, 'check')
  const { orderID } = await cart()
  const { placement } = await post('placeOrder', { orderID })
  useToken('')
  return { orderID: placement.order.orderID, accountID: account.accountID }
}
