/**
 * One resource of the server in this tab, such as the cart: read when it is wanted, written to one thing after the
 * other, so that no older answer is ever laid over a newer one. All places that show it share one such chart.
 */
import { either as E } from 'fp-ts'
import { type ActorRefFrom, assign, enqueueActions, setup, type SnapshotFrom } from 'xstate'
import { actorSlot } from '../domain/shared/actor-slot.ts'
import { type PlacedWrite, withoutPlace, type WritePlace } from '../domain/shared/placed-writes.ts'
import type { PortFailure } from './failure.ts'
import {
  withWrite,
  type Judge,
  afterReading,
  settledBy,
  withNextSent,
  stepOf,
  unknownResource,
  type WriteQueueContext,
  type WriteStep,
  afterWrite,
} from './write-queue.context.ts'

export type WriteQueueEvent<Write, Place extends WritePlace> =
  /** A page that shows it is opened. */
  | { readonly type: 'read' }
  /** It was changed elsewhere: an answer that is on its way may be older than that. */
  | { readonly type: 'changed' }
  | ({ readonly type: 'write' } & PlacedWrite<Write, Place>)
  | { readonly type: 'outcome.forget'; readonly place: Place }
  /** Another one has taken its place: a user has signed in or out, or a saved cart became the cart. */
  | { readonly type: 'owner.changed' }

/** What a reading has shown to be done after all, though its answer had got lost. */
export interface WriteSettled<Write> {
  readonly type: 'settled'
  readonly write: Write
}

/**
 * The chart with its two effects still open. Of two writes that wait for one place the newer one counts, where
 * `isAboutSame`; unless told otherwise, that is so of all. `judge` tells by a later reading what became of a write whose
 * answer and first reading back have got lost; without it that stays unknown.
 */
export function writeQueueMachine<Resource, Write, Place extends WritePlace = WritePlace>(
  isAboutSame: (one: Write, other: Write) => boolean = () => true,
  judge: Judge<Resource, Write> = () => 'unclear',
) {
  type Answer = E.Either<PortFailure, Resource>
  return setup({
    types: {
      context: {} as WriteQueueContext<Resource, Write, Place>,
      events: {} as WriteQueueEvent<Write, Place>,
      tags: {} as 'busy',
      emitted: {} as WriteSettled<Write>,
    },
    actors: {
      read: actorSlot<Answer, void>('read'),
      write: actorSlot<Answer, WriteStep<Resource, Write, Place>>('write'),
    },
    guards: {
      isKnown: ({ context }) => context.resource !== undefined,
      isOpened: ({ context }) =>
        context.resource !== undefined || context.readFailure !== undefined,
      isWaitedFor: ({ context }) => context.waiting.length > 0,
      isStale: ({ context }) => context.isStale,
    },
    actions: {
      ask: assign(({ context, event }) =>
        event.type === 'write' ? withWrite(context, event, isAboutSame) : {},
      ),
      markStale: assign({ isStale: true }),
      startOver: assign(() => unknownResource<Resource, Write, Place>()),
      noteRead: assign(({ context }, answer: Answer) => afterReading(context, answer, judge)),
      tellSettled: enqueueActions(({ context, enqueue }, answer: Answer) => {
        if (E.isLeft(answer)) return
        for (const { outcome } of settledBy(context, answer.right, judge)) {
          if (outcome.kind === 'done') enqueue.emit({ type: 'settled', write: outcome.write })
        }
      }),
      noteWritten: assign(({ context }, answer: Answer) => afterWrite(context, answer)),
    },
  }).createMachine({
    id: 'writeQueue',
    context: () => unknownResource<Resource, Write, Place>(),
    initial: 'resting',
    on: {
      'owner.changed': { target: '.reading', reenter: true, actions: 'startOver' },
      'outcome.forget': {
        actions: assign(({ context, event }) => ({
          outcomes: withoutPlace(context.outcomes, event.place),
          open: withoutPlace(context.open, event.place),
        })),
      },
    },
    states: {
      resting: {
        on: {
          // What no page has opened yet is not asked for.
          'owner.changed': [
            { guard: 'isOpened', target: 'reading', actions: 'startOver' },
            { actions: 'startOver' },
          ],
          read: 'reading',
          changed: 'reading',
          write: [
            { guard: 'isKnown', target: 'writing', actions: 'ask' },
            // What it was before is the evidence by which a lost answer is settled.
            { target: 'reading', actions: 'ask' },
          ],
        },
      },
      reading: {
        tags: 'busy',
        entry: assign({ isStale: false }),
        on: {
          // The answer to a write is the newer one, so this reading is not needed.
          write: [{ guard: 'isKnown', target: 'writing', actions: 'ask' }, { actions: 'ask' }],
          changed: { actions: 'markStale' },
        },
        invoke: {
          src: 'read',
          onDone: {
            target: 'choosing',
            actions: [
              { type: 'tellSettled', params: ({ event }) => event.output },
              { type: 'noteRead', params: ({ event }) => event.output },
            ],
          },
          onError: {
            target: 'choosing',
            actions: { type: 'noteRead', params: E.left({ kind: 'malformed' }) },
          },
        },
      },
      choosing: {
        always: [
          { guard: 'isWaitedFor', target: 'writing' },
          { guard: 'isStale', target: 'reading' },
          { target: 'resting' },
        ],
      },
      writing: {
        tags: 'busy',
        entry: assign(({ context }) => withNextSent(context)),
        on: {
          write: { actions: 'ask' },
          read: { actions: 'markStale' },
          changed: { actions: 'markStale' },
        },
        invoke: {
          src: 'write',
          input: ({ context }) => stepOf(context),
          onDone: {
            target: 'choosing',
            actions: { type: 'noteWritten', params: ({ event }) => event.output },
          },
          // An effect that threw instead of answering: what was written is unknown.
          onError: {
            target: 'choosing',
            actions: { type: 'noteWritten', params: E.left({ kind: 'unconfirmed' }) },
          },
        },
      },
    },
  })
}

type WriteQueueMachine<Resource, Write, Place extends WritePlace> = ReturnType<
  typeof writeQueueMachine<Resource, Write, Place>
>
export type WriteQueueActor<Resource, Write, Place extends WritePlace = WritePlace> = ActorRefFrom<
  WriteQueueMachine<Resource, Write, Place>
>
export type WriteQueueSnapshot<
  Resource,
  Write,
  Place extends WritePlace = WritePlace,
> = SnapshotFrom<WriteQueueMachine<Resource, Write, Place>>
