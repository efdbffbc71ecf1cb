/**
 * Adding lines of a table to a quote, batch by batch: read the quote, send a batch, settle a lost answer. The
 * table is told of every change of the run before the next step is taken, so that a batch is kept before it is sent.
 */
import type { either as E } from 'fp-ts'
import { enqueueActions, setup } from 'xstate'
import type { SentBatch } from '../../domain/draft-order/kept-table.ts'
import type { Quote } from '../../domain/quote/quote.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import type { PortFailure } from '../failure.ts'
import type { AddingContext, AddingEvent, AddingInput, Step } from './adding.context.ts'
import type { LinesToSend } from './add-lines.ts'
import * as steps from './adding.steps.ts'
import { type AddingRun, endedRun, nextBatch, type QuoteReading } from './adding-run.ts'

interface Scope {
  readonly context: AddingContext
}

/** A step that follows from the run. */
function set(step: (run: AddingRun) => Step) {
  return { type: 'take', params: ({ context }: Scope) => step(context.run) } as const
}

/** A step that follows from an event. */
function by(step: (run: AddingRun, event: AddingEvent) => Step) {
  return {
    type: 'take',
    params: ({ context, event }: Scope & { readonly event: AddingEvent }) =>
      step(context.run, event),
  } as const
}

/** The step that sends the next batch. */
const sendNext = {
  type: 'take',
  params: ({ context, event }: Scope & { readonly event: AddingEvent }) =>
    steps.batchSent(context, event),
} as const

/** A step that follows from an answer. */
function from<Output>(step: (run: AddingRun, output: Output) => Step) {
  return {
    type: 'take',
    params: ({ context, event }: Scope & { readonly event: { readonly output: Output } }) =>
      step(context.run, event.output),
  } as const
}

export const addingMachine = setup({
  types: {
    input: {} as AddingInput,
    context: {} as AddingContext,
    events: {} as AddingEvent,
  },
  actors: {
    /** The quote as it is, and what it says about a batch in doubt. */
    readQuote: actorSlot<E.Either<PortFailure, QuoteReading>, SentBatch | undefined>('readQuote'),
    addBatch: actorSlot<E.Either<PortFailure, Quote>, LinesToSend>('addBatch'),
  },
  guards: {
    isUnchecked: ({ context }) => context.run.isUnchecked,
    isInDoubt: ({ context }) => context.run.batch !== undefined,
    hasLines: ({ event }) => 'keys' in event && event.keys.length > 0,
    hasNext: ({ context, event }) =>
      event.type === 'lines.ready' && nextBatch(context.run, event.lines).length > 0,
  },
  actions: {
    take: enqueueActions(({ enqueue, context }, { run, added }: Step) => {
      enqueue.assign({ run })
      enqueue.sendTo(context.table, { type: 'run.changed', run, added })
    }),
    askForLines: enqueueActions(({ enqueue, context }) => {
      enqueue.sendTo(context.table, { type: 'lines.wanted' })
    }),
    tellEnd: enqueueActions(({ enqueue, context }) => {
      enqueue.sendTo(context.table, { type: 'run.ended' })
    }),
    /** Gives the next batch an id. */
    nameIntent: (_scope): void => {
      throw new Error('The effect "nameIntent" has not been provided.')
    },
    /** Tells the customer that lines were added in this run, where there were any. */
    tellAdded: (_scope, _count: number): void => {
      throw new Error('The effect "tellAdded" has not been provided.')
    },
  },
}).createMachine({
  id: 'adding',
  context: ({ input: { run, table } }) => ({ run: endedRun(run), table, freshId: '' }),
  initial: 'reviewing',
  on: {
    'lines.changed': { guard: 'hasLines', actions: by(steps.linesChanged) },
    'doubt.settle': { actions: by(steps.doubtSettled) },
  },
  states: {
    reviewing: {
      always: { guard: 'isUnchecked', target: 'checking' },
      on: {
        'run.start': { guard: 'hasLines', target: 'checking', actions: by(steps.runStarted) },
        'doubt.check': { guard: 'isInDoubt', target: 'checking' },
      },
    },
    /** Before anything is sent: what the quote holds, and whether a batch in doubt is among it. */
    checking: {
      entry: set(steps.readingStarted),
      on: { 'work.cancel': { target: 'reviewing', actions: set(steps.checkStopped) } },
      invoke: {
        src: 'readQuote',
        input: ({ context }) => context.run.batch,
        onDone: { target: 'deciding', actions: from(steps.quoteRead) },
        onError: { target: 'deciding', actions: set(steps.readingBroken) },
      },
    },
    deciding: {
      entry: ['nameIntent', 'askForLines'],
      on: {
        'lines.ready': [
          { guard: 'hasNext', target: 'sending', actions: sendNext },
          {
            target: 'reviewing',
            actions: [
              { type: 'tellAdded', params: ({ context }) => context.run.added },
              set(steps.runEnded),
              'tellEnd',
            ],
          },
        ],
      },
    },
    /** A batch that has been sent cannot be stopped; those that wait can. */
    sending: {
      on: { 'work.cancel': { actions: set(steps.queueStopped) } },
      invoke: {
        src: 'addBatch',
        input: ({ context: { run } }) => ({
          lines: run.outgoing,
          intentId: run.batch?.intentId ?? '',
        }),
        onDone: [
          {
            guard: ({ event }) => steps.isAnswerLost(event.output),
            target: 'checking',
            actions: from(steps.answerLost),
          },
          { target: 'deciding', actions: from(steps.batchAnswered) },
        ],
        // An exception in the middle of a write leaves open whether it was done; the quote tells.
        onError: { target: 'checking', actions: set((run) => steps.answerLost(run)) },
      },
    },
  },
})
