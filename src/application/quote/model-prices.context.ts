/** What is known of the prices of models that stand side by side, and what becomes of it. */
import { either as E } from 'fp-ts'
import { type AskedModel, isSameModel } from '../../domain/pricing/asked-model.ts'
import type { PortFailure } from '../failure.ts'
import type { PricedModel } from './compared-prices.ts'

/** Prices, or why none could be had. */
export type PricesAnswer = E.Either<PortFailure, readonly PricedModel[]>

export interface ModelPricesContext {
  /** What is asked now. */
  readonly models: readonly AskedModel[]
  /** What is known; while another question is on its way, what is known from those before it. */
  readonly prices: readonly PricedModel[]
  /** Why there are no prices at all. */
  readonly failure: PortFailure | undefined
}

/** Whether two lists ask the same of the server. */
export function asksTheSame(some: readonly AskedModel[], others: readonly AskedModel[]): boolean {
  return (
    some.length === others.length &&
    some.every((each, place) => {
      const other = others[place]
      return other !== undefined && isSameModel(each, other)
    })
  )
}

/** Prices of models stay prices of these models whatever is asked next; a failure is one of its own question alone. */
export function afterModels(
  { prices }: ModelPricesContext,
  models: readonly AskedModel[],
): ModelPricesContext {
  return { models, prices: withoutFailed(prices), failure: undefined }
}

/** After the answer for all models. */
export function afterPrices(answer: PricesAnswer): Partial<ModelPricesContext> {
  return E.isRight(answer) ? { prices: answer.right } : { prices: [], failure: answer.left }
}

/** The models whose prices could not be had, while others could. */
export function failedModels(prices: readonly PricedModel[]): readonly AskedModel[] {
  return prices.flatMap(({ asked, failure }) => (failure ? [asked] : []))
}

/** What is known while those that have failed are asked for again. */
export function withoutFailed(prices: readonly PricedModel[]): readonly PricedModel[] {
  return prices.filter(({ failure }) => !failure)
}

/** After another answer for those that have failed: where they fail all together, each of them says so beside the prices of the others. */
export function afterOtherAnswer(
  { prices }: ModelPricesContext,
  answer: PricesAnswer,
): Partial<ModelPricesContext> {
  const others = E.isRight(answer)
    ? answer.right
    : failedModels(prices).map((asked) => ({ asked, price: undefined, failure: answer.left }))
  return { prices: [...withoutFailed(prices), ...others] }
}
