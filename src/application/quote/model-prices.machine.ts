/**
 * The prices of models that stand side by side, in one question for all. A newer question gives up the older one; models
 * that have failed beside others are asked for again by themselves, once for each press.
 */
import { either as E } from 'fp-ts'
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { AskedModel } from '../../domain/pricing/asked-model.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import type { PortFailure } from '../failure.ts'
import { type Lazy, withLazy } from '../lazy.ts'
import type { PricedModel } from './compared-prices.ts'
import type { Comparisons } from './comparisons.ts'
import {
  afterPrices,
  afterModels,
  afterOtherAnswer,
  asksTheSame,
  failedModels,
  type ModelPricesContext,
  type PricesAnswer,
  withoutFailed,
} from './model-prices.context.ts'

export type ModelPricesEvent =
  | { readonly type: 'models.changed'; readonly models: readonly AskedModel[] }
  | { readonly type: 'prices.retry' }

const defect: PricesAnswer = E.left({ kind: 'malformed' })

export const modelPricesMachine = setup({
  types: {
    input: {} as { readonly models: readonly AskedModel[] },
    context: {} as ModelPricesContext,
    events: {} as ModelPricesEvent,
  },
  actors: { ask: actorSlot<PricesAnswer, readonly AskedModel[]>('ask') },
  guards: {
    asksAnother: ({ context, event }) =>
      event.type === 'models.changed' && !asksTheSame(event.models, context.models),
    hasFailed: ({ context }) => failedModels(context.prices).length > 0,
    isFailure: (_, answer: PricesAnswer) => E.isLeft(answer),
  },
  actions: {
    takeModels: assign(({ context, event }) =>
      event.type === 'models.changed' ? afterModels(context, event.models) : {},
    ),
    takeAnswer: assign((_, answer: PricesAnswer) => afterPrices(answer)),
    takeOtherAnswer: assign(({ context }, answer: PricesAnswer) =>
      afterOtherAnswer(context, answer),
    ),
    forgetFailure: assign({ failure: undefined }),
  },
}).createMachine({
  id: 'modelPrices',
  context: ({ input }) => ({ models: input.models, prices: [], failure: undefined }),
  initial: 'asking',
  on: {
    'models.changed': {
      guard: 'asksAnother',
      target: '.asking',
      actions: 'takeModels',
    },
  },
  states: {
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context }) => context.models,
        onDone: [
          {
            guard: { type: 'isFailure', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'takeAnswer', params: ({ event }) => event.output },
          },
          {
            target: 'shown',
            actions: { type: 'takeAnswer', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: { type: 'takeAnswer', params: defect } },
      },
    },
    failed: { on: { 'prices.retry': { target: 'asking', actions: 'forgetFailure' } } },
    shown: { on: { 'prices.retry': { guard: 'hasFailed', target: 'askingAgain' } } },
    askingAgain: {
      invoke: {
        src: 'ask',
        input: ({ context }) => failedModels(context.prices),
        onDone: {
          target: 'shown',
          actions: { type: 'takeOtherAnswer', params: ({ event }) => event.output },
        },
        onError: { target: 'shown', actions: { type: 'takeOtherAnswer', params: defect } },
      },
    },
  },
})

/** The chart with its question filled in; one that is left is aborted. */
export function modelPrices(comparisons: Lazy<Comparisons>): typeof modelPricesMachine {
  return modelPricesMachine.provide({
    actors: {
      ask: fromPromise<PricesAnswer, readonly AskedModel[]>(({ input, signal }) =>
        withLazy(comparisons, ({ prices }) => prices(input, signal))(),
      ),
    },
  })
}

export type ModelPricesView =
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  /** A model that is not among them is waited for. */
  | { readonly kind: 'shown'; readonly prices: readonly PricedModel[] }

/** What is shown of the models that stand there now, which may be others than those that the chart has heard of. */
export function modelPricesView(
  { value, context: { models, prices, failure } }: SnapshotFrom<typeof modelPricesMachine>,
  standing: readonly AskedModel[],
): ModelPricesView {
  const isOfNow = asksTheSame(standing, models)
  if (failure && isOfNow) return { kind: 'failed', failure }
  return { kind: 'shown', prices: isOfNow && value === 'shown' ? prices : withoutFailed(prices) }
}
