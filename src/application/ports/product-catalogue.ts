/** Product definitions by their code or their address. */
import type { taskEither as TE } from 'fp-ts'
import type { Outline } from '../../domain/catalogue/outline.ts'
import type { Succession } from '../../domain/catalogue/succession.ts'
import type { Product, ProductSummary } from '../../domain/catalogue/product.ts'
import type { PortFailure } from '../failure.ts'

/** What of a product of the search leads to its definition. */
export type ListedProduct = Pick<ProductSummary, 'urlTitle' | 'definitionAddress'>

export interface ProductCatalogue {
  /** The three characters that name a product; anything else is `not-found` without a request (T29). */
  readonly bySkuCode: (skuCode: string, signal?: AbortSignal) => TE.TaskEither<PortFailure, Product>
  readonly byUrlTitle: (
    urlTitle: string,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, Product>
  /**
   * The definition of a product of the search: at the address that the search gives, else by its title
   * (CALL-36). An address that no definition may come from is `malformed` without a request (T28).
   */
  readonly listed: (
    product: ListedProduct,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, Product>
  /** What the dimension drawing of a product is made of; `not-found` for one that is not drawn to measure. */
  readonly outline: (urlTitle: string, signal?: AbortSignal) => TE.TaskEither<PortFailure, Outline>
  /**
   * What takes the place of the product of a sku code, which may have left the catalogue; `not-found` where nothing is
   * known to.
   */
  readonly succession: (
    skuCode: string,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, Succession>
}
