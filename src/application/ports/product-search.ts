/** Lists of products. */
import type { taskEither as TE } from 'fp-ts'
import type { ProductSummary } from '../../domain/catalogue/product.ts'
import type { Page } from '../../domain/shared/paging.ts'
import type { PortFailure } from '../failure.ts'

export interface ProductQuery {
  readonly keyword: string
  /** The urlTitle of a product type, or undefined for all. */
  readonly productType: string | undefined
  /** From 1. */
  readonly page: number
}

export interface ProductTypeCount {
  readonly name: string
  readonly urlTitle: string
  readonly count: number
  readonly image: string | undefined
}

export interface ProductListing extends Page<ProductSummary> {
  readonly productTypes: readonly ProductTypeCount[]
}

export interface ProductSearch {
  /** A listing has 12 products a page (CAT-02). */
  readonly products: (
    query: ProductQuery,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, ProductListing>
}
