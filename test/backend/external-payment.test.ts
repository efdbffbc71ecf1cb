/** A way to pay outside of the shop, where the site has one. */
import { expect, it } from 'vitest'
import { DOCK, shipping, shopper } from './checkout-customer.ts'
import type { Json } from './customer.ts'
import { onOneEngine } from './each-engine.ts'
import { TEST_REVIEW_KEY } from './test-shop.ts'

const typesOf = ({ eligiblePaymentMethodDetails }: Json) =>
  eligiblePaymentMethodDetails.map((each: Json) => each.paymentMethod.paymentMethodType)

onOneEngine(
  'paying a provider outside of the shop',
  (shop) => {
    it('is offered to customers under the name of the provider, and owed until the seller has it', async () => {
      const one = await shipping(shop())
      const { eligiblePaymentMethodDetails: offered } = await one.cart()
      expect(offered.at(-1).paymentMethod).toMatchObject({
        paymentMethodName: 'Prairie Leasing',
        paymentMethodType: 'external',
      })
      await one.pay('external')
      const { orderID, orderNumber } = (await one.place()).body.placement.order
      const { orderDetails } = await one.read('getOrderDetails', { orderID })
      expect(orderDetails.orderPayments).toMatchObject([
        {
          paymentMethod_paymentMethodName: 'Prairie Leasing',
          paymentMethod_paymentMethodType: 'external',
          amountReceived: 0,
        },
      ])
      const headers = {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${TEST_REVIEW_KEY}`,
      }
      const body = JSON.stringify({ action: 'refund', order: orderNumber })
      const refund = await shop().fetch('/internal/review', { method: 'POST', headers, body })
      expect((await refund.json()).ok).toBe(false)
    })

    it('is chosen again with the same as last time', async () => {
      const one = await shipping(shop())
      await one.pay('external')
      const { order } = (await one.place()).body.placement
      const again = await shipping(shop())
      const { notApplied } = (await again.write('applyLastCheckout', { orderID: order.orderID }))
        .body
      expect(notApplied).not.toContain('payment')
      expect((await again.cart()).orderPayments).toMatchObject([
        { paymentMethod: { paymentMethodType: 'external' } },
      ])
    })

    it('is nothing for a guest', async () => {
      const one = shopper(shop().fetch)
      await one.add('SKP1N1')
      const person = { firstName: 'Guest', lastName: 'One', emailAddress: 'guest@example.test' }
      await one.write('guestAccount', person)
      await one.write('addOrderShippingAddress', DOCK)
      expect(typesOf(await one.cart())).not.toContain('external')
    })
  },
  { config: { externalPayment: 'Prairie Leasing' } },
)
