/** The edition of everything public: what a keeper of pages asks instead of their contents. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { contentEntry } from '../../reference-backend/database/schema/content.ts'
import { product } from '../../reference-backend/database/schema/catalogue.ts'
import { setting } from '../../reference-backend/database/schema/commerce.ts'
import { productReview } from '../../reference-backend/database/schema/product-reviews.ts'
import { stock } from '../../reference-backend/database/schema/stock.ts'
import { presentEdition } from '../../reference-backend/content/edition.ts'
import { stockPart } from '../../reference-backend/content/edition-parts.ts'
import { shipping } from './checkout-customer.ts'
import { onEachEngine } from './each-engine.ts'

onEachEngine('the edition of catalogue and content', (shop) => {
  interface Told {
    readonly edition: string
    readonly changedAt: string
    readonly parts: Readonly<Record<string, Pick<Told, 'edition' | 'changedAt'>>>
  }
  const ask = async (fetch = shop().fetch): Promise<Told> =>
    (await fetch('/api/v1/public/edition')).json()
  /** Names of the parts that are other ones, and of whatever else has changed of them. */
  const changedParts = ({ parts: before }: Told, { parts: after }: Told) =>
    Object.keys({ ...before, ...after }).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    )

  it('stays what it is while nothing public changes, on every server', async () => {
    const before = await ask()
    shop().setNow(new Date(shop().now().getTime() + 3_600_000))
    await shop().signIn('us@manifold.test')
    expect(await ask()).toEqual(before)
    expect(await ask(shop().secondFetch)).toEqual(before)
  })

  it.each([
    [
      'a product',
      async () => {
        const [{ id, name } = { id: '', name: '' }] = await shop().database.select().from(product)
        await shop().database.update(product).set({ name }).where(eq(product.id, id))
      },
    ],
    ['what is in stock', () => shop().database.update(stock).set({ quantity: 1 })],
    ['a review', () => shop().database.update(productReview).set({ rating: 5 })],
    [
      'a page of content',
      () => shop().database.update(contentEntry).set({ slug: contentEntry.slug }),
    ],
  ])('is another one, and a later one, once %s has changed', async (_, change) => {
    const before = await ask()
    await change()
    const after = await ask()
    expect(after.edition).not.toBe(before.edition)
    // A header tells whole seconds: two editions in the same one could not be told apart.
    expect(Date.parse(after.changedAt) - Date.parse(before.changedAt)).toBeGreaterThanOrEqual(1000)
  })

  it('is another one in one part of the stock alone once an order is placed', async () => {
    const one = await shipping(shop())
    await one.pay('termPayment', { purchaseOrderNumber: 'PO-9' })
    const before = await ask()
    expect((await one.place()).body.errors).toEqual({})
    const after = await ask(shop().secondFetch)
    const [sold] = await shop().database.select().from(stock).where(eq(stock.modelCode, 'SKT1NC'))
    const part = stockPart(sold?.productId ?? '')
    expect(changedParts(before, after)).toEqual([part])
    expect(after.parts[part]?.changedAt).toBe(after.changedAt)
  })

  it('is another one in the part that each product belongs to once its stock has changed', async () => {
    const rows = await shop().database.selectDistinctOn([stock.productId]).from(stock)
    for (const { modelCode, productId } of rows) {
      // oxlint-disable-next-line no-await-in-loop -- one change after the other
      const before = await ask()
      // oxlint-disable-next-line no-await-in-loop -- one change after the other
      await shop().database.update(stock).set({ quantity: 7 }).where(eq(stock.modelCode, modelCode))
      // oxlint-disable-next-line no-await-in-loop -- one change after the other
      expect(changedParts(before, await ask())).toEqual([stockPart(productId)])
    }
    expect(new Set(rows.map(({ productId }) => stockPart(productId))).size).toBeGreaterThan(10)
  })

  it('is another one of the contents alone once these have changed', async () => {
    const before = await ask()
    await shop().database.update(contentEntry).set({ slug: contentEntry.slug })
    expect(changedParts(before, await ask())).toEqual(['contents'])
  })

  it.each(['before', 'never before'])(
    'is of one second alone, though two servers that have asked %s notice two changes at once',
    async (asked) => {
      const { database } = shop()
      await database.delete(setting).where(eq(setting.key, 'edition'))
      if (asked === 'before') await ask()
      const now = shop().now()
      const [one, two] = await Promise.all(
        ['{"siteName":"One"}', '{"siteName":"Two"}'].map((settings) =>
          presentEdition(database, { now, settings }),
        ),
      )
      expect(one?.changedAt).not.toBe(two?.changedAt)
    },
  )

  it('keeps its time when a server of an earlier release has remembered it without parts', async () => {
    const { edition, changedAt } = await ask()
    await shop()
      .database.update(setting)
      .set({ value: JSON.stringify({ edition, changedAt }) })
      .where(eq(setting.key, 'edition'))
    const after = await ask()
    expect(after).toMatchObject({ edition, changedAt, parts: { contents: { changedAt } } })
  })

  it('is another one under other settings', async () => {
    const now = shop().now()
    const one = await presentEdition(shop().database, { now, settings: '{"siteName":"One"}' })
    const two = await presentEdition(shop().database, { now, settings: '{"siteName":"Two"}' })
    expect(two.edition).not.toBe(one.edition)
  })

  it('is kept by nobody', async () => {
    const { headers } = await shop().fetch('/api/v1/public/edition')
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
