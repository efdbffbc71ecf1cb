/**
 * A sign-out that did not reach the server is sent again: when the connection is back, when a user signs in,
 * at the next start of the tab, and after pauses. Meanwhile no user is signed in here. A token is forgotten
 * as soon as its session is over or the server has refused (T07).
 */
import { either as E } from 'fp-ts'
import { assign, setup } from 'xstate'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import { isTurnedDown } from '../../domain/shared/port-failure.ts'
import type { PortFailure } from '../failure.ts'

/** Milliseconds from one try to the next; the last pause is kept. */
const pauses = [5_000, 15_000, 60_000, 300_000] as const

interface LeftSessionContext {
  /** Of the sessions that are still to be ended, the oldest first. */
  readonly tokens: readonly string[]
  /** Tries in a row that have failed. */
  readonly tries: number
}

type LeftSessionEvent =
  | { readonly type: 'sign-out.unheard'; readonly token: string }
  | { readonly type: 'connection.back' }

export const leftSessionMachine = setup({
  types: {
    input: {} as { readonly tokens: readonly string[] },
    context: {} as LeftSessionContext,
    events: {} as LeftSessionEvent,
  },
  actors: { endSession: actorSlot<E.Either<PortFailure, void>, string>('endSession') },
  actions: {
    /** Keeps the tokens over a reload. Filled by the application. */
    keep: () => {},
    addToken: assign(({ context, event }) =>
      event.type === 'sign-out.unheard' ? { tokens: [...context.tokens, event.token] } : {},
    ),
    dropToken: assign(({ context }) => ({ tokens: context.tokens.slice(1), tries: 0 })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
  },
  guards: { hasToken: ({ context }) => context.tokens.length > 0 },
  delays: {
    pause: ({ context }) => pauses[Math.max(0, Math.min(context.tries, pauses.length) - 1)] ?? 0,
  },
}).createMachine({
  id: 'leftSession',
  context: ({ input }) => ({ tokens: input.tokens, tries: 0 }),
  initial: 'resting',
  on: {
    'sign-out.unheard': {
      actions: ['addToken', 'keep'],
    },
  },
  states: {
    resting: {
      // At the start of a tab there may be one from before. After that the first try has just failed.
      always: { guard: 'hasToken', target: 'telling' },
      on: {
        'sign-out.unheard': {
          target: 'waiting',
          actions: ['addToken', 'keep', 'countTry'],
        },
      },
    },
    waiting: {
      on: { 'connection.back': 'telling' },
      after: { pause: 'telling' },
    },
    telling: {
      invoke: {
        src: 'endSession',
        input: ({ context }) => context.tokens[0] ?? '',
        onDone: [
          {
            guard: ({ event }) => E.isLeft(event.output) && !isTurnedDown(event.output.left),
            target: 'waiting',
            actions: 'countTry',
          },
          {
            target: 'resting',
            actions: ['dropToken', 'keep'],
          },
        ],
        onError: { target: 'waiting', actions: 'countTry' },
      },
    },
  },
})
