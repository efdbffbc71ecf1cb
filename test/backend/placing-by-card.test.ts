/** Placing with a card: pieces are held, the provider is asked outside of the transaction, and charged once. */
import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import type {
  PaymentProvider,
  ProviderPayment,
} from '../../reference-backend/commerce/payment/payment-provider.ts'
import { cartPayment } from '../../reference-backend/database/schema/checkout.ts'
import { newId } from '../../reference-backend/database/identifier.ts'
import { stock } from '../../reference-backend/database/schema/stock.ts'
import { savedCardIdOf } from '../../reference-backend/seed/payment-rows.ts'
import { shipping, type Shopper, shopper } from './checkout-customer.ts'
import { onEachEngine } from './each-engine.ts'
import { TEST_REVIEW_KEY } from './test-shop.ts'
import { type FakeProvider, fakeProvider } from './fake-provider.ts'

const SKU = 'SKP1N1'
const MINUTE = 60_000

/** A new provider for every test, behind one that the shop is opened with. */
let present: FakeProvider = fakeProvider()
const provider: PaymentProvider = {
  frameAddress: 'http://127.0.0.1:4174/form',
  begin: (request) => present.begin(request),
  lookUp: (reference) => present.lookUp(reference),
  confirm: (reference) => present.confirm(reference),
  capture: (reference, part) => present.capture(reference, part),
  cancel: (reference) => present.cancel(reference),
  refund: (reference, wish) => present.refund(reference, wish),
}

onEachEngine(
  'placing an order by card',
  (shop, onAny) => {
    const left = async () => {
      const [row] = await shop().database.select().from(stock).where(eq(stock.modelCode, SKU))
      return row?.quantity
    }
    /** A cart that a card pays, by a token that says what comes of it. */
    const ready = async (paymentToken: string): Promise<{ one: Shopper; orderID: string }> => {
      present = fakeProvider()
      const one = await shipping(shop(), 'us@manifold.test', { skuCode: SKU, quantity: 3 })
      const { orderID } = await one.cart()
      await chooseCard(orderID, paymentToken)
      return { one, orderID }
    }
    /** The next look at the payment gets the answer of its moment only after something else has happened. */
    const beforeNextAnswer = (
      status: ProviderPayment['status'],
      meanwhile: () => Promise<unknown>,
    ) => {
      vi.spyOn(present, 'lookUp').mockImplementationOnce(async (reference) => {
        await meanwhile()
        return { ...(await present.lookUp(reference)), status }
      })
    }
    /** What happens between a booking that is refused and what its caller writes next. */
    const afterRefusedBooking = (meanwhile: () => Promise<unknown>) => {
      const { database } = shop()
      const transaction = database.transaction.bind(database)
      const spy = vi.spyOn(database, 'transaction').mockImplementation(async (work, config) => {
        try {
          return await transaction(work, config)
        } catch (problem) {
          spy.mockRestore()
          await meanwhile()
          throw problem
        }
      })
    }
    const chooseCard = async (cartId: string, paymentToken: string) => {
      await shop().database.delete(cartPayment).where(eq(cartPayment.cartId, cartId))
      await shop()
        .database.insert(cartPayment)
        .values({ id: newId(), cartId, position: 0, methodType: 'creditCard', paymentToken })
    }
    /** Signed in again: no token lasts for half an hour. */
    const back = async () => shopper(shop().fetch, await shop().signIn('us@manifold.test'))
    const later = (minutes: number) =>
      shop().setNow(new Date(shop().now().getTime() + minutes * MINUTE))

    it('charges once and places once, however often it is pressed on two servers (T44)', async () => {
      const { one, orderID } = await ready('ok')
      const other = shopper(shop().secondFetch, one.token())
      const presses = Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? one : other).write('placeOrder', { orderID }),
      )
      await Promise.all(presses)
      const { body } = await one.write('placeOrder', { orderID })
      expect(body.placement).toMatchObject({
        status: 'placed',
        payment: { amount: expect.any(Number) },
      })
      expect(present.charged()).toHaveLength(1)
      expect(await left()).toBe(117)
      expect(shop().emails).toHaveLength(1)
      const { orderDetails } = await one.read('getOrderDetails', body.placement.order)
      expect(orderDetails.orderPayments).toMatchObject([
        { paymentMethod_paymentMethodType: 'creditCard' },
      ])
    })

    it('carries the number that was said for the order, on the order and on what pays it', async () => {
      const { one, orderID } = await ready('ok')
      await one.write('updateOrder', { purchaseOrderNumber: 'PO-CARD' })
      const { placement } = (await one.write('placeOrder', { orderID })).body
      const { orderDetails } = await one.read('getOrderDetails', placement.order)
      expect(orderDetails.orderPayments).toMatchObject([
        { paymentMethod_paymentMethodType: 'creditCard', purchaseOrderNumber: 'PO-CARD' },
      ])
    })

    it('says why a card was declined, frees cart and pieces, and takes another one', async () => {
      const { one, orderID } = await ready('decline')
      const { placement, cart } = (await one.place()).body
      expect(placement).toMatchObject({
        status: 'requires_payment_method',
        payment: { declineCode: 'card_declined' },
      })
      expect(cart.orderItems).toHaveLength(1)
      expect(await left()).toBe(120)
      expect((await one.place()).body.placement.status).toBe('requires_payment_method')
      expect(present.asked).toHaveLength(1)
      await chooseCard(orderID, 'ok')
      expect((await one.place()).body.placement.status).toBe('placed')
      expect(present.charged()).toHaveLength(1)
    })

    onAny(() => {
      it('holds the pieces and the cart while the bank asks the customer', async () => {
        const { one, orderID } = await ready('action')
        const { placement } = (await one.place()).body
        expect(placement).toMatchObject({
          status: 'requires_action',
          payment: { nextAction: { type: 'frame' } },
        })
        expect(await left()).toBe(117)
        const blocked = await one.write('updateOrder', { purchaseOrderNumber: 'x' })
        expect(Object.keys(blocked.body.errors)).toEqual(['placement'])
        present.becomes('succeeded')
        expect((await one.write('placeOrder', { orderID })).body.placement.status).toBe('placed')
      })

      it('is canceled by the customer while nothing is charged, and begins again', async () => {
        const { one, orderID } = await ready('action')
        await one.place()
        const { placement, cart } = (await one.write('cancelPlacement', { orderID })).body
        expect([placement.status, cart.orderItems.length]).toEqual(['canceled', 1])
        expect(await left()).toBe(120)
        await chooseCard(orderID, 'ok')
        expect((await one.place()).body.placement.status).toBe('placed')
        const late = await one.write('cancelPlacement', { orderID })
        expect(late.body.errors.placement).toHaveLength(1)
        expect(late.body.placement.status).toBe('placed')
      })

      it('cancels nothing that turns out to be paid: that is placed', async () => {
        const { one, orderID } = await ready('action')
        await one.place()
        present.becomes('succeeded')
        const { body } = await one.write('cancelPlacement', { orderID })
        expect(body.placement.status).toBe('placed')
        expect(Object.keys(body.errors)).toEqual(['placement'])
      })

      it('does not release what is authorized and about to be booked (CART-09)', async () => {
        const { one, orderID } = await ready('capture')
        present.loses(true)
        await one.place()
        present.loses(false)
        const { body } = await one.write('cancelPlacement', { orderID })
        expect(body.placement.status).toBe('placed')
        expect(Object.keys(body.errors)).toEqual(['placement'])
        expect(present.charged()).toHaveLength(1)
      })

      it('keeps the saved card that pays until it is known what became of it (CART-09)', async () => {
        const { one, orderID } = await ready('ok')
        const accountPaymentMethodID = savedCardIdOf('us@manifold.test', 'Purchasing card')
        await shop()
          .database.update(cartPayment)
          .set({ paymentToken: null, accountPaymentMethodId: accountPaymentMethodID })
          .where(eq(cartPayment.cartId, orderID))
        present.loses(true)
        expect((await one.place()).body.placement.status).toBe('processing')
        const remove = () => one.write('deleteAccountPaymentMethod', { accountPaymentMethodID })
        expect(Object.keys((await remove()).body.errors)).toEqual(['accountPaymentMethodID'])
        present.loses(false)
        const { placement } = await one.read('getPlacement', { orderID })
        expect(placement.status).toBe('placed')
        expect((await remove()).body.errors).toEqual({})
      })

      it('orders what was agreed upon, and leaves what a sign-in has added since (CART-09)', async () => {
        const { one, orderID } = await ready('action')
        await one.place()
        const phone = shopper(shop().fetch)
        await phone.add(SKU, 4)
        await phone.write('login', { emailAddress: 'us@manifold.test', password: 'Manifold-2026' })
        expect((await phone.cart()).totalItems).toBe(7)
        present.becomes('succeeded')
        expect((await one.write('placeOrder', { orderID })).body.placement.status).toBe('placed')
        expect((await one.cart()).orderItems).toMatchObject([{ quantity: 4 }])
      })

      it('counts as open what is to be on terms while the rest is being paid', async () => {
        const { one, orderID } = await ready('action')
        const open = async () => (await one.read('getAccountCredit')).accountCredit.openBalance
        const before = await open()
        await shop()
          .database.update(cartPayment)
          .set({ position: 1 })
          .where(eq(cartPayment.cartId, orderID))
        await one.pay('termPayment', { amount: 10, purchaseOrderNumber: 'PO-PART' })
        expect((await one.place()).body.placement.status).toBe('requires_action')
        expect(await open()).toBeCloseTo(before + 10, 2)
        present.becomes('succeeded')
        await one.write('placeOrder', { orderID })
        expect(await open()).toBeCloseTo(before + 10, 2)
      })

      it('asks for a yes once more where the provider wants one', async () => {
        const { one, orderID } = await ready('confirm')
        expect((await one.place()).body.placement.status).toBe('requires_confirmation')
        expect((await one.place()).body.placement.status).toBe('requires_confirmation')
        const { body } = await one.write('placeOrder', { orderID, confirmedFlag: true })
        expect(body.placement.status).toBe('placed')
      })

      it('is given back through the provider when the seller says so, once', async () => {
        const { one } = await ready('ok')
        const { placement } = (await one.place()).body
        const refund = async () => {
          const response = await shop().fetch('/internal/review', {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              Authorization: `Bearer ${TEST_REVIEW_KEY}`,
            },
            body: JSON.stringify({ action: 'refund', order: placement.order.orderNumber }),
          })
          return response.status
        }
        expect([await refund(), await refund()]).toEqual([200, 422])
        expect(present.charged()).toEqual([])
      })

      it('counts as paid what is only authorized', async () => {
        const { one } = await ready('capture')
        expect((await one.place()).body.placement.status).toBe('placed')
      })

      it('is looked up after a lost answer, also by who only asks, and never charged again', async () => {
        const { one, orderID } = await ready('ok')
        present.loses(true)
        expect((await one.place()).body.placement.status).toBe('processing')
        present.loses(false)
        const { placement } = await one.read('getPlacement', { orderID })
        expect(placement.status).toBe('placed')
        expect(present.charged()).toHaveLength(1)
      })

      it('waits for a payment that takes its time', async () => {
        const { one, orderID } = await ready('processing')
        expect((await one.place()).body.placement.status).toBe('processing')
        expect((await one.read('getPlacement', { orderID })).placement.status).toBe('processing')
        present.becomes('succeeded')
        expect((await one.read('getPlacement', { orderID })).placement.status).toBe('placed')
      })
    })

    it('keeps that it is paid when the order cannot be written, and writes it without a second charge', async () => {
      const { one, orderID } = await ready('action')
      await one.place()
      later(31)
      const other = await shipping(shop(), 'other-us@manifold.test', {
        skuCode: SKU,
        quantity: 118,
      })
      await other.pay('check')
      expect((await other.place()).body.placement.status).toBe('placed')
      present.becomes('succeeded')
      const again = await back()
      const paid = (await again.write('placeOrder', { orderID })).body
      expect(paid.placement).toMatchObject({ status: 'paid_not_placed' })
      expect(paid.placement.payment.reference).not.toBe('')
      expect(
        (await again.write('cancelPlacement', { orderID })).body.errors.placement,
      ).toHaveLength(1)
      await shop().database.update(stock).set({ quantity: 50 }).where(eq(stock.modelCode, SKU))
      expect((await again.write('placeOrder', { orderID })).body.placement.status).toBe('placed')
      expect(present.charged()).toHaveLength(1)
      expect(await left()).toBe(47)
    })

    it('stays placed where another press has booked it after this one could not (CART-09)', async () => {
      const { one, orderID } = await ready('action')
      await one.place()
      later(31)
      const other = await shipping(shop(), 'other-us@manifold.test', {
        skuCode: SKU,
        quantity: 118,
      })
      await other.pay('check')
      await other.place()
      present.becomes('succeeded')
      const [slow, quick] = [await back(), await back()]
      afterRefusedBooking(async () => {
        await shop().database.update(stock).set({ quantity: 50 }).where(eq(stock.modelCode, SKU))
        const { placement } = (await quick.write('placeOrder', { orderID })).body
        expect(placement.status).toBe('placed')
      })
      const { placement } = (await slow.write('placeOrder', { orderID })).body
      expect(placement.status).toBe('placed')
      expect((await quick.read('getPlacement', { orderID })).placement.status).toBe('placed')
      expect(await left()).toBe(47)
    })

    it('leaves a later attempt alone where an answer about an earlier one comes late (CART-09)', async () => {
      const { one, orderID } = await ready('action')
      await one.place()
      beforeNextAnswer('canceled', async () => {
        await one.write('cancelPlacement', { orderID })
        await chooseCard(orderID, 'action')
        expect((await one.place()).body.placement.status).toBe('requires_action')
      })
      const { placement } = (await one.write('placeOrder', { orderID })).body
      expect(placement.status).toBe('requires_action')
      expect((await one.read('getPlacement', { orderID })).placement.status).toBe('requires_action')
      expect(await left()).toBe(117)
    })

    it('is not booked by what was paid in an earlier attempt and given back since (CART-09)', async () => {
      const { one, orderID } = await ready('action')
      await one.place()
      beforeNextAnswer('succeeded', async () => {
        await one.write('cancelPlacement', { orderID })
        await chooseCard(orderID, 'processing')
        expect((await one.place()).body.placement.status).toBe('processing')
      })
      const { placement } = (await one.write('placeOrder', { orderID })).body
      expect(placement.status).toBe('processing')
      expect(present.charged()).toEqual([])
    })

    onAny(() => {
      it('shows that demonstration at the first press, and places at the second', async () => {
        const { one, orderID } = await ready('refused')
        expect((await one.place()).body.placement.status).toBe('paid_not_placed')
        expect((await one.write('placeOrder', { orderID })).body.placement.status).toBe('placed')
        expect(present.charged()).toHaveLength(1)
        expect(await left()).toBe(117)
      })
    })

    it('gives back pieces that are held for more than half an hour, and cancels that payment', async () => {
      const { one, orderID } = await ready('action')
      await one.place()
      later(29)
      const other = await shipping(shop(), 'other-us@manifold.test', { skuCode: SKU, quantity: 1 })
      await other.pay('check')
      await other.place()
      expect(await left()).toBe(116)
      later(2)
      const again = await back()
      expect((await again.write('placeOrder', { orderID })).body.placement.status).toBe('canceled')
      expect(await left()).toBe(119)
    })
  },
  { apart: true, payments: { provider } },
)
