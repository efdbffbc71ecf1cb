/** Setting up a scheduled delivery, changing it, skipping one date, ending it. */
import { inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newId } from '../../reference-backend/database/identifier.ts'
import { cart } from '../../reference-backend/database/schema/checkout.ts'
import { scheduledDelivery } from '../../reference-backend/database/schema/deliveries.ts'
import { accountIdOf } from '../../reference-backend/seed/account-rows.ts'
import { back, dayFromNow, MONTHLY, planned, seen, US } from './delivery-customer.ts'
import { onEachEngine } from './each-engine.ts'

const OTHER_REASON = 'e1000000000000000000000000000004'
const LATER = 'e2000000000000000000000000000002'

onEachEngine('scheduled deliveries', (shop, onAny) => {
  it('are set up in a cart of their own, which a sign-in brings back (AUTH-05)', async () => {
    const one = await back(shop())
    const { orderTemplate } = (
      await one.write('addOrderTemplateItem', { skuCode: 'SKT1NC', quantity: 2 })
    ).body
    expect(orderTemplate).toMatchObject({
      orderTemplateStatusType: { systemCode: 'otstDraft' },
      calculatedOrderTemplateItemsCount: 1,
      orderTemplateItems: [{ sku_skuCode: 'SKT1NC', quantity: 2 }],
    })
    const again = await (await back(shop())).read('getAccount')
    expect(again.orderTemplateCart.orderTemplateID).toBe(orderTemplate.orderTemplateID)
    expect((await one.cart()).orderItems).toEqual([])
  })

  onAny(() => {
    it('are begun by their name and frequency, or by nothing at all', async () => {
      const one = await back(shop())
      const { orderTemplate: id } = (await one.write('createOrderTemplate')).body
      const named = { orderTemplateName: 'Filters', frequencyTermID: MONTHLY }
      expect((await one.write('createOrderTemplate', named)).body.orderTemplate).toBe(id)
      expect(await seen(shop(), id)).toMatchObject({ orderTemplateName: 'Filters' })
    })
  })

  it('are one thing while they are set up, in whatever number of tabs', async () => {
    const one = await back(shop())
    const made = await Promise.all(
      Array.from({ length: 8 }, () => one.write('addOrderTemplateItem', { skuCode: 'SKT1NC' })),
    )
    const ids = new Set(made.map(({ body }) => body.orderTemplate.orderTemplateID))
    expect(ids.size).toBe(1)
    const { orderTemplateCart } = await one.read('getAccount')
    expect(orderTemplateCart.orderTemplateItems).toMatchObject([{ quantity: 8 }])
  })

  it('are fifty that come at most, whatever number has been ended, also for many tabs at once', async () => {
    const { database, now } = shop()
    const accountId = accountIdOf(US)
    const ids = Array.from({ length: 50 }, () => newId())
    const isOneOf = inArray(scheduledDelivery.id, ids)
    await database.insert(cart).values(
      ids.map((id) => {
        const purpose = 'schedule' as const
        return { id, accountId, purpose, touchedAt: now(), promotionCodes: [] }
      }),
    )
    await database.insert(scheduledDelivery).values(
      ids.map((id) => ({
        id,
        accountId,
        cartId: id,
        status: 'active' as const,
        frequencyTermId: MONTHLY,
        dayOfMonth: 1,
        createdAt: now(),
      })),
    )
    const one = await back(shop())
    const begin = async () => {
      const presses = Array.from({ length: 8 }, () => one.write('createOrderTemplate'))
      return (await Promise.all(presses)).map(({ body }) => body)
    }
    const refused = { orderTemplateID: ['There can be at most 50 deliveries.'] }
    for (const { errors } of await begin()) expect(errors).toEqual(refused)
    await database.update(scheduledDelivery).set({ status: 'cancelled' }).where(isOneOf)
    const begun = await begin()
    for (const { errors } of begun) expect(errors).toEqual({})
    expect(new Set(begun.map(({ orderTemplate }) => orderTemplate)).size).toBe(1)
    await database.update(scheduledDelivery).set({ status: 'active' })
    for (const { errors } of await begin()) expect(errors).toEqual(refused)
  })

  it('begin to come once nothing is missing, and say what is', async () => {
    const one = await back(shop())
    const { orderTemplateID } = (await one.write('addOrderTemplateItem', { skuCode: 'SKT1NC' }))
      .body.orderTemplate
    const { errors, messages } = (await one.write('activateOrderTemplate', { orderTemplateID }))
      .body
    expect(Object.keys(errors).toSorted()).toEqual([
      'fulfillment',
      'orderTemplateName',
      'payment',
      'scheduleOrderNextPlaceDateTime',
    ])
    expect(messages).toHaveLength(4)
    const { orderTemplateID: started, firstDate } = await planned(shop())
    expect(await seen(shop(), started)).toMatchObject({
      orderTemplateName: 'Seals for line 3',
      frequencyTerm: { termID: MONTHLY },
      scheduleOrderNextPlaceDateTime: `${firstDate}T00:00:00Z`,
      orderTemplateStatusType: { systemCode: 'otstActive' },
      order: { orderFulfillments: [{ accountAddress: expect.anything() }] },
    })
    const { orderTemplates } = await one.read('getOrderTemplates')
    expect(orderTemplates.map((each: { orderTemplateID: string }) => each.orderTemplateID)).toEqual(
      [started],
    )
  })

  onAny(() => {
    it('skip one date, and not a second one', async () => {
      const { one, orderTemplateID, firstDate } = await planned(shop(), { firstDate: '2027-01-31' })
      const skip = () =>
        one.write('updateOrderTemplateSchedule', { orderTemplateID, skipMontFlag: true })
      const { orderTemplate } = (await skip()).body
      expect(orderTemplate).toMatchObject({
        scheduleOrderNextPlaceDateTime: '2027-02-28T00:00:00Z',
        skippedDateTime: `${firstDate}T00:00:00Z`,
        orderTemplateDeliveries: [{ deliveryState: 'skipped' }],
      })
      const { messages, failureActions } = (await skip()).body
      expect(failureActions).toHaveLength(1)
      expect(messages).toMatchObject([{ message: 'Cannot Skip Schedule Date More than Once' }])
    })
  })

  it('skip one date for two tabs that press at once', async () => {
    const { one, orderTemplateID } = await planned(shop(), { firstDate: '2027-01-31' })
    const presses = await Promise.all(
      Array.from({ length: 6 }, () =>
        one.write('updateOrderTemplateSchedule', { orderTemplateID, skipMontFlag: true }),
      ),
    )
    expect(presses.filter(({ body }) => body.failureActions.length === 0)).toHaveLength(1)
    const { scheduleOrderNextPlaceDateTime } = await seen(shop(), orderTemplateID)
    expect(scheduleOrderNextPlaceDateTime).toBe('2027-02-28T00:00:00Z')
  })

  onAny(() => {
    it('move to another date for a reason, never to one that has passed', async () => {
      const { one, orderTemplateID } = await planned(shop())
      const move = async (day: string, more: object = {}) =>
        (
          await one.write('updateOrderTemplateSchedule', {
            orderTemplateID,
            scheduleOrderNextPlaceDateTime: day,
            orderTemplateScheduleDateChangeReasonTypeID: LATER,
            ...more,
          })
        ).body
      expect((await move(dayFromNow(shop(), 0))).failureActions).toHaveLength(1)
      expect((await move(dayFromNow(shop(), 400))).failureActions).toHaveLength(1)
      expect((await move('2027-02-30')).failureActions).toHaveLength(1)
      const unexplained = { orderTemplateScheduleDateChangeReasonTypeID: '' }
      expect((await move(dayFromNow(shop(), 40), unexplained)).failureActions).toHaveLength(1)
      expect(
        (await move(dayFromNow(shop(), 40))).orderTemplate.scheduleOrderNextPlaceDateTime,
      ).toBe(`${dayFromNow(shop(), 40)}T00:00:00Z`)
    })

    it('end with a reason, which wants words where it is another one', async () => {
      const { one, orderTemplateID } = await planned(shop())
      const end = async (body: object) =>
        (await one.write('cancelOrderTemplate', { orderTemplateID, ...body })).body
      expect((await end({})).failureActions).toHaveLength(1)
      const other = { orderTemplateCancellationReasonType: OTHER_REASON }
      expect(Object.keys((await end(other)).errors)).toEqual([
        'orderTemplateCancellationReasonTypeOther',
      ])
      const { orderTemplate } = await end({
        ...other,
        orderTemplateCancellationReasonTypeOther: 'The line moves.',
      })
      expect(orderTemplate).toMatchObject({
        orderTemplateStatusType: { systemCode: 'otstCancelled' },
        orderTemplateCancellationReasonType: { systemCode: 'other' },
        orderTemplateCancellationReasonTypeOther: 'The line moves.',
        scheduleOrderNextPlaceDateTime: '',
      })
      const { failureActions } = (
        await one.write('editOrderTemplate', { orderTemplateID, orderTemplateName: 'Later' })
      ).body
      expect(failureActions).toHaveLength(1)
    })

    it('keep their last product: what has none is ended, not empty', async () => {
      const { one, orderTemplateID } = await planned(shop())
      const { orderTemplateItems } = await seen(shop(), orderTemplateID)
      const [{ orderTemplateItemID }] = orderTemplateItems
      const removed = await one.write('removeOrderTemplateItem', {
        orderTemplateID,
        orderTemplateItemID,
      })
      expect(removed.body.failureActions).toHaveLength(1)
      await one.write('addOrderTemplateItem', { orderTemplateID, skuCode: 'SKP1N1' })
      const { orderTemplate } = (
        await one.write('removeOrderTemplateItem', { orderTemplateID, orderTemplateItemID })
      ).body
      expect(orderTemplate.orderTemplateItems).toMatchObject([{ sku_skuCode: 'SKP1N1' }])
    })

    it('are seen and changed by their owner alone (T09)', async () => {
      const { orderTemplateID } = await planned(shop())
      const other = await back(shop(), 'eu@manifold.test')
      const { orderTemplate } = await other.read('getOrderTemplateDetails', { orderTemplateID })
      expect(orderTemplate).toEqual({})
      for (const action of [
        'editOrderTemplate',
        'updateOrderTemplateSchedule',
        'updateOrderTemplateShipping',
        'updateOrderTemplateBilling',
        'addOrderTemplateItem',
        'cancelOrderTemplate',
        'retryOrderTemplate',
        'activateOrderTemplate',
        'deleteOrderTemplate',
      ]) {
        const { body } = await other.write(action, { orderTemplateID, orderTemplateName: 'Mine' })
        expect(body.failureActions).toHaveLength(1)
      }
      expect((await other.read('getOrderTemplates')).orderTemplates).toEqual([])
      expect((await seen(shop(), orderTemplateID)).orderTemplateName).toBe('Seals for line 3')
    })

    it('leave the cart and the place of an order alone: what comes again is not ordered by itself', async () => {
      const { one, orderTemplateID } = await planned(shop())
      const { order } = await seen(shop(), orderTemplateID)
      const { body } = await one.write('placeOrder', { orderID: order.orderID })
      expect(body.failureActions).toHaveLength(1)
      expect((await one.cart()).orderID).not.toBe(order.orderID)
      expect(await shop().signIn(US)).toEqual(expect.any(String))
    })
  })
})
