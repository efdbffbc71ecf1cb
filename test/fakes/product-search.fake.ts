/** Product lists without a server: twelve a page unless asked otherwise, found by name or sku code. */
import { either as E } from 'fp-ts'
import type {
  ProductListing,
  ProductQuery,
  ProductSearch,
  ProductTypeCount,
} from '../../src/application/ports/product-search.ts'
import type { Product } from '../../src/domain/catalogue/product.ts'
import { clampPage } from '../../src/domain/shared/paging.ts'
import { aProductSummary } from '../builders/a-product.ts'
import type { FakeShop } from './fake-shop.ts'

const usualSize = 12

export function fakeProductSearch(shop: FakeShop): ProductSearch {
  return {
    products: (query, signal) =>
      shop.calls.ask(
        'productSearch.products',
        () => E.right(listing(shop.products, query)),
        signal,
      ),
  }
}

function listing(products: readonly Product[], query: ProductQuery): ProductListing {
  const perPage = query.pageSize ?? usualSize
  const word = query.keyword.trim().toLowerCase()
  const matching = products.filter(
    (product) =>
      !product.isModelSearchOnly &&
      (product.name.toLowerCase().includes(word) ||
        product.skus.some(({ code }) =>
          [code, code.slice(0, 3)].some((one) => one.toLowerCase() === word),
        )),
  )
  const chosen = matching.filter(
    ({ productType }) => !query.productType || productType.urlTitle === query.productType,
  )
  const pageCount = Math.max(1, Math.ceil(chosen.length / perPage))
  const page = clampPage(query.page, pageCount)
  const rows = chosen.slice((page - 1) * perPage, page * perPage).map(aProductSummary)
  return { rows, page, pageCount, total: chosen.length, productTypes: typesOf(matching) }
}

function typesOf(products: readonly Product[]): readonly ProductTypeCount[] {
  const types = new Map<string, ProductTypeCount>()
  for (const { productType } of products) {
    const count = (types.get(productType.urlTitle)?.count ?? 0) + 1
    types.set(productType.urlTitle, { ...productType, count, image: undefined })
  }
  return [...types.values()]
}
