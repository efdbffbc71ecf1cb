/**
 * The way from a configuration to a line of a quote (PRICE-01): configure, calculate, see the price, add
 * it to a quote. Any change of the configuration throws the price away; that rule stands once, at the root.
 */
import { either as E } from 'fp-ts'
import { assign, type SnapshotFrom, setup } from 'xstate'
import type { Account } from '../account/account.ts'
import { type AddressZone } from '../account/address-zone.ts'
import { modifiersOf, type Product, type Sku } from '../catalogue/product.ts'
import { actorSlot } from '../shared/actor-slot.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { QuoteId } from '../shared/quote-id.ts'
import type { CalculatedPrice } from './calculated-price.ts'
import {
  type Configuration,
  type ConfigurationChange,
  type ConfigurationRules,
  changed,
  sameConfiguration,
  startConfiguration,
  underRules,
} from './configuration.ts'
import { type PricingProblem, problemsOfPricing } from './pricing-problem.ts'
import type { QuoteRequest } from './quote-request.ts'

/** An answer without a price is a failure of its own: nothing is shown rather than 0.00 (D10). */
export type PriceFailure = PortFailure | { readonly kind: 'no-price' }

export interface PriceQuestion {
  readonly configuration: Configuration
  readonly rules: ConfigurationRules
}

export interface LineToAdd extends PriceQuestion {
  readonly request: QuoteRequest
}

/** The quote a line went to, and whether it was made for it. */
export interface AddedLine {
  readonly quoteId: QuoteId
  readonly quoteName: string
  readonly isNewQuote: boolean
}

export interface PriceFlowInput {
  readonly product: Product
  readonly sku: Sku
  /** Undefined for a visitor. */
  readonly account: Account | undefined
  readonly zone: AddressZone
  readonly isPreview: boolean
  /** Changes restored from the address, in their order. */
  readonly changes: readonly ConfigurationChange[]
}

interface PriceFlowContext {
  readonly product: Product
  readonly account: Account | undefined
  readonly rules: ConfigurationRules
  readonly configuration: Configuration
  /** Belongs to exactly this configuration; undefined as soon as that changes. */
  readonly price: CalculatedPrice | undefined
  /** Whether a price was on show and was thrown away by a change; said once, in words. */
  readonly isPriceDiscarded: boolean
  /** Whether a price was asked for while something was missing; from then on problems are shown. */
  readonly isChecked: boolean
  readonly priceFailure: PriceFailure | undefined
  readonly addFailure: PortFailure | undefined
  readonly added: AddedLine | undefined
}

export type PriceFlowEvent =
  | { readonly type: 'configuration.changed'; readonly change: ConfigurationChange }
  | {
      readonly type: 'account.changed'
      readonly account: Account | undefined
      readonly zone: AddressZone
    }
  | { readonly type: 'price.calculate' }
  | { readonly type: 'quote.open' }
  | { readonly type: 'quote.close' }
  | { readonly type: 'quote.add'; readonly request: QuoteRequest }

export const priceFlowMachine = setup({
  types: {
    input: {} as PriceFlowInput,
    context: {} as PriceFlowContext,
    events: {} as PriceFlowEvent,
    tags: {} as 'busy',
  },
  actors: {
    calculatePrice: actorSlot<E.Either<PriceFailure, CalculatedPrice>, PriceQuestion>(
      'calculatePrice',
    ),
    addToQuote: actorSlot<E.Either<PortFailure, AddedLine>, LineToAdd>('addToQuote'),
  },
  guards: {
    isSignedOut: ({ context }) => context.account === undefined,
    mayCalculate: ({ context }) => problemsIn(context).length === 0,
    isRealChange: ({ context, event }) =>
      event.type === 'configuration.changed' &&
      !sameConfiguration(
        context.configuration,
        changed(context.configuration, event.change, context.rules),
      ),
    isSameAccount: ({ context, event }) =>
      event.type === 'account.changed' && event.account?.id === context.account?.id,
  },
  actions: {
    applyChange: assign(({ context, event }) =>
      event.type === 'configuration.changed'
        ? { configuration: changed(context.configuration, event.change, context.rules) }
        : {},
    ),
    applyAccount: assign(({ context, event }) => {
      if (event.type !== 'account.changed') return {}
      const modifiers = modifiersOf(context.product, event.zone)
      const rules = { ...context.rules, modifiers, zone: event.zone }
      return {
        account: event.account,
        rules,
        configuration: underRules(context.configuration, rules),
      }
    }),
    keepAccount: assign(({ event }) =>
      event.type === 'account.changed' ? { account: event.account } : {},
    ),
    forgetPrice: assign(({ context }) => ({
      isPriceDiscarded: context.price !== undefined || context.isPriceDiscarded,
      price: undefined,
      priceFailure: undefined,
      addFailure: undefined,
      added: undefined,
    })),
    showProblems: assign({ isChecked: true }),
  },
}).createMachine({
  id: 'priceFlow',
  context: ({ input }) => startContext(input),
  initial: 'arriving',
  on: {
    'configuration.changed': {
      guard: 'isRealChange',
      target: '.arriving',
      actions: ['applyChange', 'forgetPrice'],
    },
    'account.changed': [
      { guard: 'isSameAccount', actions: 'keepAccount' },
      { target: '.arriving', actions: ['applyAccount', 'forgetPrice'] },
    ],
  },
  states: {
    arriving: {
      always: [{ guard: 'isSignedOut', target: 'signedOut' }, { target: 'configuring' }],
    },
    signedOut: {},
    configuring: {
      on: {
        'price.calculate': [
          { guard: 'mayCalculate', target: 'calculating' },
          { actions: 'showProblems' },
        ],
      },
    },
    calculating: {
      tags: 'busy',
      entry: assign({ priceFailure: undefined, isPriceDiscarded: false }),
      invoke: {
        src: 'calculatePrice',
        input: ({ context }) => ({ configuration: context.configuration, rules: context.rules }),
        onDone: [
          {
            guard: ({ event }) => E.isRight(event.output),
            target: 'priced',
            actions: assign(({ event }) =>
              E.isRight(event.output) ? { price: event.output.right } : {},
            ),
          },
          {
            target: 'configuring',
            actions: assign(({ event }) =>
              E.isLeft(event.output) ? { priceFailure: event.output.left } : {},
            ),
          },
        ],
        onError: 'broken',
      },
    },
    priced: {
      initial: 'shown',
      on: {
        'price.calculate': { guard: 'mayCalculate', target: 'calculating', actions: 'forgetPrice' },
      },
      states: {
        shown: { on: { 'quote.open': 'quoting' } },
        quoting: {
          on: {
            'quote.close': { target: 'shown', actions: assign({ addFailure: undefined }) },
            'quote.add': 'adding',
          },
        },
        adding: {
          tags: 'busy',
          // A write is under way: what it is for must not change before its answer is known.
          on: { 'configuration.changed': {}, 'price.calculate': {} },
          invoke: {
            src: 'addToQuote',
            input: ({ context, event }) => lineToAdd(context, event),
            onDone: [
              {
                guard: ({ event }) => E.isRight(event.output),
                target: 'added',
                actions: assign(({ event }) =>
                  E.isRight(event.output)
                    ? { added: event.output.right, addFailure: undefined }
                    : {},
                ),
              },
              {
                target: 'quoting',
                actions: assign(({ event }) =>
                  E.isLeft(event.output) ? { addFailure: event.output.left } : {},
                ),
              },
            ],
            onError: '#priceFlow.broken',
          },
        },
        added: {
          on: { 'quote.open': { target: 'quoting', actions: assign({ added: undefined }) } },
        },
      },
    },
    /** Something threw that had no right to. The next change, or asking again, leads out. */
    broken: {
      entry: 'forgetPrice',
      on: { 'price.calculate': { guard: 'mayCalculate', target: 'calculating' } },
    },
  },
})

export type PriceFlowSnapshot = SnapshotFrom<typeof priceFlowMachine>

/** What keeps the present configuration from being priced. */
export function problemsIn(
  context: Pick<PriceFlowContext, 'configuration' | 'rules' | 'account'>,
): readonly PricingProblem[] {
  return problemsOfPricing(context.configuration, context.rules, context.account)
}

function startContext(input: PriceFlowInput): PriceFlowContext {
  const modifiers = modifiersOf(input.product, input.zone)
  const rules = { modifiers, zone: input.zone, isPreview: input.isPreview }
  return {
    product: input.product,
    account: input.account,
    rules,
    configuration: input.changes.reduce(
      (configuration, change) => changed(configuration, change, rules),
      startConfiguration(input.sku, rules),
    ),
    price: undefined,
    isPriceDiscarded: false,
    isChecked: false,
    priceFailure: undefined,
    addFailure: undefined,
    added: undefined,
  }
}

function lineToAdd(context: PriceFlowContext, event: PriceFlowEvent): LineToAdd {
  if (event.type !== 'quote.add') throw new Error('A line is added only when it is asked for.')
  return { configuration: context.configuration, rules: context.rules, request: event.request }
}
