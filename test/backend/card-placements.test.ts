/**
 * What can come of a payment by card, met with what a customer or the network does in the middle of it: whatever
 * happens, the vault has charged what was ordered, once (T47).
 */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { placedOrder } from '../../reference-backend/database/schema/orders.ts'
import { addressIdOf } from '../../reference-backend/seed/account-rows.ts'
import { shipping, type Shopper, shopper } from './checkout-customer.ts'
import type { Json } from './customer.ts'
import { onEachEngine } from './each-engine.ts'

const GOOD = '4242424242424242'
const CARD = { paymentMethod: { paymentMethodID: '444df303dedc6dab69dd7ebcc9b8036a' } }

/** The status that a card leads to at first. A card that is only authorized is placed in the same call. */
const CARDS = [
  ['processing', '4000000000009011'],
  ['requires_payment_method', '4000000000000002'],
  ['requires_action', '4000002760003184'],
  ['requires_confirmation', '4000000000009037'],
  ['placed', '4000000000009045'],
  ['canceled', '4000000000009029'],
  ['paid_not_placed', '4000000000009052'],
] as const

const OTHERS = ['goes back', 'reloads', 'hears no answer'] as const
type Disturbance = (typeof OTHERS)[number] | 'presses twice'

onEachEngine('a customer who pays by card', (shop, onAny) => {
  const withCard = async (one: Shopper, number: string) => {
    const paymentToken = await shop().vault().tokenFor(number)
    return (await one.write('addOrderPayment', { newOrderPayment: CARD, paymentToken })).body
  }
  const press = async (one: Shopper, orderID: string, more: object = {}): Promise<string> =>
    (await one.write('placeOrder', { orderID, ...more })).body.placement.status
  const look = async (one: Shopper, orderID: string) =>
    (await one.read('getPlacement', { orderID })).placement

  const disturb: Record<Disturbance, (one: Shopper, orderID: string) => Promise<unknown>> = {
    'goes back': async (one, orderID) => {
      await press(one, orderID)
      return one.write('cancelPlacement', { orderID })
    },
    reloads: async (one, orderID) => {
      const status = await press(one, orderID)
      const seen = [await look(one, orderID), await look(one, orderID)]
      expect(seen.map((each) => each.status)).toEqual([status, status])
    },
    'presses twice': (one, orderID) =>
      Promise.all([press(one, orderID), press(one, orderID), press(one, orderID)]),
    'hears no answer': async (one, orderID) => {
      shop().vault().loseNextAnswer()
      await press(one, orderID)
      return press(one, orderID)
    },
  }

  /** Does what each status asks of the customer, until the order is there. */
  const finish = async (one: Shopper, orderID: string): Promise<Json> => {
    for (let step = 0; step < 8; step += 1) {
      const placement = await look(one, orderID)
      if (placement.status === 'placed') return placement
      if (placement.status === 'requires_action') {
        await shop().vault().answer(placement.payment.nextAction.url, 'approve')
      }
      if (placement.status === 'processing') shop().setNow(new Date(shop().now().getTime() + 7000))
      if (['canceled', 'requires_payment_method'].includes(placement.status)) {
        await withCard(one, GOOD)
      }
      await press(one, orderID, { confirmedFlag: true })
    }
    throw new Error('The order was never placed.')
  }

  const meetsAll = (disturbance: Disturbance) => {
    describe(`and ${disturbance}`, () => {
      it.each(CARDS)(
        'meets %s, and is charged once for one order (CART-08, CART-09)',
        async (_, number) => {
          const one = await shipping(shop())
          const { cart } = await withCard(one, number)
          await disturb[disturbance](one, cart.orderID)
          await finish(one, cart.orderID)
          const orders = (await one.read('getAllOrdersOnAccount', { pageRecordsShow: '100' }))
            .ordersOnAccount.ordersOnAccount
          const { vault } = shop()
          const taken = [...(await vault().moved('charge')), ...(await vault().moved('authorize'))]
          expect(taken).toEqual([cart.total])
          expect(await vault().moved('refund')).toEqual([])
          expect(orders.filter((row: Json) => row.calculatedTotal === cart.total)).toHaveLength(1)
        },
      )
    })
  }

  meetsAll('presses twice')
  onAny(() => {
    for (const disturbance of OTHERS) meetsAll(disturbance)

    it.each(CARDS)('is told %s first', async (status, number) => {
      const one = await shipping(shop())
      const { cart } = await withCard(one, number)
      expect(await press(one, cart.orderID)).toBe(status)
    })

    it('forgets that a card was declined once the order is paid otherwise (CART-16)', async () => {
      const one = await shipping(shop())
      const { cart } = await withCard(one, '4000000000009995')
      expect(await press(one, cart.orderID)).toBe('requires_payment_method')
      const [{ orderPaymentID }] = cart.orderPayments
      await one.write('removeOrderPayment', { orderPaymentID })
      const { placement } = (await one.pay('termPayment', { purchaseOrderNumber: 'PL-25-0930' }))
        .body.cart
      expect(placement).toEqual({ status: 'open' })
      expect(await look(one, cart.orderID)).toEqual({ status: 'open' })
      expect(await press(one, cart.orderID)).toBe('placed')
      expect(await shop().vault().moved('charge')).toEqual([])
    })

    it('still says that a card was declined while it is the one that pays (CART-16)', async () => {
      const one = await shipping(shop())
      const { cart } = await withCard(one, '4000000000009995')
      await press(one, cart.orderID)
      await one.write('updateOrder', { purchaseOrderNumber: 'PL-25-0930' })
      expect((await one.cart()).placement.status).toBe('requires_payment_method')
      expect((await look(one, cart.orderID)).status).toBe('requires_payment_method')
    })

    it('keeps what is paid when the order could not be written, and cannot cancel it (CART-09)', async () => {
      const one = await shipping(shop())
      const { cart } = await withCard(one, '4000000000009052')
      const { placement } = (await one.write('placeOrder', { orderID: cart.orderID })).body
      expect(placement).toMatchObject({
        status: 'paid_not_placed',
        payment: { amount: cart.total, reference: expect.stringMatching(/./) },
      })
      const canceled = await one.write('cancelPlacement', { orderID: cart.orderID })
      expect(Object.keys(canceled.body.errors)).toEqual(['placement'])
      expect(await press(one, cart.orderID)).toBe('placed')
      expect(await shop().vault().moved('charge')).toEqual([cart.total])
    })

    it('orders by the promo codes that were agreed upon, and keeps those that a sign-in has added (CART-08)', async () => {
      const one = await shipping(shop())
      const { cart } = await withCard(one, '4000002760003184')
      expect(await press(one, cart.orderID)).toBe('requires_action')
      const phone = shopper(shop().fetch)
      await phone.add('SKT1NC', 3)
      await phone.write('addPromotionCode', { promotionCode: 'WORKSHOP10' })
      await phone.write('login', { emailAddress: 'us@manifold.test', password: 'Manifold-2026' })
      const { nextAction } = (await look(one, cart.orderID)).payment
      await shop().vault().answer(nextAction.url, 'approve')
      const { placement } = (await one.write('placeOrder', { orderID: cart.orderID })).body
      expect(placement.status).toBe('placed')
      const [order] = await shop()
        .database.select()
        .from(placedOrder)
        .where(eq(placedOrder.id, placement.order.orderID))
      expect(order?.promotionCodes).toEqual([])
      const left = await one.cart()
      expect(left.totalItems).toBe(3)
      expect(JSON.stringify(left)).toContain('WORKSHOP10')
    })

    it('saves the card in the course, once the payment is made and not before', async () => {
      const one = await shipping(shop())
      const paymentToken = await shop().vault().tokenFor('4000002500003155')
      const { cart } = (
        await one.write('addOrderPayment', {
          newOrderPayment: CARD,
          paymentToken,
          saveAccountPaymentMethodFlag: true,
          accountPaymentMethodName: 'From the checkout',
        })
      ).body
      const names = async () =>
        (await one.read('getAccountPaymentMethods')).accountPaymentMethods.map(
          (card: Json) => card.accountPaymentMethodName,
        )
      const { placement } = (await one.write('placeOrder', { orderID: cart.orderID })).body
      expect(placement.status).toBe('requires_action')
      expect(await names()).not.toContain('From the checkout')
      await shop().vault().answer(placement.payment.nextAction.url, 'approve')
      expect(await press(one, cart.orderID)).toBe('placed')
      expect(await names()).toContain('From the checkout')

      // Its bank knows it from then on.
      await one.add('SKT1NC', 1)
      const accountAddressID = addressIdOf('us@manifold.test', 'Main plant')
      await one.write('addShippingAddressUsingAccountAddress', { accountAddressID })
      const saved = (await one.read('getAccountPaymentMethods')).accountPaymentMethods.at(-1)
      const { accountPaymentMethodID } = saved
      const again = await one.cart()
      await one.write('addOrderPayment', { newOrderPayment: CARD, accountPaymentMethodID })
      expect(await press(one, again.orderID)).toBe('placed')
    })
  })
})
