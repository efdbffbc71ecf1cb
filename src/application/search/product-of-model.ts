/** The product of a sku, or of the sku that a model code begins with. */
import { taskEither as TE } from 'fp-ts'
import { skuCodeOf } from '../../domain/catalogue/model-code.ts'
import type { Product } from '../../domain/catalogue/product.ts'
import { orMissing } from '../catalogue/or-missing.ts'
import type { PortFailure } from '../failure.ts'
import type { ProductCatalogue } from '../ports/product-catalogue.ts'

/** Fetches the product by the first three characters of a model code; `missing` is an answer. */
export function productOfModel(
  bySkuCode: ProductCatalogue['bySkuCode'],
  modelCode: string,
  signal?: AbortSignal,
): TE.TaskEither<PortFailure, Product | 'missing'> {
  const skuCode = skuCodeOf(modelCode)
  if (skuCode === undefined) return TE.right('missing')
  return productOfSku(bySkuCode, skuCode, signal)
}

/** Fetches the product of a sku; `missing` is an answer. */
export function productOfSku(
  bySkuCode: ProductCatalogue['bySkuCode'],
  skuCode: string,
  signal?: AbortSignal,
): TE.TaskEither<PortFailure, Product | 'missing'> {
  return orMissing(bySkuCode(skuCode, signal))
}
