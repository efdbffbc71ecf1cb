/** Placing without a card: one transaction, one order, whatever happens at the same moment. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { account } from '../../reference-backend/database/schema/commerce.ts'
import { placedOrder } from '../../reference-backend/database/schema/orders.ts'
import { stock } from '../../reference-backend/database/schema/stock.ts'
import { DOCK, shipping, type Shopper, shopper } from './checkout-customer.ts'
import type { Json } from './customer.ts'
import { onEachEngine } from './each-engine.ts'

const US = 'us@manifold.test'
const SKU = 'SKP1N1'

onEachEngine(
  'placing an order',
  (shop, onAny) => {
    const left = async (modelCode = SKU) => {
      const [row] = await shop().database.select().from(stock).where(eq(stock.modelCode, modelCode))
      return row?.quantity
    }
    const orders = async () =>
      shop().database.select().from(placedOrder).where(eq(placedOrder.purchaseOrderNumber, 'PO-9'))
    const ready = async (quantity = 3, email = US): Promise<Shopper> => {
      const one = await shipping(shop(), email, { skuCode: SKU, quantity })
      await one.pay('termPayment', { purchaseOrderNumber: 'PO-9' })
      return one
    }

    it('writes the order, takes the pieces, empties the cart and sends the link', async () => {
      const one = await ready()
      const rows = (await shop().journal()).length
      const before = await one.cart()
      const { body } = await one.place()
      expect(body.errors).toEqual({})
      expect(body.placement).toMatchObject({ status: 'placed', orderID: before.orderID })
      expect(body.cart).toMatchObject({ orderID: '', orderItems: [] })
      expect(await left()).toBe(117)
      expect(await shop().journal()).toHaveLength(rows + 1)
      const { orderID, orderNumber, tokenHash } = body.placement.order
      const [email] = shop().emails
      expect(email?.text).toContain(`order ${orderNumber}`)
      expect(email?.text).toContain(tokenHash)
      const { orderDetails } = await one.read('getOrderDetails', { orderID })
      expect(orderDetails.orderInfo[0]).toMatchObject({
        calculatedTotal: before.total,
        calculatedFulfillmentTotal: before.fulfillmentTotal,
        orderStatusType_typeCode: 'ostNew',
      })
      expect(orderDetails.orderPayments).toMatchObject([
        { purchaseOrderNumber: 'PO-9', amount: before.total },
      ])
      const history = await one.read('getAllOrdersOnAccount')
      expect(history.ordersOnAccount.ordersOnAccount[0].orderID).toBe(orderID)
    })

    onAny(() => {
      it('keeps the day and the place of a pickup, and the notes, for the link too', async () => {
        const one = await ready()
        const fulfillmentMethodID = await one.methodOf('pickup')
        await one.write('changeOrderFulfillment', { fulfillmentMethodID })
        const [place] = (await one.read('getPickupLocations')).locations
        await one.write('addPickupFulfillmentLocation', { value: place.VALUE })
        await one.write('setPickupDate', { pickupDate: '2026-05-04' })
        await one.write('updateOrderNotes', { orderNotes: 'Ring the bell' })
        const { tokenHash } = (await one.place()).body.placement.order
        const { body } = await shopper(shop().fetch).write('getOrderDetails', { tokenHash })
        expect(body.orderDetails).toMatchObject({
          orderInfo: [{ orderNotes: 'Ring the bell' }],
          orderFulfillments: [
            {
              orderFulfillment_pickupLocation_locationName: place.NAME,
              orderFulfillment_pickupDate: '2026-05-04',
            },
          ],
        })
      })
    })

    it('places one cart once, however often it is pressed on two servers (T40)', async () => {
      const one = await ready()
      const { orderID } = await one.cart()
      const other = shopper(shop().secondFetch, one.token())
      const presses = Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? one : other).write('placeOrder', { orderID }),
      )
      const placements = (await Promise.all(presses)).map(({ body }) => body.placement)
      expect(new Set(placements.map(({ order }) => order.orderID)).size).toBe(1)
      expect(await orders()).toHaveLength(1)
      expect(await left()).toBe(117)
      expect(shop().emails).toHaveLength(1)
    })

    it('sells no piece twice: many guests, pieces for two of five, two servers', async () => {
      // A larger crowd buys in two-shops-one-vault.test.ts.
      const crowd = 25
      const pieces = crowd * 0.4
      await shop().database.update(stock).set({ quantity: pieces }).where(eq(stock.modelCode, SKU))
      const guests = await Promise.all(
        Array.from({ length: crowd }, async (_, index) => {
          const origin = { remoteAddress: `192.0.2.${index}` }
          const one = shopper(shop().fetchFrom(origin, index % 2 === 0 ? 'first' : 'second'))
          await one.add(SKU)
          const name = { firstName: 'Guest', lastName: `No ${index}` }
          await one.write('guestAccount', { ...name, emailAddress: `guest${index}@example.test` })
          await one.write('addOrderShippingAddress', DOCK)
          await one.pay('check')
          return { one, orderID: (await one.cart()).orderID }
        }),
      )
      const answers = await Promise.all(
        guests.map(({ one, orderID }) => one.write('placeOrder', { orderID })),
      )
      const statuses = answers.map(({ body }) => body.placement?.status ?? 'refused')
      expect(statuses.filter((each) => each === 'placed')).toHaveLength(pieces)
      expect(statuses.filter((each) => each === 'refused')).toHaveLength(crowd - pieces)
      expect(await left()).toBe(0)
    })

    it('asks before it takes what has changed since the review', async () => {
      const one = await ready(100)
      const { total, orderItems, orderID } = await one.cart()
      const [{ orderItemID, quantity, extendedPrice }] = orderItems
      const items = [{ orderItemID, quantity, extendedPrice: extendedPrice - 1 }]
      const dearer = await one.place({ reviewed: { total: total - 1, items } })
      expect(Object.keys(dearer.body.errors)).toEqual(['reviewed'])
      expect(dearer.body.changes).toEqual([
        { orderItemID, kind: 'price', previous: extendedPrice - 1, present: extendedPrice },
        { orderItemID: '', kind: 'total', previous: total - 1, present: total },
      ])
      expect(dearer.body.cart.orderID).toBe(orderID)
      await shop().database.update(stock).set({ quantity: 7 }).where(eq(stock.modelCode, SKU))
      const fewer = await one.place()
      expect(fewer.body.changes).toEqual([
        { orderItemID, kind: 'quantity', previous: 100, present: 7 },
      ])
      await shop().database.update(stock).set({ quantity: 0 }).where(eq(stock.modelCode, SKU))
      expect((await one.place()).body.changes).toMatchObject([{ kind: 'gone' }])
      expect(await orders()).toEqual([])
      expect((await one.read('getPlacement', { orderID })).placement).toEqual({ status: 'open' })
    })

    it('asks before it takes more than there is for two lines of one article together', async () => {
      const one = await shipping(shop(), US, { skuCode: SKU, quantity: 8 })
      const named = { skuCode: SKU, quantity: 8, customerMaterialNumber: 'B' }
      await one.write('addOrderItem', named)
      await one.pay('termPayment', { purchaseOrderNumber: 'PO-9' })
      await shop().database.update(stock).set({ quantity: 10 }).where(eq(stock.modelCode, SKU))
      const { orderItems } = await one.cart()
      const [{ orderItemID }] = orderItems
      const ofBoth = orderItems.map((each: Json) => ({
        orderItemID: each.orderItemID,
        kind: 'quantity',
        previous: 8,
        present: 2,
      }))
      expect((await one.place()).body.changes).toEqual(ofBoth)
      expect([await orders(), await left()]).toEqual([[], 10])
      const fewer = { orderItem: { orderItemID, quantity: 2 } }
      expect((await one.write('updateOrderItemQuantity', fewer)).body.errors).toEqual({})
      expect((await one.place()).body.placement.status).toBe('placed')
      expect(await left()).toBe(0)
    })

    onAny(() => {
      it('refuses a cart that is not whole, and says why', async () => {
        const one = await shipping(shop())
        expect((await one.place()).body.errors).toEqual({
          payment: ['Please choose how to pay for the whole order.'],
        })
        const visitor = shopper(shop().fetch)
        await visitor.add(SKU)
        expect(Object.keys((await visitor.place()).body.errors)).toEqual(['account'])
      })
    })

    it('refuses what is over the credit limit in one sentence, also two orders at once', async () => {
      const { database } = shop()
      const one = await ready()
      const { total } = await one.cart()
      const { accountCredit } = await one.read('getAccountCredit')
      const creditLimit = accountCredit.openBalance + total - 0.01
      await database.update(account).set({ creditLimit }).where(eq(account.emailAddress, US))
      const { body } = await one.place()
      expect(body.errors.payment).toEqual([
        `This order is over your credit limit: ${(total - 0.01).toFixed(2)} USD can be ordered on terms.`,
      ])
      await database
        .update(account)
        .set({ creditLimit: creditLimit + 0.01 })
        .where(eq(account.emailAddress, US))
      expect((await one.place()).body.placement.status).toBe('placed')
      const spent = (await one.read('getAccountCredit')).accountCredit
      expect(spent).toMatchObject({ enabledFlag: true, availableCredit: 0, currencyCode: 'USD' })
    })

    onAny(() => {
      it('counts against the credit limit only what is open in its own currency', async () => {
        const { database } = shop()
        const one = await ready()
        const { total } = await one.cart()
        const open = async () => (await one.read('getAccountCredit')).accountCredit.openBalance
        expect(await open()).toBeGreaterThan(0)
        const [own] = await database.select().from(account).where(eq(account.emailAddress, US))
        const isOwn = eq(placedOrder.accountId, own?.id ?? '')
        await database.update(placedOrder).set({ currencyCode: 'EUR' }).where(isOwn)
        await database
          .update(account)
          .set({ creditLimit: total })
          .where(eq(account.emailAddress, US))
        expect(await open()).toBe(0)
        expect((await one.place()).body.placement.status).toBe('placed')
        expect(await open()).toBe(total)
      })

      it('has one purchase order number: the one that was said last', async () => {
        const one = await ready()
        await one.write('updateOrder', { purchaseOrderNumber: 'PO-LAST' })
        const { orderID } = (await one.place()).body.placement.order
        const { orderDetails } = await one.read('getOrderDetails', { orderID })
        expect(orderDetails.orderPayments).toMatchObject([{ purchaseOrderNumber: 'PO-LAST' }])
        const today = shop().now().toISOString().slice(0, 10)
        const days = { startDate: today, endDate: today }
        const { accountStatement } = await one.read('getAccountStatement', days)
        const entry = accountStatement.entries.find((row: Json) => row.orderID === orderID)
        expect(entry).toMatchObject({ purchaseOrderNumber: 'PO-LAST' })
        const [order] = await shop()
          .database.select()
          .from(placedOrder)
          .where(eq(placedOrder.id, orderID))
        expect(order).toMatchObject({ purchaseOrderNumber: 'PO-LAST' })
      })

      it('lets lines that only a quote can price leave as a draft for the same place', async () => {
        const one = await ready()
        await one.add('QCF12P', 2)
        await one.write('updateOrder', {
          purchaseOrderNumber: 'PO-9',
          orderShippingDispatchOptionsCustom: 'shipCompleteOrder',
        })
        const { cart } = await one.read('getCartData')
        expect(cart.orderItems.map(({ outcome }: Json) => outcome)).toEqual(['order', 'quote'])
        const { placement, cart: after } = (await one.place()).body
        expect(after.orderItems).toEqual([])
        const { quote } = await one.read('getQuote', {
          orderID: placement.quote.orderID,
          returnQuote: 'true',
        })
        expect(quote).toMatchObject({
          orderStatusType: { typeCode: 'qstDraft' },
          orderShippingDispatchOptionsCustom: 'shipCompleteOrder',
          orderItems: [{ quantity: 2, modelNumber: 'QCF12P' }],
        })
        expect(quote.orderPayments[0].purchaseOrderNumber).toBe('PO-9')
        expect(quote.orderFulfillments[0].shippingAddress.city).toBe('Duluth')
        const [order] = await orders()
        expect(order?.items).toHaveLength(1)
      })

      it('names that draft in the language of its customer', async () => {
        const one = await ready()
        await one.add('QCF12P', 2)
        const german: typeof fetch = (address, request) => {
          const headers = new Headers(request?.headers)
          headers.set('Accept-Language', 'de')
          return one.fetch(address, { ...request, headers })
        }
        const { placement } = (await shopper(german, one.token()).place()).body
        const { quote } = await one.read('getQuote', {
          orderID: placement.quote.orderID,
          returnQuote: 'true',
        })
        expect(quote.quoteName).toBe('Aus dem Warenkorb, PO-9')
      })

      it('is open for a cart of another customer, which cannot be placed or canceled (T09)', async () => {
        const one = await ready()
        const { orderID } = await one.cart()
        const other = shopper(shop().fetch, await shop().signIn('other-us@manifold.test'))
        expect((await other.read('getPlacement', { orderID })).placement).toEqual({
          status: 'open',
        })
        const missing = { orderID: '0'.repeat(32) }
        for (const action of ['placeOrder', 'cancelPlacement']) {
          const foreign = (await other.write(action, { orderID })).body
          expect(foreign).toEqual((await other.write(action, missing)).body)
          expect(Object.keys(foreign.errors)).toEqual(['orderID'])
        }
      })
    })
  },
  { apart: true },
)
