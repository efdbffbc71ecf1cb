/** The price flow with its effects filled in from ports. */
import { either as E } from 'fp-ts'
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
import { type AddingDesk, addToQuote } from './add-to-quote.ts'
import { calculatePrice, type PriceDesk } from './calculate-price.ts'

export type PriceFlowPorts = PriceDesk & AddingDesk

/**
 * Asks the price book and adds to quotes. A question whose customer has left is given up; a write never
 * is, and when nobody is left to see it fail, it is told like its success.
 */
export function priceFlow(ports: PriceFlowPorts): typeof priceFlowMachine {
  return priceFlowMachine.provide({
    actors: {
      calculatePrice: fromPromise<E.Either<PriceFailure, CalculatedPrice>, PriceQuestion>(
        ({ input, signal }) => calculatePrice(ports, input, signal)(),
      ),
      addToQuote: fromPromise<E.Either<AddFailure, AddedLine>, LineToAdd>(
        async ({ input, signal }) => {
          const outcome = await addToQuote(ports, input)()
          if (E.isLeft(outcome) && signal.aborted) {
            ports.notifier.notify({ tone: 'error', key: 'price:addFailedElsewhere' })
          }
          return outcome
        },
      ),
    },
  })
}
