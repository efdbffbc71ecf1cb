/** Prices of models that stand side by side, in one call. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { AskedModel } from '../../domain/pricing/asked-model.ts'
import { answersAnotherModel, type CalculatedPrice } from '../../domain/pricing/calculated-price.ts'
import type { PriceBook } from '../ports/price-book.ts'
import type { Program } from '../program.ts'

/** A question with its answer, so that no price can come to stand at another question. */
export interface PricedModel {
  readonly asked: AskedModel
  /** Undefined where there is none. */
  readonly price: CalculatedPrice | undefined
}

export interface ComparingPorts {
  readonly priceBook: Pick<PriceBook, 'prices'>
  /** Refuses an answer for another model than was asked for (O-29). */
  readonly strictPriceMatch: () => boolean
}

/** Asks nothing where nothing is to be asked. */
export function comparedPrices(
  { priceBook, strictPriceMatch }: ComparingPorts,
  models: readonly AskedModel[],
  signal?: AbortSignal,
): Program<readonly PricedModel[]> {
  if (models.length === 0) return TE.right([])
  return F.pipe(
    priceBook.prices(models, signal),
    TE.map((prices) =>
      models.map((asked, index) => {
        const price = prices[index]
        const isOther = price !== undefined && answersAnotherModel(price, asked.modelCode)
        return { asked, price: isOther && strictPriceMatch() ? undefined : price }
      }),
    ),
  )
}
