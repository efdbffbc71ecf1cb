/** Prices of models that are compared, in as few calls as they go into; where one fails, each of its models by itself. */
import { either as E, function as F, readonlyArray as RA, task as T, taskEither as TE } from 'fp-ts'
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

/** As many as one call takes. */
const groupSize = 50

/** Up to so many are asked for one by one; of more, so many at a time first. */
const partSize = 8

/**
 * Asks nothing where nothing is to be asked. One model that makes its call fail does not take the others' prices away: a
 * call that fails is asked for in parts, and its models one by one. A failure of all where no price could be had.
 * @param onAgain called when a call has failed and its models are asked for once more
 */
export function comparedPrices(
  ports: ComparingPorts,
  models: readonly AskedModel[],
  signal?: AbortSignal,
  onAgain?: () => void,
): Program<readonly PricedModel[]> {
  return async () => {
    const answered: PricedModel[] = []
    let ended: PortFailure | undefined
    for (const group of RA.chunksOf(groupSize)(models)) {
      if (ended) answered.push(...withFailure(group, ended))
      else {
        // oxlint-disable-next-line no-await-in-loop -- one group after the other: no storm
        const answer = await pricesInParts(ports, group, signal, onAgain)()
        if (E.isLeft(answer)) return answer
        answered.push(...answer.right)
        // No model is at fault where a whole group fails, and the others would only take as long.
        ended = failureOfAll(answer.right)
      }
    }
    const failure = failureOfAll(answered)
    return failure ? E.left(failure) : E.right(answered)
  }
}

/** Each model with its price or its own failure; a failure where every call would meet it. */
function pricesInParts(
  ports: ComparingPorts,
  models: readonly AskedModel[],
  signal: AbortSignal | undefined,
  onAgain: (() => void) | undefined,
): Program<readonly PricedModel[]> {
  return F.pipe(
    pricesTogether(ports, models, signal),
    TE.orElse((failure) => {
      if (isForAll(failure)) return TE.left(failure)
      if (models.length === 1) return TE.right(withFailure(models, failure))
      onAgain?.()
      const parts = RA.chunksOf(models.length > partSize ? partSize : 1)(models)
      return pricesOfParts(ports, parts, signal)
    }),
  )
}

function pricesOfParts(
  ports: ComparingPorts,
  parts: readonly (readonly AskedModel[])[],
  signal: AbortSignal | undefined,
): Program<readonly PricedModel[]> {
  return F.pipe(
    T.sequenceArray(parts.map((part) => pricesTogether(ports, part, signal))),
    T.flatMap((answers) => {
      const failures = answers.flatMap((answer) => (E.isLeft(answer) ? [answer.left] : []))
      const ended = failures.find(isForAll)
      if (ended) return TE.left(ended)
      // A server that answers no part in time is not asked for each model as well.
      const isSilent =
        failures.length === parts.length && failures.every(({ kind }) => kind === 'timed-out')
      const each = parts.map((part, index): Program<readonly PricedModel[]> => {
        const answer = answers[index]
        if (!answer || E.isRight(answer)) return TE.fromEither(answer ?? E.right([]))
        return part.length === 1 || isSilent
          ? TE.right(withFailure(part, answer.left))
          : pricesOfParts(ports, RA.chunksOf(1)(part), signal)
      })
      return TE.map((all: readonly (readonly PricedModel[])[]) => all.flat())(
        // One part after the other: at most as many calls at once as there are parts.
        TE.sequenceSeqArray(each),
      )
    }),
  )
}

/** The failure of the first where none has a price. */
function failureOfAll(answered: readonly PricedModel[]): PortFailure | undefined {
  return answered.every(({ failure }) => failure) ? answered[0]?.failure : undefined
}

const withFailure = (models: readonly AskedModel[], failure: PortFailure): readonly PricedModel[] =>
  models.map((asked) => ({ asked, price: undefined, failure }))

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
