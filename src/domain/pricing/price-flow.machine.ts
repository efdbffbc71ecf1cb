/**
 * The way from a configuration to a line of a quote (PRICE-01): configure, calculate, see the price, add
 * it to a quote. Any change of the configuration throws the price away; that rule stands once, at the root.
 */
import { either as E } from 'fp-ts'
import { assign, type SnapshotFrom, setup } from 'xstate'
import { actorSlot } from '../shared/actor-slot.ts'
import type { CalculatedPrice } from './calculated-price.ts'
import { sameConfiguration } from './configuration.ts'
import {
  type AddedLine,
  type AddFailure,
  type LineToAdd,
  lineToAdd,
  type PriceFailure,
  type PriceFlowContext,
  type PriceFlowEvent,
  type PriceFlowInput,
  type PriceQuestion,
  initialPriceFlow,
  underAccount,
  underChange,
  underProduct,
} from './price-flow.context.ts'
import { problemsOfPricing } from './pricing-problem.ts'

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
    addToQuote: actorSlot<E.Either<AddFailure, AddedLine>, LineToAdd>('addToQuote'),
  },
  guards: {
    isSignedOut: ({ context }) => context.account === undefined,
    /** A price that cannot be read is nothing to add for (D10). */
    hasReadablePrice: ({ context }) => context.price?.total !== undefined,
    isQuoteAwaited: ({ context }) => context.isQuoteWanted && context.price?.total !== undefined,
    mayCalculate: ({ context }) =>
      problemsOfPricing(context.configuration, context.rules, context.account).length === 0,
    /** What is said of an earlier price does not touch the one on show. */
    isPriceOnShow: ({ context, event }) =>
      event.type === 'price.outdated' && event.price === context.price,
    isInDialog: ({ context }) => !context.isDialogSkipped,
    isRealChange: ({ context, event }) =>
      !sameConfiguration(context.configuration, underChange(context, event).configuration),
    isSameCustomer: ({ context, event }) =>
      event.type === 'account.changed' &&
      event.account?.id === context.account?.id &&
      event.zone === context.rules.zone,
    isKnownProduct: ({ context, event }) =>
      event.type === 'product.reworded' && event.product === context.product,
    keepsConfiguration: ({ context, event }) =>
      sameConfiguration(
        context.configuration,
        underProduct(context, event).configuration ?? context.configuration,
      ),
  },
  actions: {
    applyChange: assign(({ context, event }) => {
      const { configuration, regionLeft } = underChange(context, event)
      return { configuration, regionLeft }
    }),
    applyAccount: assign(({ context, event }) => underAccount(context, event)),
    applyProduct: assign(({ context, event }) => underProduct(context, event)),
    applyWords: assign(({ context, event }) => ({
      ...underProduct(context, event),
      configuration: context.configuration,
    })),
    keepAccount: assign(({ event }) =>
      event.type === 'account.changed' ? { account: event.account } : {},
    ),
    forgetPrice: assign(({ context }) => ({
      isPriceDiscarded: context.price !== undefined || context.isPriceDiscarded,
      price: undefined,
      priceFailure: undefined,
      addFailure: undefined,
      isQuoteWanted: false,
    })),
    forgetAnswer: assign({
      price: undefined,
      priceFailure: undefined,
      isPriceDiscarded: false,
      added: undefined,
    }),
    showProblems: assign({ isChecked: true }),
    noteWish: assign(({ event }) => ({ isQuoteWanted: event.type === 'quote.want' })),
    forgetAdding: assign({ addFailure: undefined, added: undefined }),
  },
}).createMachine({
  id: 'priceFlow',
  context: ({ input }) => initialPriceFlow(input),
  initial: 'arriving',
  on: {
    'configuration.changed': {
      guard: 'isRealChange',
      target: '.arriving',
      actions: ['applyChange', 'forgetPrice'],
    },
    'account.changed': [
      { guard: 'isSameCustomer', actions: 'keepAccount' },
      { target: '.arriving', actions: ['applyAccount', 'forgetPrice'] },
    ],
    'product.reworded': [
      { guard: 'isKnownProduct' },
      { guard: 'keepsConfiguration', actions: 'applyWords' },
      // The earlier choice is no longer available.
      { target: '.arriving', actions: ['applyProduct', 'forgetPrice'] },
    ],
    'form.refused': { actions: 'showProblems' },
  },
  states: {
    arriving: {
      always: [{ guard: 'isSignedOut', target: 'signedOut' }, { target: 'configuring' }],
    },
    /** A visitor configures as customers do, sees no price (PRICE-15, PRICE-18) and cannot add to a quote (QUOTE-65). */
    signedOut: {},
    configuring: {
      on: {
        'price.calculate': [
          { guard: 'mayCalculate', target: 'calculating', actions: 'noteWish' },
          { actions: 'showProblems' },
        ],
        'quote.want': [
          { guard: 'mayCalculate', target: 'calculating', actions: 'noteWish' },
          { actions: 'showProblems' },
        ],
      },
    },
    /** Leaving this state cancels the request, so that a slow answer is ignored. */
    calculating: {
      tags: 'busy',
      entry: 'forgetAnswer',
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
      initial: 'arriving',
      on: {
        'price.calculate': { guard: 'mayCalculate', target: 'calculating', actions: 'noteWish' },
        'quote.want': { guard: 'hasReadablePrice', target: '.quoting' },
        'price.outdated': {
          guard: 'isPriceOnShow',
          target: '#priceFlow.arriving',
          actions: 'forgetPrice',
        },
      },
      states: {
        arriving: {
          always: [{ guard: 'isQuoteAwaited', target: 'quoting' }, { target: 'shown' }],
        },
        shown: {
          on: {
            'quote.open': 'quoting',
            /** One press. Once it is added, another press adds nothing: it would be the same intent. */
            'quote.add': {
              guard: 'hasReadablePrice',
              target: 'adding',
              actions: assign({ isDialogSkipped: true }),
            },
          },
        },
        quoting: {
          entry: assign({ added: undefined, isQuoteWanted: false, isDialogSkipped: false }),
          on: {
            // What is being typed is not taken away; the server reckons the line again.
            'price.outdated': {},
            'quote.close': { target: 'shown', actions: 'forgetAdding' },
            'quote.add': 'adding',
          },
        },
        adding: {
          tags: 'busy',
          // A write is under way: what it is for must not change in the dialog before its answer is known. Without
          // the dialog the page stays free; the write goes on and reports by itself.
          on: {
            'configuration.changed': { guard: 'isInDialog' },
            'price.calculate': {},
            'quote.want': {},
            'price.outdated': {},
          },
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
            // An effect threw in the middle of a write: whether the write was done is unknown.
            onError: {
              target: 'quoting',
              actions: assign({ addFailure: { kind: 'unconfirmed' } }),
            },
          },
        },
        added: { on: { 'quote.open': 'quoting' } },
      },
    },
    /** An effect threw unexpectedly. The next change, or asking again, recovers. */
    broken: {
      on: {
        'price.calculate': { guard: 'mayCalculate', target: 'calculating', actions: 'noteWish' },
        'quote.want': { guard: 'mayCalculate', target: 'calculating', actions: 'noteWish' },
      },
    },
  },
})

export type PriceFlowSnapshot = SnapshotFrom<typeof priceFlowMachine>
