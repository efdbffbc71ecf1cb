/** The edition of everything public: what a keeper of pages asks instead of their contents. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { contentEntry } from '../../reference-backend/database/schema/content.ts'
import { product } from '../../reference-backend/database/schema/catalogue.ts'
import { productReview } from '../../reference-backend/database/schema/product-reviews.ts'
import { stock } from '../../reference-backend/database/schema/stock.ts'
import { presentEdition } from '../../reference-backend/content/edition.ts'
import { onEachEngine } from './each-engine.ts'

onEachEngine('the edition of catalogue and content', (shop) => {
  const ask = async (fetch = shop().fetch): Promise<{ edition: string; changedAt: string }> =>
    (await fetch('/api/v1/public/edition')).json()

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
