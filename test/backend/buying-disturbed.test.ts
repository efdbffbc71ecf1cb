/** What happens to a checkout between two presses: another tab, other prices, a lost answer, a session that ends. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { placedOrder } from '../../reference-backend/database/schema/orders.ts'
import { stock } from '../../reference-backend/database/schema/stock.ts'
import { DOCK, shipping, type Shopper, shopper } from './checkout-customer.ts'
import type { Json } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'

const US = 'us@manifold.test'
const SKU = 'SKP1N1'
const CARD = { paymentMethod: { paymentMethodID: '444df303dedc6dab69dd7ebcc9b8036a' } }

onEachEngineExhaustively('a checkout that is disturbed', (shop, onAny) => {
  const ordersOf = async (cartId: string) =>
    shop().database.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
  const byCard = async (one: Shopper) => {
    const paymentToken = await shop().vault().tokenFor('4242424242424242')
    return one.write('addOrderPayment', { newOrderPayment: CARD, paymentToken })
  }
  const ready = async () => {
    const one = await shipping(shop(), US, { skuCode: SKU, quantity: 3 })
    await byCard(one)
    return { one, ...(await one.cart()) }
  }
  const reviewed = ({ total, orderItems }: Json) => ({
    total,
    items: orderItems.map(({ orderItemID, quantity, extendedPrice }: Json) => ({
      orderItemID,
      quantity,
      extendedPrice,
    })),
  })

  /** Every step of the checkout, as a page sends it that still shows the cart. */
  const STEPS: readonly (readonly [string, object])[] = [
    ['addOrderShippingAddress', DOCK],
    ['addShippingMethodUsingShippingMethodID', { shippingMethodID: 'x' }],
    ['addPickupFulfillmentLocation', { value: 'x' }],
    ['setPickupDate', { pickupDate: '2026-04-01' }],
    ['addBillingAddress', { sameAsShippingFlag: true }],
    ['addBillingAddress', DOCK],
    ['updateOrder', { purchaseOrderNumber: 'PO-1' }],
    ['updateOrderNotes', { orderNotes: 'Gate 4' }],
    ['addOrderPayment', { newOrderPayment: CARD, paymentToken: 'tok_x' }],
    [
      'addGiftCardOrderPayment',
      { newOrderPayment: { giftCardNumber: 'MFGC1007', giftCardPin: '839146' } },
    ],
    ['removeOrderPayment', { orderPaymentID: 'x' }],
    ['placeOrder', {}],
    ['cancelPlacement', {}],
  ]

  onAny(() => {
    it.each(STEPS)(
      'has its cart emptied in another tab before %s: nothing is bought, nothing comes back',
      async (action, request) => {
        const { one, orderID } = await ready()
        const other = shopper(shop().fetch, one.token())
        await other.write('clearOrder')
        const { status, body } = await one.write(action, { ...request, orderID })
        expect(status).toBe(200)
        expect(Object.keys(body.errors)).toEqual(['orderID'])
        expect((await one.cart()).orderItems).toEqual([])
        expect(await ordersOf(orderID)).toEqual([])
        expect(await shop().vault().moved('charge')).toEqual([])
      },
    )
  })

  it('is not placed as the cart that another tab has begun since', async () => {
    const { one, orderID } = await ready()
    const other = shopper(shop().fetch, one.token())
    await other.write('clearOrder')
    await other.add('SKT1NC', 1)
    const { body } = await one.write('placeOrder', { orderID })
    expect(Object.keys(body.errors)).toEqual(['orderID'])
    expect((await one.cart()).orderItems).toHaveLength(1)
  })

  onAny(() => {
    describe('is asked about before a card is charged', () => {
      it.each([
        ['price', async (one: Shopper, cart: Json) => void [one, cart], 'price'],
        [
          'quantity in another tab',
          async (one: Shopper, { orderItems: [{ orderItemID }] }: Json) => {
            await one.write('updateOrderItemQuantity', { orderItem: { orderItemID, quantity: 4 } })
          },
          'quantity',
        ],
        [
          'line in another tab',
          async (one: Shopper, { orderItems: [{ orderItemID }] }: Json) => {
            await one.add('SKT1NC', 1)
            await one.write('removeOrderItem', { orderItemID })
          },
          'gone',
        ],
        [
          'stock',
          async () => {
            await shop().database.update(stock).set({ quantity: 2 }).where(eq(stock.modelCode, SKU))
          },
          'quantity',
        ],
        [
          'promotion',
          async (one: Shopper) =>
            void (await one.write('addPromotionCode', { promotionCode: 'WORKSHOP10' })),
          'total',
        ],
        [
          'freight',
          async (one: Shopper, cart: Json) => {
            const [, express] = cart.orderFulfillments[0].shippingMethodOptions
            const shippingMethodID = express.value
            await one.write('addShippingMethodUsingShippingMethodID', { shippingMethodID })
          },
          'total',
        ],
      ])('another %s', async (what, change, kind) => {
        const { one, ...cart } = await ready()
        const seen = reviewed(cart)
        const [first] = seen.items
        const shown =
          what === 'price'
            ? { ...seen, items: [{ ...first, extendedPrice: first.extendedPrice - 0.01 }] }
            : seen
        await change(one, cart)
        const { body } = await one.write('placeOrder', { orderID: cart.orderID, reviewed: shown })
        expect(Object.keys(body.errors)).toEqual(['reviewed'])
        expect(body.changes.map((each: Json) => each.kind)).toContain(kind)
        expect(await shop().vault().moved('charge')).toEqual([])
        expect(await ordersOf(cart.orderID)).toEqual([])
        expect((await one.read('getPlacement', { orderID: cart.orderID })).placement.status).toBe(
          'open',
        )
      })
    })
  })

  it('whose answer is lost is ordered once, and read back (F12)', async () => {
    const one = shopper(shop().fetch, await shop().signIn('dropping@manifold.test'))
    const { primaryAccountAddressID } = await one.read('getOwnerAccountAddresses')
    const paymentToken = await shop().vault().tokenFor('4242424242424242')
    const requests = [
      ['addOrderItem', { skuCode: SKU, quantity: 1 }],
      ['addShippingAddressUsingAccountAddress', { accountAddressID: primaryAccountAddressID }],
      ['addOrderPayment', { newOrderPayment: CARD, paymentToken }],
    ] as const
    // Each is carried out, and its answer is lost.
    for (const [action, request] of requests) await one.write(action, request).catch(() => {})
    const { orderID } = await one.cart()
    await expect(one.write('placeOrder', { orderID })).rejects.toThrow('fetch failed')
    expect((await one.read('getPlacement', { orderID })).placement.status).toBe('placed')
    await one.write('placeOrder', { orderID }).catch(() => undefined)
    expect(await ordersOf(orderID)).toHaveLength(1)
    expect(await shop().vault().moved('charge')).toHaveLength(1)
  })

  it('whose session ends keeps the cart, and is placed after the next sign-in (F3)', async () => {
    const { one, orderID } = await ready()
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ emailAddress: US }),
    }
    await shop().fetch('/test/session/expire', init)
    expect((await one.write('placeOrder', { orderID })).status).toBe(401)
    const again = shopper(shop().fetch, await shop().signIn(US))
    expect((await again.cart()).orderPayments).toHaveLength(1)
    expect((await again.write('placeOrder', { orderID })).body.placement.status).toBe('placed')
    expect(await shop().vault().moved('charge')).toHaveLength(1)
  })

  it('that the engine refuses, or that fails at first, charges nothing (F4, F5)', async () => {
    for (const email of ['refusing@manifold.test', 'failing@manifold.test']) {
      const one = shopper(shop().fetch, await shop().signIn(email))
      const { status, body } = await one.write('placeOrder', { orderID: 'x' })
      expect([200, 500]).toContain(status)
      expect(body.placement).toBeUndefined()
    }
    expect(await shop().vault().moved('charge')).toEqual([])
  })
})
