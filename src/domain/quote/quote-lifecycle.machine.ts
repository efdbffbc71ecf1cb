/**
 * What a customer can do with one quote now: edit, submit, resubmit, recall, or read. The server decides the
 * status (QUOTE-51, QUOTE-54); the chart only puts the writes in order, one at a time, and never shows an
 * older answer over a newer one.
 */
import { either as E } from 'fp-ts'
import { assign, type SnapshotFrom, setup } from 'xstate'
import { actorSlot } from '../shared/actor-slot.ts'
import type { QuoteId } from '../shared/quote-id.ts'
import * as edits from './quote-edits.ts'
import { readNotice } from './quote-notices.ts'
import { isIntent, noticed, onEveryIntent, taken, withTypedQuantities } from './quote-intent.ts'
import {
  held,
  isGone,
  isMissing,
  bringsQuote,
  isOutdated,
  isSubmissionNext,
  isUncertain,
  type KeptNotes,
  lacksForSubmission,
  mayEdit,
  noteSubmitted,
  type QuoteLifecycleContext,
  type QuoteLifecycleEvent,
  type QuoteLifecycleInput,
  type ReloadOutcome,
  read,
  recalled,
  settled,
  showSubmitted,
  initialQuoteLifecycle,
  type WriteOutcome,
  writeUnderWay,
} from './quote-lifecycle.ts'
import { mayDo } from './quote-status.ts'
import { mayEmpty, type WriteToQuote } from './quote-write.ts'
import { limitedNotes } from './submission.ts'
import { isTyping } from './typed-texts.ts'
import { withEditor } from './unsaved.ts'

/** While nothing is under way, an update of the quote is applied at once, unless a newer one already was. */
const atRest = {
  'quote.reload': '#quoteLifecycle.reloading',
  'quote.replaced': {
    guard: 'isNewer',
    target: '#quoteLifecycle.arriving',
    actions: 'takeReplacement',
  },
  'lines.added': [
    { guard: 'isNewer', target: '#quoteLifecycle.arriving', actions: 'takeReplacement' },
    { target: '#quoteLifecycle.reloading' },
  ],
} as const

/** What is submitted must not change under way; what is typed meanwhile is kept. */
const heldStill = {
  ...onEveryIntent({ actions: 'keepText' } as const),
  'quote.submit': {},
  'quote.resubmit': {},
}

export const quoteLifecycleMachine = setup({
  types: {
    input: {} as QuoteLifecycleInput,
    context: {} as QuoteLifecycleContext,
    events: {} as QuoteLifecycleEvent,
    tags: {} as 'busy' | 'readOnly',
  },
  actors: {
    write: actorSlot<WriteOutcome, WriteToQuote>('write'),
    reload: actorSlot<ReloadOutcome, QuoteId>('reload'),
  },
  /** The screen after a submission waits two seconds (QUOTE-57). */
  delays: { submitRefresh: 2000 },
  guards: {
    mayEdit: ({ context }) => mayEdit(context),
    maySubmit: ({ context }) => mayEdit(context) && mayDo('submit', context.quote.status),
    mayResubmit: ({ context }) => mayEdit(context) && mayDo('resubmit', context.quote.status),
    mayRecall: ({ context }) => mayDo('recall', context.quote.status),
    isNewer: ({ context, event }) => bringsQuote(event) && event.revision === context.revision,
    isBehind: ({ context }) => context.isBehind,
    hasPending: ({ context }) => context.pending.length > 0,
    isSubmissionNext: ({ context }) => isSubmissionNext(context),
    isBehindSubmission: ({ context }) => context.isBehind && isSubmissionNext(context),
    lacksForSubmission: ({ context }) => isSubmissionNext(context) && lacksForSubmission(context),
  },
  actions: {
    keepNotes: (_scope, _kept: KeptNotes): void => {
      throw new Error('The effect "keepNotes" has not been provided.')
    },
    takeIntent: assign(({ context, event }) => (isIntent(event) ? taken(context, event) : {})),
    keepText: assign(({ context, event }) => (isIntent(event) ? noticed(context, event) : {})),
    keepTyping: assign(({ context, event }) =>
      isTyping(event) ? edits.typedInto(context, event) : {},
    ),
    withdrawDates: assign(({ context, event }) =>
      event.type === 'dates.withdraw' ? edits.withdrawn(context, event.itemIds) : {},
    ),
    changeNotes: assign(({ event }) =>
      event.type === 'notes.changed' ? { notes: limitedNotes(event.notes) } : {},
    ),
    askSubmission: assign(({ context }) =>
      edits.asked(withTypedQuantities(context), { kind: 'submit' }),
    ),
    askResubmission: assign(({ context }) =>
      edits.asked(withTypedQuantities(context), { kind: 'resubmit' }),
    ),
    askRecall: assign(({ context }) =>
      edits.started({ ...context, pending: [{ kind: 'recall' }] }),
    ),
    takeRecalled: assign(({ context }, outcome: WriteOutcome) => recalled(context, outcome)),
    holdSubmission: assign(({ context }) => held(context)),
    putNoticeAway: assign(({ context, event }) =>
      event.type === 'notice.read' ? readNotice(context, event.notice) : {},
    ),
    noteEditor: assign(({ context, event }) =>
      event.type === 'editor.changed'
        ? { editors: withEditor(context.editors, event.editor, event.count) }
        : {},
    ),
    startNext: assign(({ context }) => edits.started(context)),
    settle: assign(({ context }, outcome: WriteOutcome) => settled(context, outcome)),
    noteSubmitted: assign(({ context }, outcome: WriteOutcome) => noteSubmitted(context, outcome)),
    showSubmitted: assign(({ context }) => showSubmitted(context)),
    takeReading: assign(({ context }, outcome: ReloadOutcome) => read(context, outcome)),
    takeReplacement: assign(({ context, event }) =>
      bringsQuote(event) ? read(context, E.right(event.quote)) : {},
    ),
    fallBehind: assign({ isBehind: true }),
    dismissFailure: assign(({ context, event }) =>
      event.type === 'failure.dismiss' ? edits.dismissed(context, event.place) : {},
    ),
    close: assign(({ context }) => edits.closed(context)),
  },
}).createMachine({
  id: 'quoteLifecycle',
  context: ({ input }) => initialQuoteLifecycle(input),
  initial: 'arriving',
  on: {
    'purchase-order.edit': { guard: 'mayEdit', actions: 'keepTyping' },
    'purchase-order.cancel': { guard: 'mayEdit', actions: 'keepTyping' },
    'quantity.edit': { guard: 'mayEdit', actions: 'keepTyping' },
    'date.edit': { guard: 'mayEdit', actions: 'keepTyping' },
    'date.cancel': { guard: 'mayEdit', actions: 'keepTyping' },
    'dates.withdraw': { guard: 'mayEdit', actions: 'withdrawDates' },
    'notes.changed': {
      guard: 'mayEdit',
      actions: [
        'changeNotes',
        {
          type: 'keepNotes',
          params: ({ context }) => ({ quoteId: context.quote.id, notes: context.notes }),
        },
      ],
    },
    'failure.dismiss': { actions: 'dismissFailure' },
    'editor.changed': { actions: 'noteEditor' },
    'notice.read': { actions: 'putNoticeAway' },
  },
  states: {
    arriving: {
      always: [{ guard: 'mayEdit', target: 'editable' }, { target: 'readOnly' }],
    },
    editable: {
      initial: 'idle',
      on: {
        ...onEveryIntent({ actions: 'takeIntent' }),
        'quote.submit': { guard: 'maySubmit', actions: 'askSubmission' },
        'quote.resubmit': { guard: 'mayResubmit', actions: 'askResubmission' },
        // The answer to the write under way may be the older one of the two.
        'lines.added': { actions: 'fallBehind' },
        'quote.reload': { actions: 'fallBehind' },
      },
      states: {
        idle: {
          always: [
            { guard: 'isBehindSubmission', target: '#quoteLifecycle.reloading' },
            { guard: 'lacksForSubmission', actions: 'holdSubmission' },
            { guard: 'isSubmissionNext', target: 'submitting', actions: 'startNext' },
            { guard: 'hasPending', target: 'writing', actions: 'startNext' },
            { guard: 'isBehind', target: '#quoteLifecycle.reloading' },
          ],
          on: atRest,
        },
        writing: {
          tags: 'busy',
          invoke: {
            src: 'write',
            input: ({ context }) => writeUnderWay(context),
            onDone: [
              {
                guard: ({ event }) => isGone(event.output),
                target: '#quoteLifecycle.gone',
                actions: assign(({ context }) => ({
                  goneBecause:
                    context.underWay && mayEmpty(context.underWay) ? 'emptied' : 'missing',
                })),
              },
              {
                guard: ({ event }) => isOutdated(event.output),
                target: '#quoteLifecycle.reloading',
                actions: { type: 'settle', params: ({ event }) => event.output },
              },
              {
                target: 'idle',
                actions: { type: 'settle', params: ({ event }) => event.output },
              },
            ],
            onError: '#quoteLifecycle.broken',
          },
        },
        submitting: {
          tags: 'busy',
          on: heldStill,
          invoke: {
            src: 'write',
            input: ({ context }) => writeUnderWay(context),
            onDone: [
              {
                guard: ({ event }) => E.isRight(event.output),
                target: 'refreshing',
                actions: [
                  { type: 'noteSubmitted', params: ({ event }) => event.output },
                  {
                    type: 'keepNotes',
                    params: ({ context }) => ({ quoteId: context.quote.id, notes: undefined }),
                  },
                ],
              },
              {
                guard: ({ event }) => isOutdated(event.output),
                target: '#quoteLifecycle.reloading',
                actions: { type: 'settle', params: ({ event }) => event.output },
              },
              {
                target: 'idle',
                actions: { type: 'settle', params: ({ event }) => event.output },
              },
            ],
            onError: '#quoteLifecycle.broken',
          },
        },
        refreshing: {
          tags: 'busy',
          on: heldStill,
          after: {
            submitRefresh: { target: '#quoteLifecycle.reloading', actions: 'showSubmitted' },
          },
        },
      },
    },
    reloading: {
      tags: 'busy',
      // A wish does not wait for a reading: its answer will be the newer one.
      on: {
        ...onEveryIntent([
          { guard: 'mayEdit', target: 'editable', actions: ['takeIntent', 'fallBehind'] },
          { actions: 'keepText' },
        ]),
        'quote.submit': { guard: 'maySubmit', actions: 'askSubmission' },
        'quote.resubmit': { guard: 'mayResubmit', actions: 'askResubmission' },
        // The reading may have begun before the lines were there.
        'lines.added': { target: 'reloading', reenter: true },
      },
      invoke: {
        src: 'reload',
        input: ({ context }) => context.quote.id,
        onDone: [
          {
            guard: ({ event }) => isMissing(event.output),
            target: 'gone',
            actions: assign({ goneBecause: 'missing' }),
          },
          {
            target: 'arriving',
            actions: { type: 'takeReading', params: ({ event }) => event.output },
          },
        ],
        onError: 'broken',
      },
    },
    readOnly: {
      tags: 'readOnly',
      entry: 'close',
      on: {
        ...atRest,
        'quote.recall': { guard: 'mayRecall', target: 'recalling', actions: 'askRecall' },
      },
    },
    /** The customer takes the quote back; whoever decides at the same moment may be first. */
    recalling: {
      tags: ['busy', 'readOnly'],
      invoke: {
        src: 'write',
        input: ({ context }) => writeUnderWay(context),
        onDone: [
          {
            guard: ({ event }) => isGone(event.output),
            target: 'gone',
            actions: assign({ goneBecause: 'missing' }),
          },
          {
            guard: ({ event }) => E.isRight(event.output),
            target: 'arriving',
            actions: { type: 'takeRecalled', params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) => isUncertain(event.output),
            target: 'reloading',
            actions: { type: 'settle', params: ({ event }) => event.output },
          },
          {
            target: 'readOnly',
            actions: { type: 'settle', params: ({ event }) => event.output },
          },
        ],
        onError: 'broken',
      },
    },
    /** Leave for the list: the last item was removed (QUOTE-58), or all of them (CALL-39), or the quote is not there any more. */
    gone: { entry: 'close', type: 'final' },
    /** An effect threw unexpectedly. Reading the quote again recovers. */
    broken: { entry: 'close', on: { 'quote.reload': 'reloading' } },
  },
})

export type QuoteLifecycleSnapshot = SnapshotFrom<typeof quoteLifecycleMachine>
