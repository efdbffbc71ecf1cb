/** Prices of models that stand side by side, in one call; where it fails, each by itself. */
import { either as E, function as F, task as T, taskEither as TE } from 'fp-ts'
import type { AskedModel } from '../../domain/pricing/asked-model.ts'
import { answersAnotherModel, type CalculatedPrice } from '../../domain/pricing/calculated-price.ts'
import { isForAll } from '../../domain/shared/port-failure.ts'
import type { PortFailure } from '../failure.ts'
import type { PriceBook } from '../ports/price-book.ts'
import type { Program } from '../program.ts'

/** A question with its answer, so that no price can come to stand at another question. */
export interface PricedModel {
  readonly asked: AskedModel
  /** Undefined where there is none. */
  readonly price: CalculatedPrice | undefined
  /** Why it could not be had, while others could. */
  readonly failure?: PortFailure | undefined
}

export interface ComparingPorts {
  readonly priceBook: Pick<PriceBook, 'prices'>
  /** Refuses an answer for another model than was asked for (O-29). */
  readonly strictPriceMatch: () => boolean
}

/** Asks nothing where nothing is to be asked. One model that makes the call fail does not take the others' prices away. */
export function comparedPrices(
  ports: ComparingPorts,
  models: readonly AskedModel[],
  signal?: AbortSignal,
): Program<readonly PricedModel[]> {
  if (models.length === 0) return TE.right([])
  return F.pipe(
    pricesTogether(ports, models, signal),
    TE.orElse((failure) =>
      models.length === 1 || isForAll(failure)
        ? TE.left(failure)
        : pricesApart(ports, models, signal),
    ),
  )
}

/** Each model with its price or its own failure; a failure of all where none could be had. */
function pricesApart(
  ports: ComparingPorts,
  models: readonly AskedModel[],
  signal: AbortSignal | undefined,
): Program<readonly PricedModel[]> {
  const each = models.map((asked) =>
    F.pipe(
      pricesTogether(ports, [asked], signal),
      T.map((answer) => ({ asked, answer })),
    ),
  )
  return F.pipe(
    T.sequenceArray(each),
    T.map((answers) => {
      const failures = answers.flatMap(({ answer }) => (E.isLeft(answer) ? [answer.left] : []))
      const ended = failures.find(isForAll) ?? failures[answers.length - 1]
      if (ended) return E.left(ended)
      return E.right(
        answers.flatMap(({ asked, answer }): readonly PricedModel[] =>
          E.isRight(answer) ? answer.right : [{ asked, price: undefined, failure: answer.left }],
        ),
      )
    }),
  )
}

function pricesTogether(
  { priceBook, strictPriceMatch }: ComparingPorts,
  models: readonly AskedModel[],
  signal: AbortSignal | undefined,
): Program<readonly PricedModel[]> {
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
