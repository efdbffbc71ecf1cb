/**
 * A form from the first keystroke to the thank-you message: filled in, marked where something is wrong, sent
 * once, its files after it. What was typed is never lost; beside it the warehouses are asked for.
 */
import { either as E } from 'fp-ts'
import { assign, type SnapshotFrom, setup } from 'xstate'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import { problemsOfForm } from '../../domain/form/form-check.ts'
import type { FormResponse } from '../ports/form-gateway.ts'
import {
  asksIncoterm,
  cleared,
  type FormEntryContext,
  type FormEntryEvent,
  type FormEntryInput,
  nextUpload,
  type Parcel,
  parcelOf,
  responseOf,
  initialFormEntry,
  type SubmitOutcome,
  type UploadOutcome,
  type WarehousesOutcome,
  withAnswer,
  withFailure,
  withFile,
  withAttempt,
  withProblems,
  withReceipt,
  withRetries,
  withUploadOutcome,
  withWarehouses,
} from './form-entry.context.ts'

const missing = (effect: string) => (): never => {
  throw new Error(`The effect "${effect}" has not been provided.`)
}

export const formEntryMachine = setup({
  types: {
    input: {} as FormEntryInput,
    context: {} as FormEntryContext,
    events: {} as FormEntryEvent,
    tags: {} as 'busy',
  },
  actors: {
    submit: actorSlot<SubmitOutcome, FormResponse>('submit'),
    upload: actorSlot<UploadOutcome, Parcel>('upload'),
    warehouses: actorSlot<WarehousesOutcome, void>('warehouses'),
  },
  guards: {
    asksIncoterm: ({ context }) => asksIncoterm(context),
    isUnsupported: ({ context }) => context.form.action === 'unsupported',
    /** Submit is disabled until the human check has been passed (FORM-21). */
    isUnchecked: ({ context }) => context.form.needsHumanCheck && context.humanCheck === undefined,
    isWrong: ({ context }) => problemsOfForm(context.form, context).length > 0,
    isUnmarked: ({ context }) => context.problems.length === 0,
    hasWaiting: ({ context }) => nextUpload(context) !== undefined,
    hasAllSent: ({ context }) => context.uploads.every(({ stage }) => stage === 'sent'),
  },
  actions: {
    // Filled by the application.
    keepEntry: missing('keepEntry'),
    forgetEntry: missing('forgetEntry'),
    logUnsupported: missing('logUnsupported'),
    tellSubmitted: missing('tellSubmitted'),
    nameIntent: missing('nameIntent'),
    takeAnswer: assign(({ context, event }) =>
      event.type === 'answer.changed' ? withAnswer(context, event) : {},
    ),
    takeFile: assign(({ context, event }) =>
      event.type === 'file.picked' ? withFile(context, event) : {},
    ),
    takeCheck: assign(({ event }) =>
      event.type === 'human.passed' ? { humanCheck: event.token } : { humanCheck: undefined },
    ),
    mark: assign(({ context }) => withProblems(context)),
    clear: assign(({ context }) => cleared(context)),
    retryUploads: assign(({ context }) => withRetries(context)),
    takeOutcome: assign(({ context }, outcome: SubmitOutcome) =>
      E.isRight(outcome) ? withReceipt(context, outcome.right) : withFailure(context, outcome.left),
    ),
    takeUpload: assign(({ context }, outcome: UploadOutcome) =>
      withUploadOutcome(context, outcome),
    ),
    takeWarehouses: assign(({ context }, outcome: WarehousesOutcome) =>
      E.isRight(outcome) ? withWarehouses(context, outcome.right) : {},
    ),
  },
}).createMachine({
  id: 'formEntry',
  context: ({ input }) => initialFormEntry(input),
  type: 'parallel',
  states: {
    filling: {
      initial: 'open',
      states: {
        open: {
          initial: 'editing',
          on: {
            'answer.changed': { actions: ['takeAnswer', 'keepEntry'] },
            'file.picked': { actions: ['takeFile', 'keepEntry'] },
            'human.passed': { actions: 'takeCheck' },
            'human.expired': { actions: 'takeCheck' },
            'form.clear': { target: '.editing', actions: ['clear', 'forgetEntry'] },
            'form.send': [
              { guard: 'isUnsupported', actions: 'logUnsupported' },
              { guard: 'isUnchecked' },
              { guard: 'isWrong', target: '.invalid', reenter: true, actions: 'mark' },
              { target: 'sending', actions: ['nameIntent', 'keepEntry'] },
            ],
          },
          states: {
            editing: {},
            /** Something is wrong, and is marked until it is edited (FORM-19, FORM-20). */
            invalid: { always: { guard: 'isUnmarked', target: 'editing' } },
            /** The server refused, or its answer was unreadable; everything typed is still there. */
            failed: {},
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'submit',
            input: ({ context }) => responseOf(context),
            onDone: [
              {
                guard: ({ event }) => E.isRight(event.output),
                target: 'nextFile',
                actions: [
                  { type: 'takeOutcome', params: ({ event }) => event.output },
                  'forgetEntry',
                  'tellSubmitted',
                ],
              },
              {
                target: 'open.failed',
                actions: { type: 'takeOutcome', params: ({ event }) => event.output },
              },
            ],
            // A defect: whether anything was handed in is not known.
            onError: {
              target: 'open.failed',
              actions: { type: 'takeOutcome', params: E.left({ kind: 'unconfirmed' }) },
            },
          },
        },
        nextFile: {
          always: [
            { guard: 'hasWaiting', target: 'uploading' },
            { guard: 'hasAllSent', target: 'submitted' },
            { target: 'incomplete' },
          ],
        },
        uploading: {
          tags: 'busy',
          invoke: {
            src: 'upload',
            input: ({ context }) => parcelOf(context),
            onDone: {
              target: 'nextFile',
              actions: { type: 'takeUpload', params: ({ event }) => event.output },
            },
            onError: {
              target: 'nextFile',
              actions: { type: 'takeUpload', params: E.left({ kind: 'malformed' }) },
            },
          },
        },
        /** The answers have arrived, and at least one file has not: thanks must not hide it. */
        incomplete: {
          on: { 'uploads.retry': { target: 'nextFile', actions: 'retryUploads' } },
        },
        /** The words of thanks stand where the form was (FORM-23). */
        submitted: {},
      },
    },
    warehouses: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'asksIncoterm', target: 'loading' }, { target: 'unneeded' }],
        },
        unneeded: {},
        loading: {
          invoke: {
            src: 'warehouses',
            onDone: [
              {
                guard: ({ event }) => E.isRight(event.output),
                target: 'known',
                actions: { type: 'takeWarehouses', params: ({ event }) => event.output },
              },
              { target: 'unknown' },
            ],
            onError: 'unknown',
          },
        },
        known: {},
        unknown: { on: { 'warehouses.retry': 'loading' } },
      },
    },
  },
})

export type FormEntrySnapshot = SnapshotFrom<typeof formEntryMachine>

/** Names the intent of an attempt; `newIntent` gives unique names. */
export function nameIntent(newIntent: () => string) {
  return ({ context }: { readonly context: FormEntryContext }) => withAttempt(context, newIntent)
}
