/** Whatever is on sale is found: by its title in each language, by its sku code, by its facets. */
import { expect, it } from 'vitest'
import { LOCALES, wordingIn } from '../../../reference-backend/catalogue/wording.ts'
import { ALL_FAMILIES } from '../../../reference-backend/seed/products/all-families.ts'
import { BRANDS } from '../../../reference-backend/seed/products/brands.ts'
import { categoryOf } from '../../../reference-backend/seed/products/build-product.ts'
import { PRODUCT_TYPES } from '../../../reference-backend/seed/products/product-types.ts'
import { onEachEngine } from '../each-engine.ts'

const LISTED = ALL_FAMILIES.filter(({ modelSearchOnly }) => !modelSearchOnly)

onEachEngine('every listed product', (shop) => {
  const found = async (query: string, filters: object = {}) => {
    const body = { query, size: 100, filters: { skuModelSearchFlag: 'No', ...filters } }
    const answer = await shop().fetch('/api/v1/public/search', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { products }: { products: { skuCode: string }[] } = await answer.json()
    return products.map(({ skuCode }) => skuCode)
  }

  it.each(LOCALES)('is among the first three found by its title in %s', async (locale) => {
    for (const { name, skuCode } of LISTED) {
      const title = wordingIn(locale).say(name)
      // oxlint-disable-next-line no-await-in-loop -- the database has one connection
      expect((await found(title)).slice(0, 3), title).toContain(skuCode)
    }
  })

  it('is found first by its sku code', async () => {
    for (const { skuCode } of LISTED) {
      // oxlint-disable-next-line no-await-in-loop -- the database has one connection
      expect((await found(skuCode))[0], skuCode).toBe(skuCode)
    }
  })

  it('is found by its brand, type and category together', async () => {
    for (const family of LISTED) {
      const filters = {
        'brands.brand': BRANDS[family.brand].slug,
        'productTypes.productType': PRODUCT_TYPES[family.productType].slug,
        'categories.category': categoryOf(family).slug,
      }
      // oxlint-disable-next-line no-await-in-loop -- the database has one connection
      expect(await found('', filters), family.skuCode).toContain(family.skuCode)
    }
  })
})
