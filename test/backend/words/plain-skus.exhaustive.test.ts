/** Each plain sku of the catalogue speaks the language of its product. */
import { describe, expect, it } from 'vitest'
import { definitionIn } from '../../../reference-backend/catalogue/spoken-definition.ts'
import { wordedSku } from '../../../reference-backend/catalogue/worded-product.ts'
import { wordingIn } from '../../../reference-backend/catalogue/wording.ts'
import { catalogueRows } from '../../../reference-backend/seed/products/catalogue-rows.ts'

const OTHERS = ['de', 'es', 'fr'] as const

describe('the options of a plain sku', () => {
  it('are named like those of its product', async () => {
    const { products } = await catalogueRows()
    for (const locale of OTHERS) {
      for (const { doc } of products) {
        for (const sku of doc.skus) {
          const worded = wordedSku(sku, doc.productName, wordingIn(locale))
          expect(definitionIn(locale, sku.calculatedSkuDefinition)).toBe(
            worded.calculatedSkuDefinition,
          )
        }
      }
    }
  })
})
