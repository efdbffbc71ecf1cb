import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { placedOrder } from '../../reference-backend/database/schema/orders.ts'
import { stock } from '../../reference-backend/database/schema/stock.ts'
import { orderIdOf } from '../../reference-backend/seed/order-rows.ts'
import { namedId } from '../../reference-backend/database/identifier.ts'
import { moneyText } from '../../reference-backend/commerce/quote-document/document-format.ts'
import { reviewQuote } from '../../reference-backend/internal/review.ts'
import { get, type Json, post, SEEDED, signedIn } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'
import { textsOfPdf } from './pdf-text.ts'
import { TEST_NOW, TEST_ORIGIN, TEST_REVIEW_KEY, type TestShop } from './test-shop.ts'

const US = 'us@manifold.test'
const MISSING = namedId('an order that was never placed')
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

const list = async (shop: TestShop, parameters: Record<string, string> = {}) => {
  const customer = await signedIn(shop, US)
  return (await customer.read('getAllOrdersOnAccount', parameters)).body.ordersOnAccount
}
const details = async (shop: TestShop, orderID: string, who = US) =>
  (await (await signedIn(shop, who)).read('getOrderDetails', { orderID })).body.orderDetails

onEachEngineExhaustively('the order history', (shop, onAny) => {
  it('comes in pages of ten, the newest first', async () => {
    const first = await list(shop())
    expect(first).toMatchObject({ currentPage: 1, totalPages: 3, records: 29 })
    const dates = first.ordersOnAccount.map((row: Json) => row.orderOpenDateTime)
    expect(dates).toHaveLength(10)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const last = await list(shop(), { currentPage: '99' })
    expect(last.currentPage).toBe(3)
    expect(last.ordersOnAccount).toHaveLength(9)
  })

  it('is searched by purchase order, number, model and product, every word of it', async () => {
    const [row] = (await list(shop())).ordersOnAccount
    const { orderItems } = await details(shop(), row.orderID)
    const [{ modelNumber, sku_product_productName: product }] = orderItems
    for (const keyword of [
      row.orderPayments_purchaseOrderNumber.toLowerCase(),
      row.orderNumber,
      `${modelNumber} ${product}`,
    ]) {
      const found = await list(shop(), { keyword })
      const ids = found.ordersOnAccount.map((each: Json) => each.orderID)
      expect(ids, keyword).toContain(row.orderID)
    }
    expect((await list(shop(), { keyword: `${modelNumber} no-such-word` })).records).toBe(0)
    expect((await list(shop(), { keyword: '%' })).records).toBe(0)
  })

  onAny(() => {
    it('is for customers, and holds their own orders only (T09)', async () => {
      expect((await get(shop().fetch, 'getAllOrdersOnAccount')).status).toBe(401)
      const other = await signedIn(shop(), 'other-us@manifold.test')
      const { body } = await other.read('getAllOrdersOnAccount')
      expect(body.ordersOnAccount.records).toBe(1)
    })
  })
})

onEachEngineExhaustively('an order', (shop, onAny) => {
  it('has flat rows: info, payment, items, shipments, documents', async () => {
    const order = await details(shop(), orderIdOf(US, 7))
    expect(order.orderInfo).toHaveLength(1)
    expect(order.orderInfo[0]).toMatchObject({
      orderStatusType_typeName: 'Closed',
      currencyCode: 'USD',
      orderShippingDispatchOptionsCustom: 'partialShipmentAccepted',
    })
    expect(order.orderPayments[0]).toMatchObject({
      paymentMethod_paymentMethodType: 'termPayment',
      billingAddress_city: 'Duluth',
    })
    const tracking = order.orderFulfillments.map(
      (row: Json) => row.orderDeliveryItems_orderDelivery_trackingNumber,
    )
    expect(order.orderItems).toHaveLength(4)
    expect(new Set(tracking).size).toBe(2)
    expect(order.files.map((each: Json) => each.file_fileName.split(' ')[0])).toEqual([
      'Order',
      'Invoice',
    ])
  })

  onAny(() => {
    it('of another account looks like one that is missing (T09)', async () => {
      const own = orderIdOf(US, 0)
      expect(await details(shop(), own, 'other-us@manifold.test')).toEqual({})
      expect(await details(shop(), MISSING)).toEqual({})
      const visitor = await get(shop().fetch, 'getOrderDetails', { parameters: { orderID: own } })
      expect(visitor.body.orderDetails).toEqual({})
      const stranger = await signedIn(shop(), 'other-us@manifold.test')
      const body = { quoteName: 'Mine', orderID: own }
      const foreign = await stranger.write('duplicateOrder', body)
      expect(foreign.body.errors).toEqual({ orderID: ['The order could not be found.'] })
    })

    it('hands out its documents by ids that are signed, good for half a day, and for that document only (T27)', async () => {
      const { files } = await details(shop(), orderIdOf(US, 7))
      const fetchFile = (fileID: string) => shop().fetch(`/api/scope/downloadFile?fileID=${fileID}`)
      const id: string = files[0].file_fileID
      const file = await fetchFile(id)
      expect(file.headers.get('content-type')).toBe('application/pdf')
      expect(file.headers.get('cache-control')).toBe('no-store')
      expect(file.headers.get('content-disposition')).toContain('Order_confirmation')
      const other = id.replace('-confirmation-', '-invoice-')
      const foreign = id.replace(/^\w+/, orderIdOf('eu@manifold.test', 7))
      for (const forged of [other, foreign, id.slice(0, -1), `${id}0`, '../secret']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other names the one that opens
        expect((await fetchFile(forged)).status, forged).toBe(404)
      }
      shop().setNow(minutesLater(12 * 60 + 1))
      expect((await fetchFile(id)).status).toBe(404)
    })

    it.each([
      [US, 'US', ['Subtotal', 'Discount WORKSHOP10', 'Included surcharge', 'Included tax'], 'tax'],
      [
        'eu@manifold.test',
        'GB',
        ['Net', 'Discount WORKSHOP10', 'Surcharge', 'Total including surcharge', 'VAT'],
        'VAT',
      ],
    ])(
      'names on its documents what the total is made of, for %s in %s (PRICE-25, PRICE-26)',
      async (who, taxCountry, names, tax) => {
        const id = orderIdOf(who, 7)
        const promoted = { discountTotal: 12.5, promotionCodes: ['WORKSHOP10'], taxCountry }
        await shop().database.update(placedOrder).set(promoted).where(eq(placedOrder.id, id))
        const { orderInfo, files } = await details(shop(), id, who)
        const [order] = orderInfo
        const file = await shop().fetch(`/api/scope/downloadFile?fileID=${files[0].file_fileID}`)
        const texts = textsOfPdf(new Uint8Array(await file.arrayBuffer()))
        const from = texts.indexOf(names[0] ?? '')
        const sums = texts.slice(from).filter((_, index) => index % 2 === 0)
        expect(sums).toEqual([...names, `Total including ${tax}`])
        const amountOf = (name: string) => texts[texts.indexOf(name, from) + 1]
        const shown = (amount: number) => moneyText(amount, order.currencyCode)
        expect(amountOf(names[0] ?? '')).toBe(shown(order.calculatedSubTotal))
        expect(amountOf('Discount WORKSHOP10')).toBe(shown(-12.5))
        expect(amountOf(names[2] ?? '')).toBe(shown(order.calculatedSurchargeTotal))
        expect(amountOf(names.at(-1) ?? '')).toBe(shown(order.calculatedTaxTotal))
        expect(amountOf(`Total including ${tax}`)).toBe(shown(order.calculatedTotal))
      },
    )

    it('writes names in any script on its documents, and ? for what no font has', async () => {
      const id = orderIdOf(US, 7)
      const purchaseOrderNumber = 'Žluťoučký Größe Ελλάδα Привет 日'
      await shop()
        .database.update(placedOrder)
        .set({ purchaseOrderNumber })
        .where(eq(placedOrder.id, id))
      const { files } = await details(shop(), id)
      const file = await shop().fetch(`/api/scope/downloadFile?fileID=${files[0].file_fileID}`)
      const texts = textsOfPdf(new Uint8Array(await file.arrayBuffer()))
      expect(texts.join('')).toContain('Žluťoučký Größe Ελλάδα Привет ?')
    })
  })

  it('becomes a draft with the same lines when it is ordered again', async () => {
    const customer = await signedIn(shop(), US)
    const orderID = orderIdOf(US, 6)
    const { body } = await customer.write('duplicateOrder', {
      orderID,
      quoteName: 'Once more',
      setAsCartFlag: false,
    })
    const quote = await customer.quote(body.orderID)
    const linesOf = (items: Json) =>
      items.map(({ modelNumber, quantity }: Json) => [modelNumber, quantity])
    expect(quote).toMatchObject({
      quoteName: 'Once more',
      orderStatusType: { typeCode: 'qstDraft' },
    })
    expect(linesOf(quote.orderItems)).toEqual(linesOf((await details(shop(), orderID)).orderItems))
  })
})

onEachEngineExhaustively('an order without a sign-in', (shop, onAny) => {
  const asGuest = (body: object) => post(shop().fetch, 'getOrderDetails', { body })
  const number = async () => (await list(shop())).ordersOnAccount[0].orderNumber

  onAny(() => {
    it('is shown to who knows its number and its e-mail address (T10)', async () => {
      const orderNumber = await number()
      const { body } = await asGuest({ orderNumber, emailAddress: ' US@manifold.test' })
      expect(body.orderDetails.orderInfo[0].orderNumber).toBe(orderNumber)
    })

    it('shows by number and address where it stands, and nothing that is not on a delivery note (T10)', async () => {
      const { ordersOnAccount } = await list(shop())
      for (const row of ordersOnAccount) {
        const whole = await details(shop(), row.orderID)
        const { orderNumber } = row
        const { body } = await asGuest({ orderNumber, emailAddress: US })
        const shown = body.orderDetails
        expect(shown.orderItems.map((item: Json) => [item.modelNumber, item.quantity])).toEqual(
          whole.orderItems.map((item: Json) => [item.modelNumber, item.quantity]),
        )
        expect([shown.orderPayments, shown.files]).toEqual([[], []])
        const rows = [...shown.orderInfo, ...shown.orderItems, ...shown.orderFulfillments]
        const named = rows.flatMap((each: Json) => Object.keys(each)).join(' ')
        expect(named).not.toMatch(
          /price|total|amount|surcharge|tax|ddress|purchaseOrder|customerMaterial|pecialInstr|promotion|currency|skuID/i,
        )
        expect(JSON.stringify(body)).not.toContain(US)
      }
    })

    it('is refused alike for a wrong number and a wrong address (T10)', async () => {
      const orderNumber = await number()
      const wrong = await asGuest({ orderNumber, emailAddress: 'eu@manifold.test' })
      const missing = await asGuest({ orderNumber: '79999', emailAddress: US })
      expect(wrong.body.errors.orderNumber).toHaveLength(1)
      expect(missing.body).toEqual(wrong.body)
    })
  })

  it('cannot be found by guessing: after ten misses the answer is 429 (T10)', async () => {
    const orderNumber = await number()
    for (let guess = 1; guess <= 10; guess += 1) {
      // oxlint-disable-next-line no-await-in-loop -- guesses come one after the other
      const { status } = await asGuest({ orderNumber, emailAddress: `guess${guess}@x.test` })
      expect(status).toBe(200)
    }
    expect((await asGuest({ orderNumber, emailAddress: US })).status).toBe(429)
    shop().setNow(minutesLater(16))
    expect((await asGuest({ orderNumber, emailAddress: US })).status).toBe(200)
  })

  onAny(() => {
    it('opens by the link of the email that is sent when a quote is approved, and by no other', async () => {
      const headers = {
        Authorization: `Bearer ${TEST_REVIEW_KEY}`,
        'Content-Type': 'application/json',
      }
      const body = JSON.stringify({ action: 'approve', order: SEEDED.qstPendingReview })
      const address = new URL('/internal/review', TEST_ORIGIN)
      const answer = await shop().fetch(address, { method: 'POST', headers, body })
      expect(await answer.json()).toMatchObject({
        ok: true,
        text: expect.stringMatching(/is order \d+/),
      })
      const [email] = shop().emails
      const tokenHash = /token=(\S+)/.exec(email?.text ?? '')?.[1] ?? ''
      const { orderDetails } = (await asGuest({ tokenHash })).body
      expect(orderDetails.orderPayments[0].purchaseOrderNumber).toBe('PL-26-0388')
      const forged = tokenHash.replace(/^\w+/, orderIdOf(US, 0))
      expect((await asGuest({ tokenHash: forged })).body.orderDetails).toEqual({})
    })
  })
})

onEachEngineExhaustively('an approved quote', (shop) => {
  it('is in the order history with its lines and prices, booked once', async () => {
    const customer = await signedIn(shop(), US)
    const quote = await customer.quote(SEEDED.qstPendingReview)
    const approve = () =>
      reviewQuote(shop().database, { action: 'approve', order: quote.orderID }, shop().now())
    expect(await approve()).toMatchObject({ ok: true })
    expect(await approve()).toMatchObject({ ok: false })
    const { ordersOnAccount: rows, records } = await list(shop())
    expect(records).toBe(30)
    expect(rows[0]).toMatchObject({
      orderStatusType_typeName: 'New',
      orderPayments_purchaseOrderNumber: 'PL-26-0388',
      calculatedTotal: quote.calculatedTotal,
    })
    const order = await details(shop(), rows[0].orderID)
    expect(order.orderItems.map((each: Json) => each.modelNumber)).toEqual(
      quote.orderItems.map((each: Json) => each.modelNumber),
    )
  })

  const review = async (command: object): Promise<Json> => {
    const headers = {
      Authorization: `Bearer ${TEST_REVIEW_KEY}`,
      'Content-Type': 'application/json',
    }
    const init = { method: 'POST', headers, body: JSON.stringify(command) }
    return (await shop().fetch(new URL('/internal/review', TEST_ORIGIN), init)).json()
  }
  /** A quote of so many seal plates that are picked up on a day becomes an order. */
  const collected = async (quantity: number, pickupDate: string) => {
    const customer = await signedIn(shop(), US)
    const line = { quoteName: 'Collected', modelNumber: 'SKP1N1', quantity, returnQuote: true }
    const { orderID, orderFulfillments } = (await customer.write('addOrderItem', line)).body.quote
    const fulfillmentID = orderFulfillments[0].orderFulfillmentID
    const write = (action: string, fields: object) =>
      customer.write(action, { orderID, fulfillmentID, ...fields })
    const { eligibleFulfillmentMethods: methods } = (
      await customer.read('getEligibleFulfillmentMethods')
    ).body
    const pickup = methods.find((each: Json) => each.fulfillmentMethodType === 'pickup')
    const [place] = (await customer.read('getPickupLocations')).body.locations
    await write('changeOrderFulfillment', { fulfillmentMethodID: pickup.value })
    await write('addPickupFulfillmentLocation', { value: place.VALUE })
    await write('setPickupDate', { pickupDate })
    await write('setupTradeOrderPayment', { purchaseOrderNumber: 'PO-C' })
    await write('submitQuoteForApproval', {
      orderShippingDispatchOptionsCustom: 'shipCompleteOrder',
    })
    expect(await review({ action: 'approve', order: orderID })).toMatchObject({ ok: true })
    const [row] = (await list(shop())).ordersOnAccount
    return { place, ...row }
  }

  it('keeps the place and the day of a pickup', async () => {
    const { orderID, place } = await collected(1, '2026-05-04')
    expect((await details(shop(), orderID)).orderFulfillments).toMatchObject([
      {
        orderFulfillment_pickupLocation_locationName: place.NAME,
        orderFulfillment_pickupDate: '2026-05-04',
      },
    ])
  })

  it('took nothing from the stock, and gives nothing back when its order is canceled', async () => {
    const left = async () => {
      const ofPlates = eq(stock.modelCode, 'SKP1N1')
      return (await shop().database.select().from(stock).where(ofPlates))[0]?.quantity
    }
    const { orderNumber: order } = await collected(3, '2026-05-04')
    expect(await left()).toBe(120)
    expect(await review({ action: 'cancel', order, reason: 'Late' })).toMatchObject({ ok: true })
    expect(await left()).toBe(120)
  })

  it('is no order when it is returned or declined', async () => {
    const input = { action: 'decline', order: SEEDED.qstPendingReview, reason: 'No.' }
    await reviewQuote(shop().database, input, shop().now())
    expect((await list(shop())).records).toBe(29)
  })
})
