/** Prices that the seller changes while quotes wait to be finished. */
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { product } from '../../reference-backend/database/schema/catalogue.ts'
import type { PriceList } from '../../reference-backend/pricing/price-list.ts'
import { type Json, sampleModel, signedIn } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'
import { TEST_REVIEW_KEY } from './test-shop.ts'

const CUSTOMER = 'other-us@manifold.test'
const { skuCode } = sampleModel('US')

onEachEngineExhaustively('a price that changes', (shop, onAny) => {
  /** What stood before, since a reset leaves the catalogue alone. */
  const before = new Map<string, PriceList>()
  afterEach(async () => {
    for (const [id, priceList] of before) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await shop().database.update(product).set({ priceList }).where(eq(product.id, id))
    }
    before.clear()
  })

  const change = async (order: string | undefined, amount: string | undefined): Promise<Json> => {
    const named = eq(product.skuCode, (order ?? '').toUpperCase())
    for (const { id, priceList } of await shop().database.select().from(product).where(named)) {
      before.set(id, priceList)
    }
    const response = await shop().fetch('/internal/review', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${TEST_REVIEW_KEY}`,
      },
      body: JSON.stringify({ action: 'price', order, amount }),
    })
    return response.json()
  }
  const waiting = async (orderID: string) => {
    const { body } = await (await signedIn(shop(), CUSTOMER)).read('getAccountAgenda')
    const named = body.accountAgenda.draftQuotes.filter((row: Json) => row.orderID === orderID)
    return named.map((row: Json) => row.itemsRepriced)
  }

  it('is told of the lines of a draft until the draft is written, and applies from then on', async () => {
    const customer = await signedIn(shop(), CUSTOMER)
    const { orderID, orderItems, orderItemsRepriced } = await customer.draft('Left lying')
    const [{ orderItemID, unitPrice }] = orderItems
    expect(orderItemsRepriced).toBeUndefined()
    expect(await waiting(orderID)).toEqual([])
    expect((await change(skuCode.toLowerCase(), '110')).ok).toBe(true)
    expect(await waiting(orderID)).toEqual([1])
    const told = await customer.quote(orderID)
    expect(told.orderItems[0].unitPrice).toBe(unitPrice)
    const [coming, ...others] = told.orderItemsRepriced
    expect(others).toEqual([])
    expect(coming.orderItemID).toBe(orderItemID)
    expect(coming.unitPrice / unitPrice).toBeCloseTo(1.1, 3)
    await customer.write('addPromotionCode', { orderID, promotionCode: 'WORKSHOP10' })
    const after = await customer.quote(orderID)
    expect(after.orderItems[0].unitPrice).toBe(coming.unitPrice)
    expect(after.orderItemsRepriced).toBeUndefined()
    expect(await waiting(orderID)).toEqual([])
  })

  onAny(() => {
    it('says nothing of a quote that can no longer be written', async () => {
      const customer = await signedIn(shop(), 'us@manifold.test')
      const { quotesOnAccount } = (
        await customer.read('getQuotes', { statusTypeCode: 'qstApproved' })
      ).body
      const [{ orderID }] = quotesOnAccount.ordersOnAccount
      const { orderItems } = await customer.quote(orderID)
      const code: string = orderItems[0].modelNumber.slice(0, 3)
      expect((await change(code, '90')).ok).toBe(true)
      expect((await customer.quote(orderID)).orderItemsRepriced).toBeUndefined()
    })

    it.each([
      [skuCode, '4'],
      [skuCode, '1040'],
      [skuCode, '104,5'],
      [skuCode, undefined],
      [undefined, '104'],
      ['ZZZ', '104'],
      ['SKP', '104'],
    ])('is refused for %s at %s, and nothing is written', async (order, amount) => {
      const rows = (await shop().journal()).length
      expect((await change(order, amount)).ok).toBe(false)
      expect(await shop().journal()).toHaveLength(rows)
    })
  })
})
