/** What every product search promises. */
import { describe, expect, it } from 'vitest'
import type { ProductQuery } from '../../src/application/ports/product-search.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'

const everything: ProductQuery = { keyword: '', productType: undefined, page: 1 }

export const productSearchContract: Suite = (shop) => {
  const found = async (query: Partial<ProductQuery> = {}) =>
    right(await shop().search.products({ ...everything, ...query })())

  describe('a list of products', () => {
    it('is dropped when nobody waits for it any more', async () => {
      const leaving = new AbortController()
      const asking = shop().search.products(everything, leaving.signal)()
      leaving.abort()
      expect(kindOf(await asking)).toBe('aborted')
    })

    it('comes in twelves at most, and counts all (CAT-02)', async () => {
      const listing = await found()
      expect(listing.rows.length).toBeLessThanOrEqual(12)
      expect(listing.total).toBeGreaterThanOrEqual(listing.rows.length)
      expect(listing.pageCount).toBe(Math.ceil(listing.total / 12))
      expect(listing.page).toBe(1)
    })

    it('comes in as many as are asked for', async () => {
      const all = await found({ pageSize: 20 })
      expect(all.rows).toHaveLength(Math.min(20, all.total))
      const pairs = await found({ pageSize: 2, page: 2 })
      expect(pairs).toMatchObject({ page: 2, pageCount: Math.ceil(all.total / 2) })
      expect(pairs.rows.map(({ id }) => id)).toEqual(all.rows.slice(2, 4).map(({ id }) => id))
    })

    it('has all products on its pages, and none twice', async () => {
      const { pageCount, total } = await found()
      const pages = Array.from({ length: pageCount }, (_, index) => found({ page: index + 1 }))
      const ids = (await Promise.all(pages)).flatMap(({ rows }) => rows.map(({ id }) => id))
      expect(ids).toHaveLength(total)
      expect(new Set(ids).size).toBe(total)
    })

    it('has rows that lead to their products', async () => {
      const [row] = (await found()).rows
      const product = right(await shop().catalogue.byUrlTitle(row?.urlTitle ?? '')())
      expect(product).toMatchObject({ id: row?.id, name: row?.name, brand: row?.brand })
      expect(product.skus.map(({ code }) => code)).toContain(row?.skuCode)
    })

    it('leaves out what is sold by model code only (CALL-35)', async () => {
      const { catalogue, known } = shop()
      const hidden = right(await catalogue.bySkuCode(known.modelOnlySkuCode)())
      const { rows } = await found({ keyword: hidden.name })
      expect(rows.map(({ id }) => id)).not.toContain(hidden.id)
    })

    it('finds a product by its name and by its sku code', async () => {
      const { catalogue, known } = shop()
      const wanted = right(await catalogue.bySkuCode(known.skuCode)())
      for (const keyword of [wanted.name, known.skuCode]) {
        // oxlint-disable-next-line no-await-in-loop -- two of them
        const { rows } = await found({ keyword })
        expect(rows[0]?.id).toBe(wanted.id)
      }
    })

    it('counts the products of each type, and shows those of one', async () => {
      const all = await found()
      const sum = all.productTypes.reduce((total, { count }) => total + count, 0)
      expect(sum).toBe(all.total)
      const [type] = all.productTypes
      const listing = await found({ productType: type?.urlTitle })
      expect(listing.total).toBe(type?.count)
      expect(new Set(listing.rows.map(({ productType }) => productType))).toEqual(
        new Set([type?.name]),
      )
    })

    it('is empty when nothing is found', async () => {
      const listing = await found({ keyword: 'zzzzqqqq' })
      expect(listing).toMatchObject({ rows: [], total: 0, page: 1, pageCount: 1 })
    })
  })
}
