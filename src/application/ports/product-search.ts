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
  /** Products a page; 12 unless it says otherwise (CAT-02), 20 where a draft order is filled (DRAFT). */
  readonly pageSize?: number
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
  readonly products: (
    query: ProductQuery,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, ProductListing>
}
