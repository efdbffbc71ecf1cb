import { eq, getTableColumns, sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { openShop } from '../../reference-backend/server/open-shop.ts'
import { ACCOUNTS } from '../../reference-backend/seed/accounts.ts'
import { newId } from '../../reference-backend/database/identifier.ts'
import { cart } from '../../reference-backend/database/schema/checkout.ts'
import { account, quoteItem } from '../../reference-backend/database/schema/commerce.ts'
import { product } from '../../reference-backend/database/schema/catalogue.ts'
import { shopper } from './checkout-customer.ts'
import { type Json, lineOf, sampleModel, SEEDED, signedIn } from './customer.ts'
import { onEachEngine } from './each-engine.ts'
import { availableEngines, startPostgres } from './postgres.ts'
import { until } from './server-process.ts'
import { openTestShop, TEST_CONFIG } from './test-shop.ts'

const US = 'us@manifold.test'
/** Without those that the database makes by itself. */
const quoteItemColumns = sql.raw(
  Object.values(getTableColumns(quoteItem))
    .map(({ name }) => name)
    .join(', '),
)

onEachEngine('two servers on one database', (shop) => {
  const both = async () => {
    const one = await signedIn(shop(), US)
    const other = await signedIn(shop(), US, shop().secondFetch)
    return [one, other] as const
  }

  it('submit a quote once when both are asked at the same time (T40)', async () => {
    const [one, other] = await both()
    const request = {
      orderID: SEEDED.qstDraft,
      orderShippingDispatchOptionsCustom: 'shipCompleteOrder',
    }
    const replies = await Promise.all(
      [one, other, one, other].map((each) => each.write('submitQuoteForApproval', request)),
    )
    const refused = replies.filter(({ body }) => 'orderStatusType' in body.errors)
    expect(refused).toHaveLength(3)
    const rows = (await shop().journal()).filter(
      ({ action }) => action === 'submitQuoteForApproval',
    )
    expect(rows).toHaveLength(1)
    expect((await one.quote(SEEDED.qstDraft)).orderStatusHistory).toHaveLength(1)
  })

  it('lose no line and no cent when both add to one quote', async () => {
    const [one, other] = await both()
    const { orderID } = await one.draft()
    const line = { orderID, ...lineOf(sampleModel('US')) }
    const adding = Array.from({ length: 10 }, (_, index) =>
      (index % 2 === 0 ? one : other).write('addOrderItem', line),
    )
    for (const { body } of await Promise.all(adding)) expect(body.errors).toEqual({})
    const quote = await one.quote(orderID)
    expect(quote.orderItems).toHaveLength(11)
    const [{ itemTotalSummary }] = quote.orderItems
    expect(quote.orderTotalSummary.total).toBeCloseTo(11 * itemTotalSummary.lineTotal, 5)
    expect(quote.orderFulfillments).toHaveLength(1)
  })

  it('fill a quote up to its last line and not beyond, whatever was removed from it before (T40)', async () => {
    const [one, other] = await both()
    const { orderID, orderItems } = await one.draft()
    // 1,996 further lines; between the first and them as many have been removed.
    await shop().database.execute(sql`insert into quote_item (${quoteItemColumns})
      select ${quoteItemColumns} from (select (jsonb_populate_record(given, jsonb_build_object(
        'order_item_id', 'line ' || i, 'position', 3000 + i
      ))).* from quote_item given, generate_series(1, 1996) i
      where given.order_item_id = ${orderItems[0].orderItemID}) copies`)
    const line = { orderID, ...lineOf(sampleModel('US')) }
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        (index % 2 === 0 ? one : other).write('addOrderItem', line),
      ),
    )
    const refused = replies.filter(({ body }) => 'orderItems' in body.errors)
    expect(refused).toHaveLength(3)
    for (const { body } of refused)
      expect(body.errors.orderItems).toEqual(['A quote holds at most 2000 items.'])
    const ofQuote = eq(quoteItem.quoteId, orderID)
    expect(await shop().database.$count(quoteItem, ofQuote)).toBe(2000)
    const positions = await shop()
      .database.select({ at: quoteItem.position })
      .from(quoteItem)
      .where(ofQuote)
    expect(new Set(positions.map(({ at }) => at)).size).toBe(2000)
  })

  it('give every new quote a number of its own', async () => {
    const [one, other] = await both()
    const creating = Array.from({ length: 12 }, (_, index) =>
      (index % 2 === 0 ? one : other).write('createQuote', { quoteName: `Quote ${index}` }),
    )
    await Promise.all(creating)
    const { body } = await one.read('getCartAndDraftQuoteOrders')
    const numbers = body.cartQuoteOrders.map((row: Json) => row.quoteNumber)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('remove a quote once and refuse the rest as missing', async () => {
    const [one, other] = await both()
    const { orderID } = await one.draft()
    const replies = await Promise.all(
      [one, other].map((each) => each.write('deleteOrder', { orderID })),
    )
    const refused = replies.filter(({ body }) => 'orderID' in body.errors)
    expect(refused).toHaveLength(1)
  })
})

it.runIf(availableEngines().includes('postgres'))(
  'signs in with a cart while another device of the account begins one (AUTH-05)',
  async () => {
    const shop = await openTestShop({ engine: 'postgres' })
    onTestFinished(shop.close)
    const { database } = shop
    const visitor = shopper(shop.fetch)
    await visitor.add('SKP1N1', 3)
    const [own] = await database.select().from(account).where(eq(account.emailAddress, US))
    const accountId = own?.id ?? ''
    const { reply } = await database.transaction(async (tx) => {
      const touchedAt = shop.now()
      await tx.insert(cart).values({ id: newId(), accountId, touchedAt, promotionCodes: [] })
      const signedIn = visitor.write('login', { emailAddress: US, password: 'Manifold-2026' })
      const waits = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await until(async () => (await database.$count(waits)) > 0)
      return { reply: signedIn }
    })
    const { status, body } = await reply
    expect(status).toBe(200)
    expect(body.cart.orderItems).toMatchObject([{ sku: { skuCode: 'SKP1N1' }, quantity: 3 }])
    expect(await database.$count(cart)).toBe(1)
  },
)

it.runIf(availableEngines().includes('postgres'))(
  'prepares one Postgres once when two servers start on it at the same moment',
  async () => {
    const { url, stop } = await startPostgres()
    onTestFinished(stop)
    const start = () => openShop({ databaseUrl: url, config: TEST_CONFIG })
    const shops = await Promise.all([start(), start()])
    const [first] = shops
    expect(await first.database.select().from(account)).toHaveLength(ACCOUNTS.length)
    const products = await first.database.select({ code: product.skuCode }).from(product)
    expect(new Set(products.map(({ code }) => code)).size).toBe(products.length)
    await Promise.all(shops.map((shop) => shop.close()))
    const again = await start()
    expect(await again.database.select().from(account)).toHaveLength(ACCOUNTS.length)
    await again.close()
  },
)
