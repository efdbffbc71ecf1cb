/** Products for one call: fifty lines of one family ask the database once. */

import {
  productByModelNumber,
  productsBySkuCodes,
  type StoredProduct,
} from '../../catalogue/catalogue.ts'
import type { Database } from '../../database/database.ts'

/** Answers the product that a model code belongs to; undefined when there is none. */
export type ProductLookup = (modelNumber: string) => Promise<StoredProduct | undefined>

/** The lookup caches for one call only, so that a later call sees a changed catalog. */
export function productLookup(db: Database): ProductLookup {
  const known = new Map<string, Promise<StoredProduct | undefined>>()
  return (modelNumber) => {
    const skuCode = skuCodeOf(modelNumber)
    const found = known.get(skuCode) ?? productByModelNumber(db, modelNumber)
    known.set(skuCode, found)
    return found
  }
}

/** The same for models that are known beforehand: all of their products are read at once. */
export async function productsOfModels(
  db: Database,
  modelNumbers: readonly string[],
): Promise<(modelNumber: string) => StoredProduct | undefined> {
  const found = await productsBySkuCodes(db, [...new Set(modelNumbers.map(skuCodeOf))])
  const known = new Map(found.map((each) => [each.skuCode, each]))
  return (modelNumber) => known.get(skuCodeOf(modelNumber))
}

function skuCodeOf(modelNumber: string): string {
  return modelNumber.trim().slice(0, 3).toUpperCase()
}
