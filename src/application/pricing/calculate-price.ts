/** Asks the price book for one configuration. */
import { function as F, taskEither as TE } from 'fp-ts'
import { askedModel } from '../../domain/pricing/asked-model.ts'
import { answersAnotherModel, type CalculatedPrice } from '../../domain/pricing/calculated-price.ts'
import type { PriceFailure, PriceQuestion } from '../../domain/pricing/price-flow.context.ts'
import type { PriceBook } from '../ports/price-book.ts'

export interface CalculatingPorts {
  readonly priceBook: Pick<PriceBook, 'prices'>
  /** Refuses an answer for another model than was asked for (O-29). Off by default: then it is only logged, by the price book (PRICE-14). */
  readonly strictPriceMatch: () => boolean
}

/** The price of a configuration that the chart has found complete, or why there is none. */
export function calculatePrice(
  { priceBook, strictPriceMatch }: CalculatingPorts,
  question: PriceQuestion,
  signal?: AbortSignal,
): TE.TaskEither<PriceFailure, CalculatedPrice> {
  const request = askedModel(question)
  return F.pipe(
    priceBook.prices([{ ...request, wantsBreaks: true }], signal),
    TE.mapLeft((failure): PriceFailure => failure),
    TE.flatMap(([price]) => {
      if (!price) return TE.left<PriceFailure>({ kind: 'no-price' })
      const isOther = answersAnotherModel(price, request.modelCode)
      if (isOther && strictPriceMatch()) return TE.left<PriceFailure>({ kind: 'no-price' })
      return TE.right(price)
    }),
  )
}
