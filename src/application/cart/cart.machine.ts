/**
 * The cart of this tab: read when it is wanted, written to one thing after the other, so that no older answer
 * is ever laid over a newer one. There is one, whatever the number of places that show it.
 */
import { either as E } from 'fp-ts'
import { type Actor, assign, setup, type SnapshotFrom } from 'xstate'
import type { Cart } from '../../domain/cart/cart.ts'
import { type CartPlace, type CartTask, withTask } from '../../domain/cart/cart-tasks.ts'
import type { CartWrite } from '../../domain/cart/cart-write.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import type { PortFailure } from '../failure.ts'

/** How the last thing that was asked for at a place has ended. */
export type CartOutcome =
  | { readonly kind: 'done'; readonly write: CartWrite }
  | { readonly kind: 'failed'; readonly write: CartWrite; readonly failure: PortFailure }

export interface CartContext {
  /** The last cart that the server sent; undefined before the first. */
  readonly cart: Cart | undefined
  readonly readFailure: PortFailure | undefined
  /** The first one is under way while something is written. */
  readonly tasks: readonly CartTask[]
  readonly outcomes: ReadonlyMap<CartPlace, CartOutcome>
  /** Whether the cart should be read again as soon as nothing is written any more. */
  readonly isStale: boolean
}

export type CartEvent =
  /** The cart is opened. */
  | { readonly type: 'cart.read' }
  /** Another tab has changed it: an answer that is on its way may be older than that. */
  | { readonly type: 'cart.changed' }
  | { readonly type: 'cart.write'; readonly place: CartPlace; readonly write: CartWrite }
  | { readonly type: 'outcome.forget'; readonly place: CartPlace }
  /** Another user signed in or out, and has a cart of their own. */
  | { readonly type: 'owner.changed' }

export interface CartStep {
  readonly cart: Cart
  readonly task: CartTask
}

type CartAnswer = E.Either<PortFailure, Cart>

const unknown: CartContext = {
  cart: undefined,
  readFailure: undefined,
  tasks: [],
  outcomes: new Map(),
  isStale: false,
}

/** The failure that represents an effect that threw instead of answering: what was written is unknown. */
const broken: CartAnswer = E.left({ kind: 'unconfirmed' })

export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    tags: {} as 'busy',
  },
  actors: {
    read: actorSlot<CartAnswer, void>('read'),
    write: actorSlot<CartAnswer, CartStep>('write'),
  },
  guards: {
    isKnown: ({ context }) => context.cart !== undefined,
    hasTasks: ({ context }) => context.tasks.length > 0,
    isStale: ({ context }) => context.isStale,
  },
  actions: {
    takeTask: assign(({ context, event }) =>
      event.type === 'cart.write' ? taskTaken(context, event) : {},
    ),
    markStale: assign({ isStale: true }),
    beginAnew: assign(unknown),
  },
}).createMachine({
  id: 'cart',
  context: unknown,
  initial: 'reading',
  on: {
    'owner.changed': { target: '.reading', reenter: true, actions: 'beginAnew' },
    'outcome.forget': {
      actions: assign(({ context, event }) => ({
        outcomes: without(context.outcomes, event.place),
      })),
    },
  },
  states: {
    reading: {
      tags: 'busy',
      entry: assign({ isStale: false }),
      on: {
        // The answer to a write is the newer cart, so this read is not needed.
        'cart.write': [
          { guard: 'isKnown', target: 'writing', actions: 'takeTask' },
          { actions: 'takeTask' },
        ],
        'cart.changed': { actions: 'markStale' },
      },
      invoke: {
        src: 'read',
        onDone: {
          target: 'choosing',
          actions: assign(({ context, event }) => cartRead(context, event.output)),
        },
        onError: {
          target: 'choosing',
          actions: assign(({ context }) => cartRead(context, E.left({ kind: 'malformed' }))),
        },
      },
    },
    choosing: {
      always: [
        { guard: 'hasTasks', target: 'writing' },
        { guard: 'isStale', target: 'reading' },
        { target: 'resting' },
      ],
    },
    resting: {
      on: {
        'cart.read': 'reading',
        'cart.changed': 'reading',
        'cart.write': [
          { guard: 'isKnown', target: 'writing', actions: 'takeTask' },
          // What lay in the cart before is the evidence by which a lost answer is settled.
          { target: 'reading', actions: 'takeTask' },
        ],
      },
    },
    writing: {
      tags: 'busy',
      on: {
        'cart.write': { actions: 'takeTask' },
        'cart.read': { actions: 'markStale' },
        'cart.changed': { actions: 'markStale' },
      },
      invoke: {
        src: 'write',
        input: ({ context }) => stepOf(context),
        onDone: {
          target: 'choosing',
          actions: assign(({ context, event }) => taskDone(context, event.output)),
        },
        onError: {
          target: 'choosing',
          actions: assign(({ context }) => taskDone(context, broken)),
        },
      },
    },
  },
})

export type CartSnapshot = SnapshotFrom<typeof cartMachine>

function taskTaken(context: CartContext, task: CartTask): Partial<CartContext> {
  const { place, write } = task
  return {
    tasks: withTask(context.tasks, { place, write }),
    outcomes: without(context.outcomes, place),
  }
}

/** Without a cart nothing can be written: what waits has failed as the reading did. */
function cartRead(context: CartContext, answer: CartAnswer): Partial<CartContext> {
  if (E.isRight(answer)) return { cart: answer.right, readFailure: undefined }
  if (context.cart !== undefined) return { readFailure: answer.left }
  const outcomes = new Map(context.outcomes)
  for (const { place, write } of context.tasks) {
    outcomes.set(place, { kind: 'failed', write, failure: answer.left })
  }
  return { readFailure: answer.left, tasks: [], outcomes }
}

function stepOf({ cart, tasks: [task] }: CartContext): CartStep {
  if (!cart || !task) throw new Error('Something is written only to a cart that is known.')
  return { cart, task }
}

/** After a failure the cart is read again: what it holds may not be what is shown. */
function taskDone(context: CartContext, answer: CartAnswer): Partial<CartContext> {
  const [task, ...tasks] = context.tasks
  if (!task) return {}
  const { place, write } = task
  // A newer wish of the same place is still to come: how this one went is of no interest any more.
  const isOvertaken = tasks.some((each) => each.place === place)
  const outcome: CartOutcome = E.isRight(answer)
    ? { kind: 'done', write }
    : { kind: 'failed', write, failure: answer.left }
  const outcomes = isOvertaken ? context.outcomes : new Map([...context.outcomes, [place, outcome]])
  return E.isRight(answer)
    ? { tasks, outcomes, cart: answer.right, readFailure: undefined }
    : { tasks, outcomes, isStale: true }
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  return new Map([...map].filter(([each]) => each !== key))
}

export type CartActor = Actor<typeof cartMachine>
