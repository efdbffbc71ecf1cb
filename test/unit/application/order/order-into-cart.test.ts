import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { openIntents } from '../../../../src/application/intents.ts'
import { orderIntoCart } from '../../../../src/application/order/order-into-cart.ts'
import type { Cart } from '../../../../src/domain/cart/cart.ts'
import { aPlainProduct } from '../../../builders/a-plain-product.ts'
import { anOrder, anOrderItem } from '../../../builders/an-order.ts'
import { fakeCartGateway } from '../../../fakes/cart-gateway.fake.ts'
import { fakeShop } from '../../../fakes/fake-shop.ts'
import { fakeOrderGateway } from '../../../fakes/order-gateway.fake.ts'

function atTheGateways() {
  const shop = fakeShop({ products: [aPlainProduct()] })
  const items = ['SK1N10', 'SK9GONE'].map((modelCode) => anOrderItem({ id: modelCode, modelCode }))
  const order = anOrder({ items })
  shop.orders.set(order.id, { owner: 'account-us', order })
  const visit = shop.visit('us@manifold.test')
  const changed: Cart[] = []
  const ports = {
    intents: openIntents(() => shop.nextId('intent')),
    orderGateway: fakeOrderGateway(visit),
    cartGateway: fakeCartGateway(visit),
    onCartChanged: (cart: Cart) => changed.push(cart),
  }
  return { shop, changed, ask: orderIntoCart(ports, order.id) }
}

it('adds what can be had, names the rest, and tells of the cart', async () => {
  const { ask, changed } = atTheGateways()
  expect(await ask()).toMatchObject(
    E.right({ added: 1, missing: [{ item: { modelCode: 'SK9GONE' }, reason: 'gone' }] }),
  )
  expect(changed).toHaveLength(1)
})

it('finds in the cart what was added when the answer got lost, and adds nothing twice', async () => {
  const { shop, ask, changed } = atTheGateways()
  shop.calls.failNext('orderGateway.intoCart', { kind: 'unconfirmed' }, 'after-commit')
  expect(await ask()).toMatchObject(E.right({ added: 1 }))
  expect(shop.calls.journal).toEqual(['orderGateway.intoCart'])
  expect(changed[0]?.items).toHaveLength(1)
})

it('says that nothing was added when the cart shows nothing', async () => {
  const { shop, ask, changed } = atTheGateways()
  shop.calls.failNext('orderGateway.intoCart', { kind: 'unconfirmed' })
  expect(await ask()).toEqual(E.left({ kind: 'not-saved' }))
  expect(changed).toEqual([])
})
