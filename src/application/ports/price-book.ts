/** Prices and lead times of configured models. */
import type { taskEither as TE } from 'fp-ts'
import type { Choices } from '../../domain/catalogue/modifier.ts'
import type { SkuId } from '../../domain/catalogue/product.ts'
import type { CalculatedPrice } from '../../domain/pricing/calculated-price.ts'
import type { Alternatives } from '../../domain/pricing/price-differences.ts'
import type { PortFailure } from '../failure.ts'

export interface PriceRequest {
  readonly skuId: SkuId
  readonly modelCode: string
  readonly quantity: number
  /** The reading that is meant, where the code alone has more than one. */
  readonly choices?: Choices | undefined
  /** Whether the quantities from which a piece costs less are wanted as well. */
  readonly wantsBreaks?: boolean | undefined
}

export interface PriceBook {
  /** Answers in the order of the requests; undefined where there is no price (CALL-03, O-29). At most 50 go in one call. */
  readonly prices: (
    requests: readonly PriceRequest[],
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly (CalculatedPrice | undefined)[]>
  /**
   * The same configuration with one other answer, for every other answer to every question that can be had in
   * the same quantity, beside its own price; undefined where it has no price. One call, however many there are.
   */
  readonly alternatives: (
    request: PriceRequest,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, Alternatives | undefined>
}
