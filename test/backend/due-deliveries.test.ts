/** Placing what is due: once, whatever number of processes look and whatever happens between. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { deliveryRun } from '../../reference-backend/database/schema/deliveries.ts'
import { placedOrder } from '../../reference-backend/database/schema/orders.ts'
import { stock } from '../../reference-backend/database/schema/stock.ts'
import { product } from '../../reference-backend/database/schema/catalogue.ts'
import {
  back,
  cardNamed,
  dayFromNow,
  goTo,
  MONTHLY,
  planned,
  seen,
  US,
} from './delivery-customer.ts'
import type { Json } from './customer.ts'
import { onEachEngine } from './each-engine.ts'

const WEEKLY = 'd1a7c0b25e4f4a6c9b3d8e7f60a1b2c3'

onEachEngine(
  'deliveries that are due',
  (shop, onAny) => {
    const ordersOf = (orderTemplateID: string) =>
      shop()
        .database.select()
        .from(placedOrder)
        .where(eq(placedOrder.orderTemplateId, orderTemplateID))
    const look = (server?: 'first' | 'second') => shop().placeDueDeliveries(server)

    it('become an order, and the next date follows the frequency (SUBS-05)', async () => {
      const { orderTemplateID, firstDate } = await planned(shop(), { firstDate: '2027-01-31' })
      expect(await look()).toBe(0)
      goTo(shop(), firstDate)
      expect(await look()).toBe(1)
      expect(await look()).toBe(0)
      const [order, ...others] = await ordersOf(orderTemplateID)
      expect(others).toEqual([])
      expect(order).toMatchObject({ purchaseOrderNumber: 'PO-STANDING', itemQuantity: 2 })
      const template = await seen(shop(), orderTemplateID)
      expect(template).toMatchObject({
        scheduleOrderNextPlaceDateTime: '2027-02-28T00:00:00Z',
        orderTemplateDeliveries: [{ deliveryState: 'placed', orderID: order?.id }],
      })
      const { orderDetails } = await (await back(shop())).read('getOrderDetails', {
        orderID: order?.id ?? '',
      })
      expect(orderDetails.orderInfo).toMatchObject([
        { orderTemplate_orderTemplateID: orderTemplateID },
      ])
      const listed = async (who: string, template: string) => {
        const { ordersOnAccount } = await (await back(shop(), who)).read('getAllOrdersOnAccount', {
          orderTemplateID: template,
        })
        return ordersOnAccount.ordersOnAccount.map((row: Json) => row.orderID)
      }
      expect(await listed(US, orderTemplateID)).toEqual([order?.id])
      expect(await listed('other-us@manifold.test', orderTemplateID)).toEqual([])
      expect(await listed(US, 'no-such-delivery')).toEqual([])
      expect(shop().emails.map(({ to }) => to)).toContain(US)
      goTo(shop(), '2027-02-28')
      await look()
      expect((await seen(shop(), orderTemplateID)).scheduleOrderNextPlaceDateTime).toBe(
        '2027-03-31T00:00:00Z',
      )
    })

    it('come once, however often two processes look at the same moment (SUBS-05)', async () => {
      const { orderTemplateID, firstDate } = await planned(shop())
      goTo(shop(), firstDate)
      const servers = ['first', 'second'] as const
      await Promise.all(Array.from({ length: 20 }, (_, index) => look(servers[index % 2])))
      expect(await ordersOf(orderTemplateID)).toHaveLength(1)
    })

    onAny(() => {
      it('come once for a clock that jumps: dates that have passed are noted as missed (SUBS-05)', async () => {
        const { orderTemplateID, firstDate } = await planned(shop(), { frequencyTermID: WEEKLY })
        goTo(shop(), dayFromNow(shop(), 10 + 3 * 7 + 1))
        await look()
        await look()
        expect(await ordersOf(orderTemplateID)).toHaveLength(1)
        const { orderTemplateDeliveries, scheduleOrderNextPlaceDateTime } = await seen(
          shop(),
          orderTemplateID,
        )
        const states = orderTemplateDeliveries.map((each: Json) => each.deliveryState)
        expect(states).toEqual(['missed', 'missed', 'missed', 'placed'])
        expect(scheduleOrderNextPlaceDateTime > `${firstDate}T00:00:00Z`).toBe(true)
        goTo(shop(), firstDate)
        expect(await look()).toBe(0)
      })
    })

    it('are gone on with where a process died between the claim and the order (SUBS-05)', async () => {
      const { orderTemplateID, firstDate } = await planned(shop())
      goTo(shop(), firstDate)
      await look()
      // As if the process had died after the order was booked, and before the run was ended.
      await shop()
        .database.update(deliveryRun)
        .set({ state: 'placing', orderId: null })
        .where(eq(deliveryRun.deliveryId, orderTemplateID))
      expect(await look('second')).toBe(0)
      shop().setNow(new Date(shop().now().getTime() + 5 * 60_000))
      expect(await look('second')).toBe(1)
      expect(await ordersOf(orderTemplateID)).toHaveLength(1)
      expect((await seen(shop(), orderTemplateID)).orderTemplateDeliveries).toMatchObject([
        { deliveryState: 'placed', orderID: expect.stringMatching(/./) },
      ])
    })

    onAny(() => {
      it('are not placed before they are started, when they are skipped, or after their end', async () => {
        const { one, orderTemplateID, firstDate } = await planned(shop())
        await one.write('updateOrderTemplateSchedule', { orderTemplateID, skipMontFlag: true })
        goTo(shop(), firstDate)
        expect(await look()).toBe(0)
        const again = await back(shop())
        await again.write('cancelOrderTemplate', {
          orderTemplateID,
          orderTemplateCancellationReasonType: 'e1000000000000000000000000000002',
        })
        goTo(shop(), dayFromNow(shop(), 60))
        expect(await look()).toBe(0)
        expect(await ordersOf(orderTemplateID)).toEqual([])
      })

      it('come on a skipped date after all where an earlier one was chosen since, and keep no other waiting', async () => {
        const first = dayFromNow(shop(), 10)
        const skipped = dayFromNow(shop(), 10 + 7)
        const plan = { frequencyTermID: WEEKLY, firstDate: skipped }
        const { one, orderTemplateID } = await planned(shop(), plan)
        await one.write('updateOrderTemplateSchedule', { orderTemplateID, skipMontFlag: true })
        await one.write('updateOrderTemplateSchedule', {
          orderTemplateID,
          scheduleOrderNextPlaceDateTime: first,
          orderTemplateScheduleDateChangeReasonTypeID: 'e2000000000000000000000000000001',
        })
        const other = await planned(shop(), { firstDate: dayFromNow(shop(), 10 + 8) })
        goTo(shop(), first)
        await look()
        goTo(shop(), other.firstDate)
        await look()
        expect(await ordersOf(orderTemplateID)).toHaveLength(2)
        expect(await ordersOf(other.orderTemplateID)).toHaveLength(1)
      })

      it('keep to the day of the next one where they came by the week and come by the month from now on', async () => {
        const plan = { frequencyTermID: WEEKLY, firstDate: '2027-01-05' }
        const { orderTemplateID } = await planned(shop(), plan)
        goTo(shop(), '2027-01-05')
        await look()
        const one = await back(shop())
        const frequencyTerm = { value: MONTHLY }
        await one.write('updateOrderTemplateFrequency', { orderTemplateID, frequencyTerm })
        goTo(shop(), '2027-01-12')
        await look()
        expect((await seen(shop(), orderTemplateID)).scheduleOrderNextPlaceDateTime).toBe(
          '2027-02-12T00:00:00Z',
        )
      })

      it('are skipped up to the next date ahead where they have waited for long, and are not ordered at once', async () => {
        const plan = { skuCode: 'SKP1N1', frequencyTermID: WEEKLY, firstDate: '2027-01-05' }
        const { orderTemplateID } = await planned(shop(), plan)
        const keep = async (quantity: number) =>
          shop().database.update(stock).set({ quantity }).where(eq(stock.modelCode, 'SKP1N1'))
        await keep(0)
        goTo(shop(), '2027-01-05')
        await look()
        await keep(50)
        goTo(shop(), '2027-01-20')
        const one = await back(shop())
        await one.write('updateOrderTemplateSchedule', { orderTemplateID, skipMontFlag: true })
        const states = async () =>
          (await seen(shop(), orderTemplateID)).orderTemplateDeliveries.map((each: Json) => [
            each.deliveryState,
            each.scheduledDateTime.slice(0, 10),
          ])
        const skipped = [
          ['missed', '2027-01-19'],
          ['missed', '2027-01-12'],
          ['skipped', '2027-01-05'],
        ]
        expect(await states()).toEqual(skipped)
        expect(await look()).toBe(0)
        goTo(shop(), '2027-01-26')
        expect(await look()).toBe(1)
        expect(await states()).toEqual([['placed', '2027-01-26'], ...skipped])
      })

      it('may be skipped again once one has come', async () => {
        const { one, orderTemplateID } = await planned(shop(), { firstDate: '2027-01-15' })
        const skipped = async (browser: typeof one) =>
          (
            await browser.write('updateOrderTemplateSchedule', {
              orderTemplateID,
              skipMontFlag: true,
            })
          ).body.failureActions.length === 0
        expect(await skipped(one)).toBe(true)
        goTo(shop(), '2027-02-15')
        await look()
        expect(await skipped(await back(shop()))).toBe(true)
      })

      it('say what is out of stock, wait, and come when it is there again', async () => {
        const { orderTemplateID, firstDate } = await planned(shop(), { skuCode: 'SKP1N1' })
        const keep = (quantity: number) =>
          shop().database.update(stock).set({ quantity }).where(eq(stock.modelCode, 'SKP1N1'))
        await keep(0)
        goTo(shop(), firstDate)
        await look()
        expect(await look()).toBe(0)
        expect(await seen(shop(), orderTemplateID)).toMatchObject({
          scheduleOrderNextPlaceDateTime: `${firstDate}T00:00:00Z`,
          mostRecentError: { systemCode: 'stock', skuCodes: ['SKP1N1'] },
        })
        await keep(50)
        shop().setNow(new Date(shop().now().getTime() + 7 * 3_600_000))
        expect(await look()).toBe(1)
        expect(await ordersOf(orderTemplateID)).toHaveLength(1)
        expect((await seen(shop(), orderTemplateID)).mostRecentError).toBeNull()
      })
    })

    it('are stopped where the bank asks for its customer, and come once another card pays (CART-16)', async () => {
      const { orderTemplateID, firstDate } = await planned(shop(), { card: 'Bank asks' })
      goTo(shop(), firstDate)
      await look()
      expect(await ordersOf(orderTemplateID)).toEqual([])
      expect((await seen(shop(), orderTemplateID)).mostRecentError).toMatchObject({
        systemCode: 'actionRequired',
      })
      expect(await look()).toBe(0)
      const one = await back(shop())
      const asks = await cardNamed(shop(), 'Bank asks')
      const inUse = { accountPaymentMethodID: asks }
      expect(
        (await one.write('deleteAccountPaymentMethod', inUse)).body.failureActions,
      ).toHaveLength(1)
      const value = await cardNamed(shop(), 'Purchasing card')
      const { body } = await one.write('updateOrderTemplateBilling', {
        orderTemplateID,
        accountPaymentMethod: { value },
      })
      expect(body.orderTemplate.mostRecentError).toBeNull()
      expect((await one.write('deleteAccountPaymentMethod', inUse)).body.failureActions).toEqual([])
      await Promise.all([look(), look('second')])
      const [order, ...others] = await ordersOf(orderTemplateID)
      expect(others).toEqual([])
      expect(order?.payments).toMatchObject([{ methodType: 'creditCard', state: 'paid' }])
      const { orderTemplateDeliveries } = await seen(shop(), orderTemplateID)
      expect(orderTemplateDeliveries).toMatchObject([{ deliveryState: 'placed', error: null }])
    })

    onAny(() => {
      it('say that a card has expired before anybody is asked for money', async () => {
        const { orderTemplateID } = await planned(shop(), { card: 'Purchasing card' })
        goTo(shop(), '2040-01-01')
        await look()
        const [run] = await shop()
          .database.select()
          .from(deliveryRun)
          .where(eq(deliveryRun.deliveryId, orderTemplateID))
        expect(run).toMatchObject({ state: 'failed', problem: { code: 'cardExpired' } })
      })

      it('wait for their owner where a product is sold no more', async () => {
        const { one, orderTemplateID, firstDate } = await planned(shop())
        await one.write('addOrderTemplateItem', { orderTemplateID, skuCode: 'SKP1N1' })
        const products = await shop().database.select().from(product)
        const sold = products.find(({ doc }) =>
          doc.skus.some(({ skuCode }) => skuCode === 'SKP1N1'),
        )
        const { id = '', doc } = sold ?? {}
        if (doc === undefined) throw new Error('The seal kit is not in the catalogue.')
        const change = (next: typeof doc) =>
          shop().database.update(product).set({ doc: next }).where(eq(product.id, id))
        await change({ ...doc, skus: doc.skus.filter(({ skuCode }) => skuCode !== 'SKP1N1') })
        try {
          goTo(shop(), firstDate)
          await look()
          const template = await seen(shop(), orderTemplateID)
          expect(template.orderTemplateItems).toMatchObject([
            { sku_skuCode: 'SKT1NC', availableFlag: true },
            { sku_skuCode: 'SKP1N1', availableFlag: false },
          ])
          expect(template.mostRecentError).toMatchObject({
            systemCode: 'notSold',
            skuCodes: ['SKP1N1'],
          })
          shop().setNow(new Date(shop().now().getTime() + 7 * 3_600_000))
          expect(await look()).toBe(0)
          expect(await ordersOf(orderTemplateID)).toEqual([])
        } finally {
          await change(doc)
        }
      })
    })
  },
  { apart: true },
)
