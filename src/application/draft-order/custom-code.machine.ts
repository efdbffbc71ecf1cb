/**
 * Finding one of the customer's own codes, and what it stands for (DRAFT-22). A newer keyword gives up the
 * older question; a code that is no whole model is refused here, before anything is priced (CONF-19).
 */
import { either as E } from 'fp-ts'
import { assign, type SnapshotFrom, setup } from 'xstate'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { CustomCode, InvalidCustomCode } from '../../domain/draft-order/custom-code.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import type { PortFailure } from '../failure.ts'
import type { CodeQuestion, ResolvedModel } from './resolve-custom-code.ts'

export interface CustomCodeInput {
  readonly zone: AddressZone
}

interface CustomCodeContext extends CustomCodeInput {
  /** As typed. */
  readonly keyword: string
  /** What was found for a keyword; undefined before anything was. */
  readonly codes: readonly CustomCode[] | undefined
  readonly listFailure: PortFailure | undefined
  readonly chosen: CustomCode | undefined
  readonly resolved: ResolvedModel | undefined
  readonly problem: PortFailure | InvalidCustomCode | undefined
}

export type CustomCodeEvent =
  | { readonly type: 'keyword.changed'; readonly text: string }
  /** Enter: do not wait for more keys. After a failure: ask again. */
  | { readonly type: 'search.submit' }
  | { readonly type: 'code.choose'; readonly code: CustomCode }
  | { readonly type: 'code.retry' }
  | { readonly type: 'code.clear' }

export type CodesOutcome = E.Either<PortFailure, readonly CustomCode[]>
export type ModelOutcome = E.Either<PortFailure | InvalidCustomCode, ResolvedModel>

const nothingChosen = { chosen: undefined, resolved: undefined, problem: undefined }

export const customCodeMachine = setup({
  types: {
    input: {} as CustomCodeInput,
    context: {} as CustomCodeContext,
    events: {} as CustomCodeEvent,
  },
  actors: {
    search: actorSlot<CodesOutcome, string>('search'),
    resolve: actorSlot<ModelOutcome, CodeQuestion>('resolve'),
  },
  /** Milliseconds without a key until the codes are asked for. */
  delays: { keywordPause: 500 },
  guards: {
    saysNothing: ({ context, event }) => {
      const text = event.type === 'keyword.changed' ? event.text : context.keyword
      return text.trim() === ''
    },
  },
  actions: {
    keepKeyword: assign(({ event }) =>
      event.type === 'keyword.changed' ? { keyword: event.text } : {},
    ),
    takeCodes: assign((_scope, outcome: CodesOutcome) =>
      E.isRight(outcome)
        ? { codes: outcome.right, listFailure: undefined }
        : { listFailure: outcome.left },
    ),
    forgetCodes: assign({ codes: undefined, listFailure: undefined }),
    choose: assign(({ event }) =>
      event.type === 'code.choose' ? { ...nothingChosen, chosen: event.code } : {},
    ),
    takeModel: assign((_scope, outcome: ModelOutcome) =>
      E.isRight(outcome)
        ? { resolved: outcome.right, problem: undefined }
        : { problem: outcome.left },
    ),
    forgetChoice: assign(nothingChosen),
  },
}).createMachine({
  id: 'customCode',
  context: ({ input }) => ({
    ...nothingChosen,
    zone: input.zone,
    keyword: '',
    codes: undefined,
    listFailure: undefined,
  }),
  type: 'parallel',
  states: {
    searching: {
      initial: 'idle',
      on: {
        'keyword.changed': [
          { guard: 'saysNothing', target: '.idle', actions: ['keepKeyword', 'forgetCodes'] },
          { target: '.waiting', actions: 'keepKeyword' },
        ],
      },
      states: {
        idle: {},
        waiting: {
          on: { 'search.submit': 'asking' },
          after: { keywordPause: 'asking' },
        },
        asking: {
          invoke: {
            src: 'search',
            input: ({ context }) => context.keyword.trim(),
            onDone: {
              target: 'listed',
              actions: { type: 'takeCodes', params: ({ event }) => event.output },
            },
            onError: {
              target: 'listed',
              actions: { type: 'takeCodes', params: E.left({ kind: 'malformed' } as const) },
            },
          },
        },
        /** With or without a failure; Enter asks again. */
        listed: { on: { 'search.submit': 'asking' } },
      },
    },
    choosing: {
      initial: 'none',
      on: {
        'code.choose': { target: '.resolving', actions: 'choose' },
        'code.clear': { target: '.none', actions: 'forgetChoice' },
      },
      states: {
        none: {},
        resolving: {
          invoke: {
            src: 'resolve',
            input: ({ context }) => questionIn(context),
            onDone: {
              target: 'settled',
              actions: { type: 'takeModel', params: ({ event }) => event.output },
            },
            onError: {
              target: 'settled',
              actions: { type: 'takeModel', params: E.left({ kind: 'malformed' } as const) },
            },
          },
        },
        /** Resolved, or with the reason why not. */
        settled: { on: { 'code.retry': 'resolving' } },
      },
    },
  },
})

export type CustomCodeSnapshot = SnapshotFrom<typeof customCodeMachine>

function questionIn({ chosen, zone }: CustomCodeContext): CodeQuestion {
  if (!chosen) throw new Error('Only a code that was chosen is resolved.')
  return { code: chosen, zone }
}
