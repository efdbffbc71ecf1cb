/** The price flow with its effects filled in from ports. */
import type { either as E } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { CalculatedPrice } from '../../domain/pricing/calculated-price.ts'
import type {
  AddedLine,
  AddFailure,
  LineToAdd,
  PriceFailure,
  PriceQuestion,
} from '../../domain/pricing/price-flow.context.ts'
import { priceFlowMachine } from '../../domain/pricing/price-flow.machine.ts'
import { withLazy } from '../lazy.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { AddingPorts, addToQuote } from './add-to-quote.ts'
import { calculatePrice, type CalculatingPorts } from './calculate-price.ts'
import { toldWhenLeft } from './left-adding.ts'

export type PriceFlowPorts = CalculatingPorts & AddingPorts

/** Fetched for customers: nobody else adds to a quote. */
export type LazyAddToQuote = () => Promise<typeof addToQuote>

/**
 * Asks the price book and adds to quotes, by ports that are fetched with the first question. A question that
 * the customer has left is aborted; a write never is, and when its page is gone a notice reports its failure.
 */
export function priceFlow(
  ports: () => Promise<PriceFlowPorts>,
  adding: LazyAddToQuote,
  notifier: Notifier,
): typeof priceFlowMachine {
  return priceFlowMachine.provide({
    actors: {
      calculatePrice: fromPromise<E.Either<PriceFailure, CalculatedPrice>, PriceQuestion>(
        ({ input, signal }) => withLazy(ports, (given) => calculatePrice(given, input, signal))(),
      ),
      addToQuote: fromPromise<E.Either<AddFailure, AddedLine>, LineToAdd>(({ input, signal }) =>
        toldWhenLeft(
          withLazy(
            () => Promise.all([ports(), adding()]),
            ([given, add]) => add(given, input),
          ),
          { notifier, signal },
        ),
      ),
    },
  })
}
