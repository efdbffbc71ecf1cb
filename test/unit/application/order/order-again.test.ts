import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { openIntents } from '../../../../src/application/intents.ts'
import { orderAgain } from '../../../../src/application/order/order-again.ts'
import { anOrder } from '../../../builders/an-order.ts'
import { fakeShop } from '../../../fakes/fake-shop.ts'
import { fakeOrderGateway } from '../../../fakes/order-gateway.fake.ts'
import { fakeQuoteGateway } from '../../../fakes/quote-gateway.fake.ts'
import { recordingNotifier } from '../../../fakes/recording-notifier.ts'

function atTheGateways() {
  const shop = fakeShop()
  const order = anOrder()
  shop.orders.set(order.id, { owner: 'account-us', order })
  const visit = shop.visit('us@manifold.test')
  const notifier = recordingNotifier()
  const ports = {
    intents: openIntents(() => shop.nextId('intent')),
    orderGateway: fakeOrderGateway(visit),
    quoteGateway: fakeQuoteGateway(visit),
    notifier,
  }
  return { shop, notifier, ask: orderAgain(ports, { id: order.id, quoteName: 'Once more' }) }
}

it('finds the draft whose answer got lost, and makes no second one', async () => {
  const { shop, notifier, ask } = atTheGateways()
  shop.calls.failNext('orderGateway.again', { kind: 'unconfirmed' }, 'after-commit')
  const [id] = E.isRight(await ask()) ? [...shop.quotes.keys()] : []
  expect(id).toBeDefined()
  expect(shop.quotes.size).toBe(1)
  expect(notifier.notices).toHaveLength(1)
})

it('says that nothing was made when reading back shows nothing', async () => {
  const { shop, notifier, ask } = atTheGateways()
  shop.calls.failNext('orderGateway.again', { kind: 'unconfirmed' })
  expect(await ask()).toEqual(E.left({ kind: 'not-saved' }))
  expect(notifier.notices).toEqual([])
})
