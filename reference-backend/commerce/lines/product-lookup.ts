/** Products for one call: fifty lines of one family ask the database once. */

import { productByModelNumber, type StoredProduct } from '../../catalogue/catalogue.ts'
import type { Database } from '../../database/database.ts'

/** Answers the product that a model code belongs to; undefined when there is none. */
export type ProductLookup = (modelNumber: string) => Promise<StoredProduct | undefined>

/** The lookup caches for one call only, so that a later call sees a changed catalog. */
export function productLookup(db: Database): ProductLookup {
  const known = new Map<string, Promise<StoredProduct | undefined>>()
  return (modelNumber) => {
    const skuCode = modelNumber.trim().slice(0, 3).toUpperCase()
    const found = known.get(skuCode) ?? productByModelNumber(db, modelNumber)
    known.set(skuCode, found)
    return found
  }
}
