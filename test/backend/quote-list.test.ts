import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bringWordsInStep } from '../../reference-backend/commerce/quotes/quote-words.ts'
import { looseText } from '../../reference-backend/database/loose-number.ts'
import { quote, quoteItem, quoteWords } from '../../reference-backend/database/schema/commerce.ts'
import { type Json, lineOf, sampleModel, signedIn } from './customer.ts'
import { onEachEngine } from './each-engine.ts'

/** Whether a quote waits for the customer again. */
const isReturned = (row: Json) => row.orderStatusType_typeCode === 'qstRejected'

onEachEngine('the list of quotes', (shop) => {
  it.each(['us@manifold.test', 'eu@manifold.test'])(
    'of %s has every status and pages',
    async (who) => {
      const customer = await signedIn(shop(), who)
      const list = async (parameters: Record<string, string>) =>
        (await customer.read('getQuotes', parameters)).body.quotesOnAccount
      const drafts = await list({ statusTypeCode: 'qstDraft' })
      expect(drafts).toMatchObject({ pageRecordsShow: 10, currentPage: 1, totalPages: 2 })
      expect(drafts.recordsCount).toBeGreaterThanOrEqual(12)
      const rest = await list({ statusTypeCode: 'qstDraft', currentPage: '2' })
      const rows: readonly Json[] = [...drafts.ordersOnAccount, ...rest.ordersOnAccount]
      expect(new Set(rows.map(({ orderID }) => orderID)).size).toBe(drafts.recordsCount)
      // An empty draft, too, counts in the money of its customer.
      const currencies = rows.map(({ currencyCode }) => currencyCode)
      expect(new Set(currencies)).toEqual(new Set([who.startsWith('us') ? 'USD' : 'EUR']))
      const submitted = await list({
        statusTypeCode: 'qstPendingReview,qstOrderEntryRequestUpdated,qstRejected',
      })
      const codes = submitted.ordersOnAccount.map((row: Json) => row.orderStatusType_typeCode)
      expect(new Set(codes).size).toBe(3)
      const done = await list({ statusTypeCode: 'qstApproved,qstRejectedQuote' })
      expect(done.recordsCount).toBeGreaterThanOrEqual(3)
    },
  )

  it('is sorted by creation, the newest first, those that came back before all others', async () => {
    const customer = await signedIn(shop(), 'us@manifold.test')
    const { body } = await customer.read('getQuotes', { pageRecordsShow: '100' })
    const rows = body.quotesOnAccount.ordersOnAccount
    const dates = rows.map((row: Json) => [isReturned(row), row.createdDateTime].join(' '))
    expect(rows.filter(isReturned).length).toBeGreaterThan(1)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('says of returned quotes alone which answers their customer has taken back', async () => {
    const customer = await signedIn(shop(), 'us@manifold.test')
    const listed = async (): Promise<readonly Json[]> =>
      (await customer.read('getQuotes', { pageRecordsShow: '100' })).body.quotesOnAccount
        .ordersOnAccount
    const recalled = async () =>
      (await listed())
        .filter(({ recalledFlag }) => recalledFlag !== false)
        .map((row) => row.orderID)
    expect(await recalled()).toEqual([])
    const [{ orderID }] = (await listed()).filter(isReturned)
    const quoteStatus = 'qstOrderEntryRequestUpdated'
    await customer.write('updateQuoteStatus', { orderID, quoteStatus, reason: 'The left one.' })
    expect(await recalled()).toEqual([])
    await customer.write('recallQuote', { orderID })
    expect(await recalled()).toEqual([orderID])
  })

  it.each([
    ['-1', 1],
    ['0', 1],
    ['abc', 1],
    ['1e9', 2],
    ['99', 2],
  ])('corrects page %s to %i (T43)', async (currentPage, expected) => {
    const customer = await signedIn(shop(), 'us@manifold.test')
    const parameters = { statusTypeCode: 'qstDraft', currentPage }
    const { body } = await customer.read('getQuotes', parameters)
    expect(body.quotesOnAccount.currentPage).toBe(expected)
    expect(body.quotesOnAccount.ordersOnAccount.length).toBeGreaterThan(0)
  })

  it.each([
    ['createdDateTime|ASC', 'createdDateTime', (one: Json, other: Json) => (one < other ? -1 : 1)],
    ['calculatedTotal|DESC', 'calculatedTotal', (one: Json, other: Json) => other - one],
  ])('comes in the order %s over all pages', async (orderBy, field, compare) => {
    const customer = await signedIn(shop(), 'us@manifold.test')
    const page = async (currentPage: string) =>
      (await customer.read('getQuotes', { orderBy, currentPage, pageRecordsShow: '12' })).body
        .quotesOnAccount.ordersOnAccount
    const rows = [...(await page('1')), ...(await page('2'))]
    const others = rows.findIndex((row: Json) => !isReturned(row))
    expect(rows.length - others).toBeGreaterThan(12)
    for (const part of [rows.slice(0, others), rows.slice(others)]) {
      const values = part.map((row: Json) => row[field])
      expect(values).toEqual(values.toSorted(compare))
    }
  })

  it.each(['', 'quoteName|DESC; drop table quote', '__proto__', 'constructor'])(
    'is the newest first for the order %j',
    async (orderBy) => {
      const customer = await signedIn(shop(), 'us@manifold.test')
      const { body } = await customer.read('getQuotes', { orderBy })
      const plain = await customer.read('getQuotes')
      expect(body.quotesOnAccount).toEqual(plain.body.quotesOnAccount)
    },
  )

  it('counts every status as it is on that day, whichever is asked for', async () => {
    const customer = await signedIn(shop(), 'us@manifold.test')
    const { body } = await customer.read('getQuotes', { pageRecordsShow: '100' })
    const { ordersOnAccount, recordsCountByStatus } = body.quotesOnAccount
    const counted: Record<string, number> = {}
    for (const { orderStatusType_typeCode: code } of ordersOnAccount) {
      counted[code] = (counted[code] ?? 0) + 1
    }
    expect(counted['qstExpired']).toBeGreaterThan(0)
    expect(recordsCountByStatus).toEqual(counted)
    const drafts = await customer.read('getQuotes', { statusTypeCode: 'qstDraft' })
    expect(drafts.body.quotesOnAccount.recordsCountByStatus).toEqual(counted)
  })

  it('finds a quote by what it and its lines are called, as long as they are', async () => {
    const customer = await signedIn(shop(), 'us@manifold.test')
    const { orderID } = await customer.draft('Press line seven')
    const found = async (keyword: string) => {
      const { body } = await customer.read('getQuotes', { keyword, pageRecordsShow: '100' })
      return body.quotesOnAccount.ordersOnAccount.some((row: Json) => row.orderID === orderID)
    }
    await customer.write('addOrderItem', {
      orderID,
      ...lineOf(sampleModel('US')),
      customerMaterialNumber: 'MAT-08/15',
    })
    expect(await Promise.all(['seven press', 'mat-08/15', 'LINE 08/15'].map(found))).toEqual([
      true,
      true,
      true,
    ])
    const db = shop().database
    await db.update(quote).set({ name: 'Press' }).where(eq(quote.id, orderID))
    expect(await found('seven')).toBe(false)
    await db
      .update(quoteItem)
      .set({ customerMaterialNumber: 'MAT-4712' })
      .where(eq(quoteItem.quoteId, orderID))
    expect(await Promise.all(['08/15', 'press 4712'].map(found))).toEqual([false, true])
    await db.delete(quoteItem).where(eq(quoteItem.quoteId, orderID))
    expect(await found('4712')).toBe(false)
    expect(await found('press')).toBe(true)
  })

  it('finds own numbers without each sign that separates their parts', async () => {
    const customer = await signedIn(shop(), 'us@manifold.test')
    const { orderID } = await customer.draft('Press line eight')
    await customer.write('addOrderItem', { orderID, ...lineOf(sampleModel('US')) })
    const signs = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code))
    const separators = signs.filter((sign) => looseText(sign) === '')
    expect(separators).toEqual(expect.arrayContaining([' ', '-', '.', '/']))
    await shop()
      .database.update(quoteItem)
      .set({ customerMaterialNumber: `ÜS${separators.join('7')}1018` })
      .where(eq(quoteItem.quoteId, orderID))
    const found = async (keyword: string) => {
      const { body } = await customer.read('getQuotes', { keyword })
      return body.quotesOnAccount.ordersOnAccount.map((row: Json) => row.orderID)
    }
    const sevens = '7'.repeat(separators.length - 1)
    for (const keyword of [`üs${sevens}1018`, `Ü-S${sevens.slice(1)}`, `üs.${sevens}`]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other says which one fails
      expect(await found(keyword), keyword).toEqual([orderID])
    }
    await shop()
      .database.update(quoteItem)
      .set({ customerMaterialNumber: '', customCode: 'KX-20/71' })
      .where(eq(quoteItem.quoteId, orderID))
    expect(await Promise.all([`üs${sevens}1018`, 'kx2071', 'kx20.7'].map(found))).toEqual([
      [],
      [orderID],
      [orderID],
    ])
  })

  it('finds numbers of quotes that were there before these were kept without separators', async () => {
    const customer = await signedIn(shop(), 'us@manifold.test')
    const { orderID } = await customer.draft('Press line nine')
    await customer.write('addOrderItem', {
      orderID,
      ...lineOf(sampleModel('US')),
      customerMaterialNumber: 'MAT-08/15',
    })
    const second = await customer.draft('Press line ten')
    await customer.write('setupTradeOrderPayment', {
      orderID: second.orderID,
      purchaseOrderNumber: 'MAT 08.15',
    })
    const found = async () => {
      const { body } = await customer.read('getQuotes', { keyword: 'mat0815' })
      return body.quotesOnAccount.ordersOnAccount.map((row: Json) => row.orderID)
    }
    const db = shop().database
    const kept = () => db.select().from(quoteWords).orderBy(quoteWords.quoteId)
    const words = await kept()
    // As a version from before has left them.
    await db.update(quoteWords).set({
      words: sql`regexp_replace(${quoteWords.words}, E'\\n\\t[^\\n]*', '', 'g')`,
      hasBare: false,
    })
    expect(await found()).toEqual([])
    await bringWordsInStep(db)
    expect(await found()).toEqual([second.orderID, orderID])
    expect(await kept()).toEqual(words)
  })

  it('takes a keyword of fifty words', async () => {
    const customer = await signedIn(shop(), 'us@manifold.test')
    const { status, body } = await customer.read('getQuotes', { keyword: 'line '.repeat(50) })
    expect(status).toBe(200)
    expect(body.quotesOnAccount.recordsCount).toBeGreaterThan(0)
  })

  it('answers an empty first page for a status that no quote has', async () => {
    const customer = await signedIn(shop(), 'us@manifold.test')
    const { body } = await customer.read('getQuotes', { statusTypeCode: 'qstOnHold' })
    expect(body.quotesOnAccount).toMatchObject({
      ordersOnAccount: [],
      recordsCount: 0,
      currentPage: 1,
      totalPages: 1,
    })
  })

  it('offers the drafts, and only them, for adding to', async () => {
    const customer = await signedIn(shop(), 'us@manifold.test')
    const { body } = await customer.read('getCartAndDraftQuoteOrders')
    const codes = body.cartQuoteOrders.map((row: Json) => row.orderStatusType_typeCode)
    expect(new Set(codes)).toEqual(new Set(['qstDraft']))
  })

  it('says of each draft when it was changed last', async () => {
    const customer = await signedIn(shop(), 'us@manifold.test')
    const drafts = async () =>
      (await customer.read('getCartAndDraftQuoteOrders')).body.cartQuoteOrders
    const before = await drafts()
    const { orderID } = before.at(-1)
    const later = new Date(shop().now().getTime() + 60_000)
    shop().setNow(later)
    const payment = { orderID, purchaseOrderNumber: 'PO-4711' }
    expect(await customer.write('setupTradeOrderPayment', payment)).toMatchObject({ status: 200 })
    const changed = (await drafts()).filter(
      (row: Json, index: number) => row.lastChangedDateTime !== before[index].lastChangedDateTime,
    )
    expect(changed).toMatchObject([{ ...payment, lastChangedDateTime: later.toISOString() }])
  })
})
