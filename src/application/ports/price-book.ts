/** Prices and lead times of configured models. */
import type { taskEither as TE } from 'fp-ts'
import type { Choices } from '../../domain/catalogue/modifier.ts'
import type { SkuId } from '../../domain/catalogue/product.ts'
import type { CalculatedPrice } from '../../domain/pricing/calculated-price.ts'
import type { PortFailure } from '../failure.ts'

export interface PriceRequest {
  readonly skuId: SkuId
  readonly modelCode: string
  readonly quantity: number
  /** The reading that is meant, where the code alone has more than one. */
  readonly choices?: Choices | undefined
}

export interface PriceBook {
  /** Answers in the order of the requests; undefined where there is no price (CALL-03, O-29). At most 50 go in one call. */
  readonly prices: (
    requests: readonly PriceRequest[],
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly (CalculatedPrice | undefined)[]>
}
