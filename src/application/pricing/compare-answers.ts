/** Asks what the other answers to the questions of a priced configuration would change. */
import { type either as E, function as F, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import { askedModel } from '../../domain/pricing/asked-model.ts'
import type {
  DifferencesFailure,
  PricedConfiguration,
} from '../../domain/pricing/price-differences.context.ts'
import { priceDifferencesMachine } from '../../domain/pricing/price-differences.machine.ts'
import {
  type Alternatives,
  comparable,
  isSamePrice,
} from '../../domain/pricing/price-differences.ts'
import { type Lazy, withLazy } from '../lazy.ts'
import type { PriceBook } from '../ports/price-book.ts'

type ComparingPorts = { readonly priceBook: Pick<PriceBook, 'alternatives'> }

/** The alternatives of what is priced that can be had as they are compared; a failure where the price on show is no longer the server's. */
export function compareAnswers(
  { priceBook }: ComparingPorts,
  { question, price }: PricedConfiguration,
  signal?: AbortSignal,
): TE.TaskEither<DifferencesFailure, Alternatives> {
  return F.pipe(
    priceBook.alternatives(askedModel(question), signal),
    TE.mapLeft((failure): DifferencesFailure => failure),
    TE.filterOrElse(
      (answer): answer is Alternatives =>
        answer !== undefined && isSamePrice(price, answer.present),
      (): DifferencesFailure => ({ kind: 'price-changed' }),
    ),
    TE.map((answer) => comparable(answer, question)),
  )
}

/** The chart with its question filled in; one that the customer has left is aborted. */
export function answerComparison(engine: Lazy<ComparingPorts>): typeof priceDifferencesMachine {
  return priceDifferencesMachine.provide({
    actors: {
      askAlternatives: fromPromise<E.Either<DifferencesFailure, Alternatives>, PricedConfiguration>(
        ({ input, signal }) => withLazy(engine, (ports) => compareAnswers(ports, input, signal))(),
      ),
    },
  })
}
