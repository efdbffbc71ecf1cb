/** What an account sees of its shipments and of what it owes. */
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { moneyText } from '../../reference-backend/commerce/quote-document/document-format.ts'
import { account, quoteItem } from '../../reference-backend/database/schema/commerce.ts'
import { scheduledDelivery } from '../../reference-backend/database/schema/deliveries.ts'
import { placedOrder } from '../../reference-backend/database/schema/orders.ts'
import { dayFromNow, planned } from './delivery-customer.ts'
import { get, type Json, signedIn } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'
import { textsOfPdf } from './pdf-text.ts'
import { shipping } from './checkout-customer.ts'

const US = 'us@manifold.test'

onEachEngineExhaustively('the statement of an account', (shop) => {
  const today = () => shop().now().toISOString().slice(0, 10)

  it('has the orders on terms of its days and their sums, also as a document (ACCT-02)', async () => {
    const one = await shipping(shop(), US, { skuCode: 'SKP1N1', quantity: 3 })
    await one.pay('termPayment', { purchaseOrderNumber: 'PO-STATED' })
    const { orderNumber } = (await one.place()).body.placement.order
    const days = { startDate: today(), endDate: today() }
    const { accountStatement } = await one.read('getAccountStatement', days)
    const entry = accountStatement.entries.find((row: Json) => row.orderNumber === orderNumber)
    expect(entry).toMatchObject({ purchaseOrderNumber: 'PO-STATED', orderOpenDate: today() })
    expect(entry.openAmount).toBe(entry.amount)
    // Nothing is sent, so there is no invoice whose terms could count.
    expect(entry.dueDate).toBe('')
    expect(accountStatement.openTotal).toBeGreaterThanOrEqual(entry.openAmount)
    const { file_fileID: fileID } = accountStatement.file
    const file = await shop().fetch(`/api/scope/downloadFile?fileID=${fileID}`)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    const said = textsOfPdf(new Uint8Array(await file.arrayBuffer()))
    expect(said.join(' ')).toContain('PO-STATED')
    expect(said).toContain('Overdue')
    await shop()
      .database.update(account)
      .set({ language: 'de' })
      .where(eq(account.emailAddress, US))
    const german = await shop().fetch(`/api/scope/downloadFile?fileID=${fileID}`)
    expect(decodeURIComponent(german.headers.get('content-disposition') ?? '')).toContain(
      'Kontoauszug',
    )
    const words = textsOfPdf(new Uint8Array(await german.arrayBuffer()))
    expect(words).toEqual(expect.arrayContaining(['Seite 1 von 1', 'Offen', 'PO-STATED']))
    expect(words).not.toContain('Overdue')
    const other = `${fileID.slice(0, -1)}${fileID.endsWith('0') ? '1' : '0'}`
    expect((await shop().fetch(`/api/scope/downloadFile?fileID=${other}`)).status).toBe(404)
  })

  it('adds up what was bought in each currency by itself, also in the document (ACCT-02)', async () => {
    const bought = async (quantity: number) => {
      const one = await shipping(shop(), US, { skuCode: 'SKP1N1', quantity })
      await one.pay('termPayment', { purchaseOrderNumber: `PO-${quantity}` })
      const { orderID } = (await one.place()).body.placement.order
      return { one, orderID }
    }
    const inEuros = await bought(5)
    const { one } = await bought(3)
    // The account has moved since.
    const isEarlier = eq(placedOrder.id, inEuros.orderID)
    await shop().database.update(placedOrder).set({ currencyCode: 'EUR' }).where(isEarlier)
    const days = { startDate: today(), endDate: today() }
    const { accountStatement } = await one.read('getAccountStatement', days)
    const [euros, dollars] = accountStatement.entries
    expect([euros.currencyCode, dollars.currencyCode]).toEqual(['EUR', 'USD'])
    expect(accountStatement).toMatchObject({
      currencyCode: 'USD',
      amountTotal: dollars.amount,
      openTotal: dollars.openAmount,
      overdueTotal: 0,
      otherTotals: [
        {
          currencyCode: 'EUR',
          amountTotal: euros.amount,
          openTotal: euros.openAmount,
          overdueTotal: 0,
        },
      ],
    })
    const { file_fileID: fileID } = accountStatement.file
    const file = await shop().fetch(`/api/scope/downloadFile?fileID=${fileID}`)
    const said = textsOfPdf(new Uint8Array(await file.arrayBuffer()))
    const sums = said.slice(said.indexOf('Ordered on terms'))
    for (const { amount, currencyCode } of [euros, dollars])
      expect(sums).toContain(moneyText(amount, currencyCode))
  })

  it('counts the terms of an order from the day on which the last of it was sent (ACCT-02)', async () => {
    for (const email of [US, 'eu@manifold.test']) {
      const customer = await signedIn(shop(), email)
      const days = { startDate: dayFromNow(shop(), -300), endDate: today() }
      const { accountStatement } = (await customer.read('getAccountStatement', days)).body
      const due = accountStatement.entries.filter((row: Json) => row.dueDate !== '')
      expect(due.some((row: Json) => row.openAmount > 0)).toBe(true)
      const { accountAgenda } = (await customer.read('getAccountAgenda')).body
      const late = due.filter((row: Json) => row.openAmount > 0 && row.dueDate < today())
      expect(accountAgenda.overdueInvoices).toMatchObject([{ invoicesCount: late.length }])
      expect(accountAgenda.overdueInvoices[0].openAmount).toBeCloseTo(accountStatement.overdueTotal)
      for (const { orderID, dueDate, openAmount } of due) {
        const { orderDetails } = (await customer.read('getOrderDetails', { orderID })).body
        const sent = orderDetails.orderFulfillments.map((row: Json) =>
          row.orderDeliveryItems_orderDelivery_shipmentDateTime.slice(0, 10),
        )
        const terms = email === US ? 30 : 14
        const last = Date.parse(sent.toSorted().at(-1)) + terms * 86_400_000
        expect(dueDate).toBe(new Date(last).toISOString().slice(0, 10))
        const [{ paymentDueDate, openOnTermsAmount }] = orderDetails.orderInfo
        expect(openOnTermsAmount).toBe(openAmount)
        expect(paymentDueDate).toBe(openAmount > 0 ? dueDate : '')
      }
    }
  })

  it.each([
    [{ endDate: '2026-03-31' }, 'startDate'],
    [{ startDate: '2026-02-30', endDate: '2026-03-31' }, 'startDate'],
    [{ startDate: '2026-03-01' }, 'endDate'],
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }, 'endDate'],
    [{ startDate: '2025-01-01', endDate: '2026-01-02' }, 'endDate'],
  ])('is refused for %j under %s', async (days, field) => {
    const customer = await signedIn(shop(), US)
    const { body } = await customer.read('getAccountStatement', days)
    expect(Object.keys(body.errors)).toEqual([field])
  })
})

onEachEngineExhaustively('the shipments of an account', (shop) => {
  it('come in pages, each with its number, its order and its carrier, and are nobody else’s (T09)', async () => {
    const customer = await signedIn(shop(), US)
    const page = async (currentPage: number) =>
      (
        await customer.read('getAllOrderDeliveryOnAccount', {
          pageRecordsShow: '4',
          currentPage: String(currentPage),
        })
      ).body.orderDeliveryOnAccount
    const first = await page(1)
    const second = await page(2)
    expect(first.ordersOnAccount).toHaveLength(4)
    expect(first.recordsCount).toBeGreaterThan(4)
    const ids = [...first.ordersOnAccount, ...second.ordersOnAccount].map(
      (row: Json) => row.orderDeliveryID,
    )
    expect(new Set(ids).size).toBe(8)
    const [row] = first.ordersOnAccount
    expect(row.trackingUrl).toBe(`https://www.ups.com/track?tracknum=${row.trackingNumber}`)
    expect(row.shipmentDateTime).not.toBe('')
    const { orderDetails } = (
      await customer.read('getOrderDetails', { orderID: row.order_orderID })
    ).body
    expect(
      orderDetails.orderFulfillments.map(
        (each: Json) => each.orderDeliveryItems_orderDelivery_trackingNumber,
      ),
    ).toContain(row.trackingNumber)
    const stranger = await signedIn(shop(), 'other-us@manifold.test')
    const theirs = (await stranger.read('getAllOrderDeliveryOnAccount')).body.orderDeliveryOnAccount
    expect(theirs.ordersOnAccount.map((each: Json) => each.orderDeliveryID)).not.toContain(ids[0])
  })
})

onEachEngineExhaustively('the shipments of the seed', (shop) => {
  it.each([US, 'workshop@manifold.test'])('have left before now, for %s', async (owner) => {
    const customer = await signedIn(shop(), owner)
    const { ordersOnAccount } = (
      await customer.read('getAllOrderDeliveryOnAccount', { pageRecordsShow: '50' })
    ).body.orderDeliveryOnAccount
    expect(ordersOnAccount.length).toBeGreaterThan(3)
    for (const { shipmentDateTime } of ordersOnAccount) {
      expect(Date.parse(shipmentDateTime)).toBeLessThan(shop().now().getTime())
    }
  })
})

onEachEngineExhaustively('the agenda of an account', (shop) => {
  it('names what is due next: deliveries, invoices and returned quotes, at most three of each', async () => {
    const customer = await signedIn(shop(), US)
    const { accountAgenda } = (await customer.read('getAccountAgenda')).body
    for (const kind of ['deliveries', 'invoices', 'quotes']) {
      expect(accountAgenda[kind].length).toBeGreaterThan(0)
      expect(accountAgenda[kind].length).toBeLessThanOrEqual(3)
    }
    const days: readonly string[] = accountAgenda.invoices.map(({ dueDate }: Json) => dueDate)
    expect(days).toEqual(days.toSorted((one, other) => one.localeCompare(other)))
    // What is overdue is summed up beside them, and said once.
    expect(accountAgenda.overdueInvoices).not.toEqual([])
    expect(days.filter((day) => day < dayFromNow(shop(), 0))).toEqual([])
    expect((await get(shop().fetch, 'getAccountAgenda')).status).toBe(401)
  })

  it('names the scheduled deliveries that wait for their owner, and at least one that comes (SUBS-05)', async () => {
    const later = await planned(shop(), { firstDate: dayFromNow(shop(), 20) })
    const soon = await planned(shop(), { firstDate: dayFromNow(shop(), 5) })
    const agenda = async (who = US) => {
      const customer = await signedIn(shop(), who)
      const { scheduledDeliveries } = (await customer.read('getAccountAgenda')).body.accountAgenda
      return scheduledDeliveries.map((row: Json) => [
        row.orderTemplateID,
        row.mostRecentError?.systemCode,
      ])
    }
    expect(await agenda()).toEqual([
      [soon.orderTemplateID, undefined],
      [later.orderTemplateID, undefined],
    ])
    const stopped = []
    for (let count = 0; count < 3; count += 1) {
      const { orderTemplateID } = await planned(shop(), {
        firstDate: dayFromNow(shop(), 30 + count),
      })
      stopped.push(orderTemplateID)
      await shop()
        .database.update(scheduledDelivery)
        .set({ problem: { code: 'declined', at: shop().now().toISOString() } })
        .where(eq(scheduledDelivery.id, orderTemplateID))
    }
    expect(await agenda()).toEqual([
      [stopped[0], 'declined'],
      [stopped[1], 'declined'],
      [soon.orderTemplateID, undefined],
    ])
    expect(await agenda('other-us@manifold.test')).toEqual([])
  })

  it('names drafts with a day that has become too early, and with another price, each by how many lines', async () => {
    const customer = await signedIn(shop(), 'other-us@manifold.test')
    const { orderID, orderItems } = await customer.draft('Left lying')
    const [line] = orderItems
    const drafts = async () => {
      const present = await signedIn(shop(), 'other-us@manifold.test')
      const { accountAgenda } = (await present.read('getAccountAgenda')).body
      const named = accountAgenda.draftQuotes.filter((row: Json) => row.orderID === orderID)
      return named.map((row: Json) => [row.itemsTooEarly, row.itemsRepriced])
    }
    expect(await drafts()).toEqual([])
    const kept = eq(quoteItem.id, line.orderItemID)
    const [item] = await shop().database.select().from(quoteItem).where(kept)
    if (item === undefined) throw new Error('The line is gone.')
    const price = { ...item.price, lineTotal: item.price.lineTotal + 1 }
    await shop().database.update(quoteItem).set({ price }).where(kept)
    expect(await drafts()).toEqual([[0, 1]])
    shop().setNow(new Date(shop().now().getTime() + 20 * 86_400_000))
    expect(await drafts()).toEqual([[1, 1]])
    const unchecked = async () => {
      const present = await signedIn(shop(), 'other-us@manifold.test')
      return (await present.read('getAccountAgenda')).body.accountAgenda.draftQuotesUncheckedCount
    }
    const newerDrafts = (from: number, to: number) =>
      shop().database.execute(sql`insert into quote select (jsonb_populate_record(given, jsonb_build_object(
        'order_id', 'newer ' || i, 'order_payment_id', 'newer ' || i, 'quote_number', 9000000 + i,
        'created_at', given.created_at + i * interval '1 minute'
      ))).* from quote given, generate_series(${from}::int, ${to}::int) i where given.order_id = ${orderID}`)
    // Of two hundred drafts, and of no more: how many are older is said.
    await newerDrafts(1, 199)
    const older = await unchecked()
    expect(await drafts()).toEqual([[1, 1]])
    await newerDrafts(200, 200)
    expect([await drafts(), await unchecked()]).toEqual([[], older + 1])
  })

  it('names a quote that nobody decides from a week before its end, until it has been copied (QUOTE-29)', async () => {
    const THEIRS = 'other-us@manifold.test'
    const ending = async (who = THEIRS) => {
      const { body } = await (await signedIn(shop(), who)).read('getAccountAgenda')
      const { expiringQuotes, expiringQuotesCount } = body.accountAgenda
      expect(expiringQuotesCount).toBe(expiringQuotes.length)
      return expiringQuotes
    }
    const later = (days: number) =>
      shop().setNow(new Date(shop().now().getTime() + days * 86_400_000))
    expect(await ending()).toEqual([])
    later(18)
    const [quote, ...others] = await ending()
    expect(others).toEqual([])
    expect(quote).toMatchObject({ quoteName: 'Neighbour order', expiredFlag: false })
    expect((await ending(US)).map((row: Json) => row.orderID)).not.toContain(quote.orderID)
    later(9)
    expect(await ending()).toEqual([{ ...quote, expiredFlag: true }])
    later(31)
    expect(await ending()).toEqual([])
    later(-31)
    const customer = await signedIn(shop(), THEIRS)
    await customer.write('duplicateOrder', { orderID: quote.orderID, quoteName: 'Asked again' })
    expect(await ending()).toEqual([])
  })

  it('names the quote that ends next first, and of those that have ended the latest (QUOTE-29)', async () => {
    shop().setNow(new Date(shop().now().getTime() + 18 * 86_400_000))
    const customer = await signedIn(shop(), 'other-us@manifold.test')
    const named = async () => {
      const { body } = await customer.read('getAccountAgenda')
      return body.accountAgenda.expiringQuotes
    }
    const [{ orderID, validUntilDate }] = await named()
    const dayIn = (days: number) =>
      new Date(shop().now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    for (const days of [1, -4, -2]) {
      await shop().database.execute(sql`insert into quote select (jsonb_populate_record(given, jsonb_build_object(
        'order_id', 'ends ' || ${days}::int, 'order_payment_id', 'ends ' || ${days}::int,
        'quote_number', 9100000 + ${days}::int, 'valid_until', ${dayIn(days)}::text
      ))).* from quote given where given.order_id = ${orderID}`)
    }
    const days = (await named()).map((row: Json) => row.validUntilDate)
    const standing = [dayIn(1), String(validUntilDate)].toSorted((a, b) => a.localeCompare(b))
    expect(days).toEqual([...standing, dayIn(-2), dayIn(-4)])
  })

  it('names what was to come on a day that is over apart from what comes next', async () => {
    const customer = await signedIn(shop(), US)
    const { accountAgenda } = (await customer.read('getAccountAgenda')).body
    const { deliveries, lateDeliveries, lateDeliveriesCount } = accountAgenda
    const today = shop().now().toISOString().slice(0, 10)
    expect(lateDeliveries.length).toBeGreaterThan(0)
    expect(lateDeliveriesCount).toBeGreaterThanOrEqual(lateDeliveries.length)
    for (const { plannedDeliveryDate } of lateDeliveries)
      expect(plannedDeliveryDate < today).toBe(true)
    const yesterday = dayFromNow(shop(), -1)
    for (const { plannedDeliveryDate } of deliveries) {
      expect(plannedDeliveryDate >= yesterday).toBe(true)
    }
  })
})
