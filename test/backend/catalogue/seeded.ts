/** The seeded catalogue as tests ask for it: families with the documents and price lists made of them. */

import type {
  ModifierDocument,
  ProductDocument,
  Zone,
} from '../../../reference-backend/catalogue/product-document.ts'
import type { PriceList } from '../../../reference-backend/pricing/price-list.ts'
import type { PriceRequest } from '../../../reference-backend/pricing/model-price.ts'
import { priceModel } from '../../../reference-backend/pricing/price-model.ts'
import { buildPriceList } from '../../../reference-backend/seed/products/build-price-list.ts'
import { buildProduct } from '../../../reference-backend/seed/products/build-product.ts'
import { ALL_FAMILIES } from '../../../reference-backend/seed/products/all-families.ts'
import { FAMILIES } from '../../../reference-backend/seed/products/families.ts'
import type { Family } from '../../../reference-backend/seed/products/family.ts'
import { PLAIN_FAMILIES } from '../../../reference-backend/seed/products/plain-families.ts'
import { DEMONSTRATORS } from '../../../reference-backend/seed/products/sample-models.ts'

export interface SeededProduct {
  readonly family: Family
  readonly doc: ProductDocument
  readonly priceList: PriceList
}

export const ZONES = ['US', 'EU'] as const satisfies readonly Zone[]

/** The one family whose codes are ambiguous on purpose. */
export const AMBIGUOUS = 'TGX'

export const PRODUCTS: readonly SeededProduct[] = FAMILIES.map(seeded)

/** Without the products for testers, which are exempt from what makes a believable machine. */
export const MACHINES = PRODUCTS.filter(({ family }) => !DEMONSTRATORS.has(family.skuCode))

/** Seal kits, fittings, couplings: several skus each, nothing to configure; without the bundles that are built of them. */
export const PLAIN_PRODUCTS: readonly SeededProduct[] = PLAIN_FAMILIES.filter(
  ({ bundle }) => bundle === undefined,
).map(seeded)

function seeded(family: Family): SeededProduct {
  return {
    family,
    doc: buildProduct(family, [], ALL_FAMILIES),
    priceList: buildPriceList(family),
  }
}

/** Every modifier list of a set of products, one entry per product and zone. */
export function modifierLists(products: readonly SeededProduct[] = PRODUCTS) {
  return products.flatMap(({ doc }) =>
    ZONES.map((zone) => ({ skuCode: doc.skuCode, zone, modifiers: modifiersOf(doc, zone) })),
  )
}

export function modifiersOf(doc: ProductDocument, zone: Zone): readonly ModifierDocument[] {
  return zone === 'US' ? doc.modifiersUS : doc.modifiersEU
}

export function productOf(skuCode: string): SeededProduct {
  const found = [...PRODUCTS, ...PLAIN_PRODUCTS].find(({ doc }) => doc.skuCode === skuCode)
  if (found === undefined) throw new Error(`There is no product ${skuCode}.`)
  return found
}

/** Asks the server's own rules for the price of one model. */
export function price(
  zone: Zone,
  modelNumber: string,
  rest: Partial<Pick<PriceRequest, 'quantity' | 'configuration' | 'mayPreview'>> = {},
) {
  const { doc, priceList } = productOf(modelNumber.trim().slice(0, 3).toUpperCase())
  const product = { doc, priceList }
  return priceModel({ product, zone, modelNumber, quantity: 1, today: '2026-03-02', ...rest })
}

/** The price, or a failed test. */
export function pricedOf(...question: Parameters<typeof price>) {
  const answer = price(...question)
  if (!answer.ok) throw new Error(answer.text)
  return answer
}
