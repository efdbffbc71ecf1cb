/** The same as last time, and purchase order numbers that were used before. */
import { expect, it } from 'vitest'
import { addressIdOf } from '../../reference-backend/seed/account-rows.ts'
import { type Shopper, shipping, shopper } from './checkout-customer.ts'
import type { Json } from './customer.ts'
import { onOneEngine } from './each-engine.ts'
import { fakeProvider } from './fake-provider.ts'

const US = 'us@manifold.test'

onOneEngine(
  'the last checkout',
  (shop) => {
    const ordered = async () => {
      const one = await shipping(shop())
      await one.pay('termPayment', { purchaseOrderNumber: 'PO-L' })
      const { placement } = (await one.place()).body
      await one.add('SKT1NC', 2)
      return { one, orderID: placement.order.orderID }
    }

    it('is told, and chosen again but for the number of the purchase order', async () => {
      const { one, orderID } = await ordered()
      const { lastCheckout } = await one.read('getLastCheckout')
      expect(lastCheckout).toMatchObject({
        orderID,
        fulfillmentMethodType: 'shipping',
        shippingMethodName: 'Standard freight',
        paymentMethodType: 'termPayment',
      })
      const { body } = await one.write('applyLastCheckout', { orderID })
      expect(body.notApplied).toEqual([])
      expect(body.cart.orderFulfillments[0].shippingAddress.city).toBe('Duluth')
      expect(body.cart.orderPayments).toMatchObject([{ purchaseOrderNumber: '' }])
      expect(body.cart.orderRequirementsList).toBe('payment')
      const numbered = await one.write('updateOrder', { purchaseOrderNumber: 'PO-M' })
      expect(numbered.body.cart.orderRequirementsList).toBe('')
    })

    it('names what is not to be had any more', async () => {
      const { one, orderID } = await ordered()
      const accountAddressID = addressIdOf(US, 'Main plant')
      await one.write('deleteAccountAddress', { accountAddressID })
      const { body } = await one.write('applyLastCheckout', { orderID })
      expect(body.notApplied).toEqual(['shippingAddress', 'billingAddress'])
      expect(body.cart.orderRequirementsList).toContain('fulfillment')
    })

    it('is that of nobody else (T09)', async () => {
      const { orderID } = await ordered()
      const other = shopper(shop().fetch, await shop().signIn('other-us@manifold.test'))
      await other.add('SKT1NC')
      const { body } = await other.write('applyLastCheckout', { orderID })
      expect(Object.keys(body.errors)).toEqual(['orderID'])
      const uses = await other.read('getPurchaseOrderNumberUse', { purchaseOrderNumber: 'PO-L' })
      expect(uses.purchaseOrderNumberUse).toEqual([])
    })

    it('tells where a purchase order number was used before, in any letter case', async () => {
      const { one, orderID } = await ordered()
      const { purchaseOrderNumberUse } = await one.read('getPurchaseOrderNumberUse', {
        purchaseOrderNumber: 'po-l',
      })
      expect(purchaseOrderNumberUse).toMatchObject([{ orderID }])
    })

    it('is paid by the same card where that is still saved', async () => {
      const one = await shipping(shop())
      const { accountPaymentMethods } = await one.read('getAccountPaymentMethods')
      const saved = accountPaymentMethods.find((each: Json) => each.creditCardLastFour === '4242')
      const { accountPaymentMethodID } = saved
      await one.write('addOrderPayment', { ...(await cardOf(one)), accountPaymentMethodID })
      const { orderID } = (await one.place()).body.placement.order
      await one.add('SKT1NC')
      const again = (await one.write('applyLastCheckout', { orderID })).body
      expect(again.notApplied).toEqual([])
      expect(again.cart.orderPayments).toMatchObject([{ accountPaymentMethodID }])
      await one.write('deleteAccountPaymentMethod', { accountPaymentMethodID })
      const gone = (await one.write('applyLastCheckout', { orderID })).body
      expect(gone.notApplied).toEqual(['payment'])
    })
  },
  { payments: { provider: fakeProvider() } },
)

async function cardOf(one: Shopper) {
  const { paymentMethod } = (await one.cart()).eligiblePaymentMethodDetails.find(
    (each: Json) => each.paymentMethod.paymentMethodType === 'creditCard',
  )
  return { newOrderPayment: { paymentMethod } }
}
