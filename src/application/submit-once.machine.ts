/**
 * One intent, one write: a form that is sent, whatever the number of clicks. Used where a dialog or a
 * small form has no chart of its own: a new quote, a removal, a forgotten password.
 */
import { either as E, type taskEither as TE } from 'fp-ts'
import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { actorSlot } from '../domain/shared/actor-slot.ts'
import type { PortFailure } from './failure.ts'

export interface SubmitOnceInput {
  /** Milliseconds from success to `left`, where the user needs time to read (AUTH-18). Without it `done` stays. */
  readonly lingerFor?: number
}

/** A box, because an entry may itself be undefined. */
export interface SentEntry<Entry> {
  readonly entry: Entry
}

interface SubmitOnceContext<Entry, Result> {
  readonly sent: SentEntry<Entry> | undefined
  readonly answer: { readonly result: Result } | undefined
  readonly failure: PortFailure | undefined
  readonly lingerFor: number | undefined
}

export type SubmitOnceEvent<Entry> =
  | { readonly type: 'entry.send'; readonly entry: Entry }
  | { readonly type: 'failure.dismiss' }
  /** What was written has been seen: the next entry is another intent. */
  | { readonly type: 'answer.dismiss' }

/** The chart with its one effect still open: idle, sending, failed, done; `left` after lingering. */
export function submitOnceMachine<Entry, Result>() {
  return setup({
    types: {
      input: undefined as SubmitOnceInput | undefined,
      context: {} as SubmitOnceContext<Entry, Result>,
      events: {} as SubmitOnceEvent<Entry>,
      tags: {} as 'busy',
    },
    actors: {
      send: actorSlot<E.Either<PortFailure, Result>, SentEntry<Entry>>('send'),
    },
    delays: { linger: ({ context }) => context.lingerFor ?? 0 },
    guards: { lingers: ({ context }) => context.lingerFor !== undefined },
    actions: {
      takeEntry: assign(({ event }) =>
        event.type === 'entry.send'
          ? { sent: { entry: event.entry }, answer: undefined, failure: undefined }
          : {},
      ),
    },
  }).createMachine({
    id: 'submitOnce',
    context: ({ input }) => ({
      sent: undefined,
      answer: undefined,
      failure: undefined,
      lingerFor: input?.lingerFor,
    }),
    initial: 'idle',
    states: {
      idle: { on: { 'entry.send': { target: 'sending', actions: 'takeEntry' } } },
      sending: {
        tags: 'busy',
        invoke: {
          src: 'send',
          input: ({ context }) => sentBy(context),
          onDone: [
            {
              guard: ({ event }) => E.isRight(event.output),
              target: 'done',
              actions: assign(({ event }) =>
                E.isRight(event.output) ? { answer: { result: event.output.right } } : {},
              ),
            },
            {
              target: 'failed',
              actions: assign(({ event }) =>
                E.isLeft(event.output) ? { failure: event.output.left } : {},
              ),
            },
          ],
          // A defect: whether anything was written is not known.
          onError: { target: 'failed', actions: assign({ failure: { kind: 'unconfirmed' } }) },
        },
      },
      failed: {
        on: {
          'entry.send': { target: 'sending', actions: 'takeEntry' },
          'failure.dismiss': { target: 'idle', actions: assign({ failure: undefined }) },
        },
      },
      done: {
        on: { 'answer.dismiss': { target: 'idle', actions: assign({ answer: undefined }) } },
        after: { linger: { guard: 'lingers', target: 'left' } },
      },
      left: { type: 'final' },
    },
  })
}

type SubmitOnceMachine<Entry, Result> = ReturnType<typeof submitOnceMachine<Entry, Result>>

/** The chart that sends an entry by a program; give `chart` where the program changes under a running one. */
export function submitOnce<Entry, Result>(
  program: (entry: Entry) => TE.TaskEither<PortFailure, Result>,
  chart: SubmitOnceMachine<Entry, Result> = submitOnceMachine<Entry, Result>(),
): SubmitOnceMachine<Entry, Result> {
  return chart.provide({
    actors: {
      send: fromPromise<E.Either<PortFailure, Result>, SentEntry<Entry>>(({ input }) =>
        program(input.entry)(),
      ),
    },
  })
}

export type SubmitOnceSnapshot<Entry, Result> = SnapshotFrom<SubmitOnceMachine<Entry, Result>>

export interface SubmitOnceView<Result> {
  readonly stage: 'idle' | 'sending' | 'failed' | 'done' | 'left'
  readonly failure: PortFailure | undefined
  /** The answer, boxed; undefined until there is one. */
  readonly answer: { readonly result: Result } | undefined
}

/** What a form shows of its sending. */
export function submitOnceView<Entry, Result>(
  snapshot: SubmitOnceSnapshot<Entry, Result>,
): SubmitOnceView<Result> {
  const { failure, answer } = snapshot.context
  return { stage: snapshot.value, failure, answer }
}

function sentBy<Entry>({ sent }: SubmitOnceContext<Entry, unknown>): SentEntry<Entry> {
  if (!sent) throw new Error('Only an entry that was given is sent.')
  return sent
}
