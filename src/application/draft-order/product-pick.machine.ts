/**
 * Finding a product for a draft order: a list that grows by pages, and the way from one of its products to
 * a sku (DRAFT-20). A plain product is reached through option groups, one after another (CONF-05); a
 * configurable one leads to its configuration. Looking and choosing go on side by side.
 */
import { assign, type SnapshotFrom, setup } from 'xstate'
import type { ProductSummary } from '../../domain/catalogue/product.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import type {
  ListOutcome,
  PageQuestion,
  ProductOutcome,
  ProductPickContext,
  ProductPickEvent,
  ProductPickInput,
  StepOutcome,
  StepQuestion,
} from './product-pick.context.ts'
import * as updates from './product-pick.updates.ts'

export const productPickMachine = setup({
  types: {
    input: {} as ProductPickInput,
    context: {} as ProductPickContext,
    events: {} as ProductPickEvent,
  },
  actors: {
    list: actorSlot<ListOutcome, PageQuestion>('list'),
    fetchProduct: actorSlot<ProductOutcome, ProductSummary>('fetchProduct'),
    nextOption: actorSlot<StepOutcome, StepQuestion>('nextOption'),
  },
  /** Milliseconds without a key until the list is asked for (SEARCH-12). */
  delays: { keywordPause: 800 },
  guards: {
    isListed: ({ context, event }) =>
      event.type === 'keyword.changed' && event.text.trim() === context.listedFor,
    hasMore: ({ context }) => context.page < context.pageCount,
    isFetched: ({ context }) => context.product !== undefined,
  },
  actions: {
    update: assign((_scope, change: Partial<ProductPickContext>) => change),
    keepKeyword: assign(({ event }) =>
      event.type === 'keyword.changed' ? { keyword: event.text } : {},
    ),
    pick: assign(({ event }) => updates.picked(event)),
    choose: assign(({ context, event }) => updates.chosen(context, event)),
    /** Recorded for the editors of the catalogue; the customer just chooses again (CONF-17). */
    noteDeadEnd: (_scope, _question: StepQuestion): void => {
      throw new Error('The effect "noteDeadEnd" has not been provided.')
    },
  },
}).createMachine({
  id: 'productPick',
  context: ({ input }) => updates.newProductPick(input),
  type: 'parallel',
  states: {
    listing: {
      initial: 'searching',
      on: {
        'keyword.changed': [
          { guard: 'isListed', target: '.listed', actions: 'keepKeyword' },
          { target: '.typing', actions: 'keepKeyword' },
        ],
      },
      states: {
        typing: {
          on: { 'search.submit': 'searching' },
          after: { keywordPause: 'searching' },
        },
        searching: {
          invoke: {
            src: 'list',
            input: ({ context }) => ({ keyword: context.keyword.trim(), page: 1 }),
            onDone: {
              target: 'listed',
              actions: {
                type: 'update',
                params: ({ context, event }) => updates.listed(context, event.output),
              },
            },
            onError: {
              target: 'listed',
              actions: { type: 'update', params: () => updates.listBroken },
            },
          },
        },
        /** With or without a failure: what was loaded before stays. */
        listed: {
          on: {
            'search.submit': 'searching',
            'more.load': { guard: 'hasMore', target: 'loadingMore' },
          },
        },
        loadingMore: {
          invoke: {
            src: 'list',
            input: ({ context }) => ({
              keyword: context.listedFor ?? '',
              page: context.page + 1,
            }),
            onDone: {
              target: 'listed',
              actions: {
                type: 'update',
                params: ({ context, event }) => updates.moreListed(context, event.output),
              },
            },
            onError: {
              target: 'listed',
              actions: { type: 'update', params: () => updates.listBroken },
            },
          },
        },
      },
    },
    picking: {
      initial: 'idle',
      on: {
        'product.pick': { target: '.fetching', actions: 'pick' },
        'pick.close': {
          target: '.idle',
          actions: { type: 'update', params: updates.nothingPicked },
        },
      },
      states: {
        idle: {},
        fetching: {
          invoke: {
            src: 'fetchProduct',
            input: ({ context }) => updates.pickedIn(context),
            onDone: {
              target: 'arrived',
              actions: { type: 'update', params: ({ event }) => updates.fetched(event.output) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'update', params: () => updates.pickBroken },
            },
          },
        },
        arrived: {
          always: [
            { guard: ({ context }) => context.pickFailure !== undefined, target: 'failed' },
            { guard: ({ context }) => context.sku !== undefined, target: 'chosen' },
            { target: 'asking' },
          ],
        },
        asking: {
          invoke: {
            src: 'nextOption',
            input: ({ context }) => updates.stepQuestion(context),
            onDone: [
              {
                guard: ({ context, event }) => updates.isDeadEnd(context, event.output),
                target: 'asking',
                reenter: true,
                actions: [
                  {
                    type: 'noteDeadEnd',
                    params: ({ context }) => updates.stepQuestion(context),
                  },
                  { type: 'update', params: { selected: [], isReset: true } },
                ],
              },
              {
                target: 'stepped',
                actions: { type: 'update', params: ({ event }) => updates.stepped(event.output) },
              },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'update', params: () => updates.pickBroken },
            },
          },
        },
        stepped: {
          always: [
            { guard: ({ context }) => context.pickFailure !== undefined, target: 'failed' },
            { guard: ({ context }) => context.sku !== undefined, target: 'chosen' },
            { target: 'choosing' },
          ],
        },
        choosing: {
          on: {
            'option.choose': { target: 'asking', actions: 'choose' },
            'option.back': { target: 'asking', actions: 'choose' },
          },
        },
        chosen: {
          on: {
            'option.back': {
              guard: ({ context }) => context.selected.length > 0,
              target: 'asking',
              actions: 'choose',
            },
          },
        },
        failed: {
          on: {
            'pick.retry': [{ guard: 'isFetched', target: 'asking' }, { target: 'fetching' }],
          },
        },
      },
    },
  },
})

export type ProductPickSnapshot = SnapshotFrom<typeof productPickMachine>
