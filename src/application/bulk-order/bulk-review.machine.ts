/**
 * Lines of a bulk order looked up while they are typed: products, the customer's own codes, prices of models. Nothing
 * is asked before a pause. What is being asked when lines change is given up; what has been answered stays known.
 */
import { assign, setup } from 'xstate'
import { wantedSkuCodes } from '../../domain/bulk-order/bulk-check.ts'
import type { BulkEntry } from '../../domain/bulk-order/bulk-entry.ts'
import type { CodeReader } from '../../domain/catalogue/product-code.ts'
import type { LinePricing } from '../../domain/draft-order/line-check.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import type { ReadingChosen } from './bulk-order-context.ts'
import {
  codesResolved,
  productsFound,
  readingChosen,
  type ResolvedCodes,
  unknownCodes,
} from './bulk-order-lines.ts'
import {
  askedAgain,
  type BulkReview,
  type FoundPrices,
  isOther,
  newReview,
  type ReviewInput,
  wantedPrices,
  wantsProducts,
  withEntry,
  withoutOwnCodes,
  withPrices,
} from './bulk-review.ts'

type BulkReviewEvent =
  | { readonly type: 'entry.changed'; readonly entry: BulkEntry }
  | { readonly type: 'reader.changed'; readonly reader: CodeReader }
  | ReadingChosen
  /** The reader reads another language. */
  | { readonly type: 'words.changed'; readonly language: string }
  /** Asks again for what could not be learned. */
  | { readonly type: 'review.retry' }
  /** These own codes stand for models from now on. */
  | { readonly type: 'ownCodes.kept'; readonly codes: readonly string[] }

export const bulkReviewMachine = setup({
  types: {
    input: {} as ReviewInput,
    context: {} as BulkReview,
    events: {} as BulkReviewEvent,
    tags: {} as 'busy',
  },
  /** Milliseconds without a key until the lines are looked up. */
  delays: { typingPause: 600 },
  actors: {
    lookUp: actorSlot<ResolvedCodes['products'], readonly string[]>('lookUp'),
    resolveOwn: actorSlot<ResolvedCodes, readonly string[]>('resolveOwn'),
    /** Prices of configured models; a visitor sees none. */
    askPrices: actorSlot<FoundPrices, readonly LinePricing[]>('askPrices'),
  },
  guards: {
    isOther: ({ context, event }) =>
      event.type === 'entry.changed' && isOther(context, event.entry),
    isOtherLanguage: ({ context, event }) =>
      event.type === 'words.changed' && event.language !== context.language,
    wantsProducts: ({ context }) => wantsProducts(context),
    hasUnknownCodes: ({ context }) => unknownCodes(context).length > 0,
    wantsPrices: ({ context }) => wantedPrices(context).length > 0,
  },
}).createMachine({
  id: 'bulkReview',
  context: ({ input }) => newReview(input),
  initial: 'pausing',
  on: {
    'entry.changed': {
      guard: 'isOther',
      target: '.pausing',
      actions: assign(({ context, event }) => withEntry(context, event.entry)),
    },
    // It has a price of its own; what is being asked is asked again, where it was not answered.
    'reading.chosen': {
      target: '.asking',
      actions: assign(({ context, event }) => readingChosen(context, event)),
    },
    // Another user has other custom codes, and other prices.
    'reader.changed': {
      target: '.pausing',
      actions: assign(({ event }) => ({
        reader: event.reader,
        ownCodes: new Map(),
        prices: new Map(),
      })),
    },
    // The names of products come in the language that they are asked for in.
    'words.changed': {
      guard: 'isOtherLanguage',
      target: '.asking',
      actions: assign(({ event: { language } }) => ({ language, products: new Map() })),
    },
  },
  states: {
    known: {
      on: {
        'ownCodes.kept': {
          target: 'asking',
          actions: assign(({ context, event }) => withoutOwnCodes(context, event.codes)),
        },
        'review.retry': {
          target: 'asking',
          actions: assign(({ context }) => askedAgain(context)),
        },
      },
    },
    pausing: {
      after: { typingPause: 'asking' },
    },
    asking: {
      always: [{ guard: 'wantsProducts', target: 'lookingUp' }, { target: 'found' }],
    },
    lookingUp: {
      tags: 'busy',
      invoke: {
        src: 'lookUp',
        input: ({ context }) => wantedSkuCodes(context.sent, context.products),
        onDone: {
          target: 'found',
          actions: assign(({ context, event }) => productsFound(context, event.output)),
        },
        onError: 'known',
      },
    },
    found: {
      always: [
        { guard: 'hasUnknownCodes', target: 'resolving' },
        { guard: 'wantsPrices', target: 'pricing' },
        { target: 'known' },
      ],
    },
    resolving: {
      tags: 'busy',
      invoke: {
        src: 'resolveOwn',
        input: ({ context }) => unknownCodes(context),
        onDone: {
          target: 'found',
          actions: assign(({ context, event }) => codesResolved(context, event.output)),
        },
        onError: {
          target: 'found',
          actions: assign(({ context }) => codesResolved(context)),
        },
      },
    },
    pricing: {
      tags: 'busy',
      invoke: {
        src: 'askPrices',
        input: ({ context }) => wantedPrices(context),
        onDone: {
          target: 'found',
          actions: assign(({ context, event }) => withPrices(context, event.output)),
        },
        onError: {
          target: 'found',
          actions: assign(({ context }) => withPrices(context)),
        },
      },
    },
  },
})
