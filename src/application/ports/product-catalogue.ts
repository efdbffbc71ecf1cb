/** Product definitions by their code or their address. */
import type { taskEither as TE } from 'fp-ts'
import type { Product } from '../../domain/catalogue/product.ts'
import type { PortFailure } from '../failure.ts'

export interface ProductCatalogue {
  /** The three characters that name a product; anything else is `not-found` without a request (T29). */
  readonly bySkuCode: (skuCode: string, signal?: AbortSignal) => TE.TaskEither<PortFailure, Product>
  readonly byUrlTitle: (
    urlTitle: string,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, Product>
}
