/** What becomes of a payment whose buyer has gone, or whose process has died: the shop ends it by itself. */
import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { placement } from '../../reference-backend/database/schema/checkout.ts'
import { placedOrder } from '../../reference-backend/database/schema/orders.ts'
import { stock, stockHold } from '../../reference-backend/database/schema/stock.ts'
import { giftCardIdOf } from '../../reference-backend/seed/payment-rows.ts'
import { DOCK, shipping, shopper } from './checkout-customer.ts'
import { onEachEngine } from './each-engine.ts'

const SKU = 'SKP1N1'
const MINUTE = 60_000
const GOOD = '4242424242424242'
const ASKS = '4000002760003184'
const CARD = { paymentMethod: { paymentMethodID: '444df303dedc6dab69dd7ebcc9b8036a' } }

onEachEngine(
  'a placement that nobody asks about',
  (shop) => {
    const left = async () => {
      const [row] = await shop().database.select().from(stock).where(eq(stock.modelCode, SKU))
      return row?.quantity
    }
    const statusOf = async (cartId: string) => {
      const rows = shop().database.select().from(placement)
      const [row] = await rows.where(eq(placement.cartId, cartId))
      return row?.status
    }
    const ordersOf = async (cartId: string) =>
      shop().database.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
    const later = (minutes: number) =>
      shop().setNow(new Date(shop().now().getTime() + minutes * MINUTE))
    const pressed = async (number: string, email = 'us@manifold.test') => {
      const one = await shipping(shop(), email, { skuCode: SKU, quantity: 3 })
      const paymentToken = await shop().vault().tokenFor(number)
      await one.write('addOrderPayment', { newOrderPayment: CARD, paymentToken })
      const { orderID } = await one.cart()
      return { one, orderID, press: () => one.write('placeOrder', { orderID }) }
    }
    const guestPressed = async (number: string) => {
      const one = shopper(shop().fetch)
      await one.add(SKU, 3)
      const person = { firstName: 'Guest', lastName: 'One', emailAddress: 'guest@example.test' }
      await one.write('guestAccount', person)
      await one.write('addOrderShippingAddress', DOCK)
      const paymentToken = await shop().vault().tokenFor(number)
      await one.write('addOrderPayment', { newOrderPayment: CARD, paymentToken })
      const { orderID } = await one.cart()
      return { one, orderID }
    }

    it('is placed once it is charged, and told by email, without a second charge (T47)', async () => {
      const { orderID, press } = await pressed(GOOD)
      shop().vault().loseNextAnswer()
      expect((await press()).body.placement.status).toBe('processing')
      await shop().settleAbandoned()
      expect(await statusOf(orderID)).toBe('processing')
      later(2)
      await shop().settleAbandoned()
      expect(await statusOf(orderID)).toBe('placed')
      expect(await ordersOf(orderID)).toHaveLength(1)
      expect(shop().emails).toHaveLength(1)
      expect(await shop().vault().moved('charge')).toHaveLength(1)
      expect(await left()).toBe(117)
    })

    it('is looked at by one of two servers that look at the same moment', async () => {
      const { press } = await pressed(ASKS)
      await press()
      later(2)
      const asked = vi.spyOn(shop().vault(), 'fetch')
      const looks = (['first', 'second', 'first'] as const).map((server) =>
        shop().settleAbandoned(server),
      )
      await Promise.all(looks)
      expect(asked).toHaveBeenCalledTimes(1)
      later(4)
      await shop().settleAbandoned()
      expect(asked).toHaveBeenCalledTimes(1)
      later(1)
      await shop().settleAbandoned('second')
      expect(asked).toHaveBeenCalledTimes(2)
    })

    it('of a guest ends the session of that guest, too', async () => {
      const { one, orderID } = await guestPressed(GOOD)
      shop().vault().loseNextAnswer()
      await one.write('placeOrder', { orderID })
      later(2)
      await shop().settleAbandoned()
      expect((await one.cart()).orderItems).toEqual([])
      expect((await one.read('getPlacement', { orderID })).placement.status).toBe('placed')
    })

    it('gives pieces and gift card back after half an hour, and cancels the payment', async () => {
      const { one, orderID, press } = await pressed(ASKS)
      const giftCardID = giftCardIdOf('MFGC1001')
      await one.write('addGiftCardOrderPayment', { newOrderPayment: { giftCardID, amount: 20 } })
      expect((await press()).body.placement.status).toBe('requires_action')
      later(29)
      await shop().settleAbandoned()
      expect([await left(), await statusOf(orderID)]).toEqual([117, 'requires_action'])
      later(6)
      await shop().settleAbandoned()
      expect([await left(), await statusOf(orderID)]).toEqual([120, 'canceled'])
      expect(await shop().database.select().from(stockHold)).toEqual([])
      const back = shopper(shop().fetch, await shop().signIn('us@manifold.test'))
      const { giftCards } = await back.read('getGiftCardsOnAccount')
      expect(giftCards[0].calculatedBalanceAmount).toBe(185.5)
      expect(await shop().vault().moved('charge')).toEqual([])
    })

    it('gives the money back where what is paid cannot be booked for a day (CART-09)', async () => {
      const { orderID, press } = await pressed(ASKS)
      const { url } = (await press()).body.placement.payment.nextAction
      later(31)
      const other = await shipping(shop(), 'other-us@manifold.test', {
        skuCode: SKU,
        quantity: 119,
      })
      await other.pay('check')
      expect((await other.place()).body.placement.status).toBe('placed')
      await shop().vault().answer(url, 'approve')
      await shop().settleAbandoned()
      expect(await statusOf(orderID)).toBe('paid_not_placed')
      later(23 * 60)
      await shop().settleAbandoned()
      expect(await shop().vault().moved('refund')).toEqual([])
      later(65)
      await shop().settleAbandoned()
      expect(await statusOf(orderID)).toBe('canceled')
      expect(await shop().vault().moved('refund')).toEqual(await shop().vault().moved('charge'))
      expect(await ordersOf(orderID)).toEqual([])
      expect(shop().emails.at(-1)?.text).toContain('has been given back')
      later(60)
      await shop().settleAbandoned()
      expect(await shop().vault().moved('refund')).toHaveLength(1)
    })

    it('is not booked any more once its money is to be given back', async () => {
      const { orderID, press } = await pressed('4000000000009052')
      expect((await press()).body.placement.status).toBe('paid_not_placed')
      const [row] = await shop().database.select().from(placement)
      const payment = row?.payment && { ...row.payment, isRefundDue: true }
      await shop().database.update(placement).set({ payment })
      expect((await press()).body.placement.status).toBe('paid_not_placed')
      expect(await ordersOf(orderID)).toEqual([])
      later(2)
      await shop().settleAbandoned()
      expect(await statusOf(orderID)).toBe('canceled')
      expect(await left()).toBe(120)
    })
  },
  { apart: true },
)
