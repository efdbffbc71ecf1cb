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
import { withoutNotice } from './quote-notices.ts'
import {
  isIntent,
  onEveryIntent,
  withIntent,
  withIntentText,
  withTypedQuantities,
} from './quote-intent.ts'
import {
  withSubmissionHeldBack,
  isGone,
  isNotFound,
  mayBeOutdated,
  isSubmissionNext,
  isRefusedOrUnclear,
  type KeptNotes,
  isSubmissionBlocked,
  mayEdit,
  afterSubmission,
  type QuoteLifecycleContext,
  type QuoteLifecycleEvent,
  type QuoteLifecycleInput,
  type ReloadOutcome,
  afterReload,
  afterRecall,
  afterWrite,
  withSubmittedShown,
  initialQuoteLifecycle,
  type WriteOutcome,
  writeInput,
} from './quote-lifecycle.context.ts'
import { mayDo } from './quote-status.ts'
import { mayEmpty, type WriteToQuote } from './quote-write.ts'
import { limitedNotes } from './submission.ts'
import { isTyping } from './typed-texts.ts'
import { withEditor } from './unsaved.ts'

/** While nothing is under way, an update of the quote is applied at once, unless a newer one already was. */
const whenIdle = {
  'quote.reload': '#quoteLifecycle.reloading',
  'lines.added': [
    { guard: 'isNewer', target: '#quoteLifecycle.arriving', actions: 'takeAdded' },
    { target: '#quoteLifecycle.reloading' },
  ],
} as const

/** What is submitted must not change under way; what is typed meanwhile is kept. */
const whileSubmitting = {
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
    isNewer: ({ context, event }) =>
      event.type === 'lines.added' && event.revision === context.revision,
    needsReload: ({ context }) => context.needsReload,
    hasPending: ({ context }) => context.pending.length > 0,
    isSubmissionNext: ({ context }) => isSubmissionNext(context),
    needsReloadBeforeSubmission: ({ context }) => context.needsReload && isSubmissionNext(context),
    isSubmissionBlocked: ({ context }) => isSubmissionNext(context) && isSubmissionBlocked(context),
  },
  actions: {
    keepNotes: (_scope, _kept: KeptNotes): void => {
      throw new Error('The effect "keepNotes" has not been provided.')
    },
    takeIntent: assign(({ context, event }) => (isIntent(event) ? withIntent(context, event) : {})),
    keepText: assign(({ context, event }) =>
      isIntent(event) ? withIntentText(context, event) : {},
    ),
    keepTyping: assign(({ context, event }) =>
      isTyping(event) ? edits.withTypedText(context, event) : {},
    ),
    withdrawDates: assign(({ context, event }) =>
      event.type === 'dates.withdraw' ? edits.withoutWaitingDates(context, event.itemIds) : {},
    ),
    changeNotes: assign(({ event }) =>
      event.type === 'notes.changed' ? { notes: limitedNotes(event.notes) } : {},
    ),
    askSubmission: assign(({ context }) =>
      edits.withWrite(withTypedQuantities(context), { kind: 'submit' }),
    ),
    askResubmission: assign(({ context }) =>
      edits.withWrite(withTypedQuantities(context), { kind: 'resubmit' }),
    ),
    askRecall: assign(({ context }) =>
      edits.withNextWriteSent({ ...context, pending: [{ kind: 'recall' }] }),
    ),
    takeRecalled: assign(({ context }, outcome: WriteOutcome) => afterRecall(context, outcome)),
    holdSubmission: assign(({ context }) => withSubmissionHeldBack(context)),
    putNoticeAway: assign(({ context, event }) =>
      event.type === 'notice.read' ? withoutNotice(context, event.notice) : {},
    ),
    noteEditor: assign(({ context, event }) =>
      event.type === 'editor.changed'
        ? { editors: withEditor(context.editors, event.editor, event.count) }
        : {},
    ),
    startNext: assign(({ context }) => edits.withNextWriteSent(context)),
    settle: assign(({ context }, outcome: WriteOutcome) => afterWrite(context, outcome)),
    noteSubmitted: assign(({ context }, outcome: WriteOutcome) =>
      afterSubmission(context, outcome),
    ),
    showSubmitted: assign(({ context }) => withSubmittedShown(context)),
    takeReading: assign(({ context }, outcome: ReloadOutcome) => afterReload(context, outcome)),
    takeAdded: assign(({ context, event }) =>
      event.type === 'lines.added' ? afterReload(context, E.right(event.quote)) : {},
    ),
    markForReload: assign({ needsReload: true }),
    dismissFailure: assign(({ context, event }) =>
      event.type === 'failure.dismiss' ? edits.withoutFailure(context, event.place) : {},
    ),
    close: assign(({ context }) => edits.withoutWrites(context)),
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
        'lines.added': { actions: 'markForReload' },
        'quote.reload': { actions: 'markForReload' },
      },
      states: {
        idle: {
          always: [
            { guard: 'needsReloadBeforeSubmission', target: '#quoteLifecycle.reloading' },
            { guard: 'isSubmissionBlocked', actions: 'holdSubmission' },
            { guard: 'isSubmissionNext', target: 'submitting', actions: 'startNext' },
            { guard: 'hasPending', target: 'writing', actions: 'startNext' },
            { guard: 'needsReload', target: '#quoteLifecycle.reloading' },
          ],
          on: whenIdle,
        },
        writing: {
          tags: 'busy',
          invoke: {
            src: 'write',
            input: ({ context }) => writeInput(context),
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
                guard: ({ event }) => mayBeOutdated(event.output),
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
          on: whileSubmitting,
          invoke: {
            src: 'write',
            input: ({ context }) => writeInput(context),
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
                guard: ({ event }) => mayBeOutdated(event.output),
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
          on: whileSubmitting,
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
          { guard: 'mayEdit', target: 'editable', actions: ['takeIntent', 'markForReload'] },
          { actions: 'keepText' },
        ]),
        'quote.submit': { guard: 'maySubmit', actions: 'askSubmission' },
        'quote.resubmit': { guard: 'mayResubmit', actions: 'askResubmission' },
        // It names the history that its reader has seen: one that is newer refuses it.
        'quote.recall': {
          guard: 'mayRecall',
          target: 'recalling',
          actions: ['askRecall', 'markForReload'],
        },
        // The reading may have begun before the lines were there, or before another window's change.
        'lines.added': { target: 'reloading', reenter: true },
        'quote.reload': { target: 'reloading', reenter: true },
      },
      invoke: {
        src: 'reload',
        input: ({ context }) => context.quote.id,
        onDone: [
          {
            guard: ({ event }) => isNotFound(event.output),
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
        ...whenIdle,
        'quote.recall': { guard: 'mayRecall', target: 'recalling', actions: 'askRecall' },
      },
    },
    /** The customer takes the quote back; whoever decides at the same moment may be first. */
    recalling: {
      tags: ['busy', 'readOnly'],
      invoke: {
        src: 'write',
        input: ({ context }) => writeInput(context),
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
            // Whoever asked in the middle of a reading has not seen its answer.
            guard: ({ context, event }) => context.needsReload || isRefusedOrUnclear(event.output),
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
