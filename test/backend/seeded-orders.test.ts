/** The orders of the demo that came from carts: each adds up, and shows what it is there to show. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { placedOrder } from '../../reference-backend/database/schema/orders.ts'
import { accountIdOf } from '../../reference-backend/seed/account-rows.ts'
import { shipping, shopper } from './checkout-customer.ts'
import type { Json } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'

const WORKSHOP = 'workshop@manifold.test'
const cents = (amount: number) => Math.round(amount * 100)

onEachEngineExhaustively('the orders of the demo that came from carts', (shop) => {
  const ordersOf = async (emailAddress: string) =>
    shop()
      .database.select()
      .from(placedOrder)
      .where(eq(placedOrder.accountId, accountIdOf(emailAddress)))

  it('add up, and are paid to the cent', async () => {
    const orders = await ordersOf(WORKSHOP)
    expect(orders).toHaveLength(6)
    for (const order of orders) {
      const { total, discountTotal, freight, totalAfterTax, payments } = order
      expect(cents(totalAfterTax)).toBe(cents(total) - cents(discountTotal) + cents(freight))
      const paid = payments.reduce((sum, { amount }) => sum + cents(amount), 0)
      expect(paid).toBe(cents(totalAfterTax))
    }
    expect(orders.some(({ freight, freightTax }) => freight > 0 && freightTax > 0)).toBe(true)
    expect(orders.some(({ discountTotal }) => discountTotal > 0)).toBe(true)
    const kinds = orders.flatMap(({ payments }) => payments.map(({ methodType }) => methodType))
    expect(new Set(kinds)).toEqual(new Set(['creditCard', 'giftCard', 'cash', 'termPayment']))
  })

  it('are there to be followed, and to be ordered the same way again', async () => {
    const one = await shipping(shop(), WORKSHOP)
    const { ordersOnAccount } = (await one.read('getAllOrdersOnAccount')).ordersOnAccount
    const names = ordersOnAccount.map((each: Json) => each.orderStatusType_typeName)
    expect(new Set(names)).toEqual(new Set(['New', 'Processing', 'Closed', 'Canceled']))
    const parts = ordersOnAccount.find(
      (each: Json) => each.orderStatusType_typeName === 'Processing',
    )
    const { orderDetails } = await one.read('getOrderDetails', { orderID: parts.orderID })
    const numbers = orderDetails.orderFulfillments.map(
      (row: Json) => row.orderDeliveryItems_orderDelivery_trackingNumber !== '',
    )
    expect(numbers).toEqual([true, false, false])
    const { lastCheckout } = await one.read('getLastCheckout')
    expect(lastCheckout).toMatchObject({ paymentMethodType: 'termPayment' })
    const { orderID } = lastCheckout
    expect((await one.write('applyLastCheckout', { orderID })).body.notApplied).toEqual([])
  })

  it('leave one workshop near its credit limit and another above it', async () => {
    const credit = async (emailAddress: string) => {
      const one = shopper(shop().fetch, await shop().signIn(emailAddress))
      return (await one.read('getAccountCredit')).accountCredit
    }
    const near = await credit(WORKSHOP)
    expect(near.openBalance).toBeGreaterThan(near.creditLimit / 2)
    expect(near.availableCredit).toBeGreaterThan(0)
    const over = await credit('over-limit@manifold.test')
    expect(over.openBalance).toBeGreaterThan(over.creditLimit)
    expect(over.availableCredit).toBe(0)
  })
})
