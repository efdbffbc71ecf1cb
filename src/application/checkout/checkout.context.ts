/** What the chart of a checkout knows, and how answers change it. */
import { either as E } from 'fp-ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import {
  type CheckoutPlace,
  type CheckoutTask,
  withCheckoutTask,
} from '../../domain/checkout/checkout-tasks.ts'
import type { CheckoutWrite } from '../../domain/checkout/checkout-write.ts'
import type { PortFailure } from '../failure.ts'

/** How the last thing that was asked for at a place has ended. */
export type CheckoutOutcome =
  | { readonly kind: 'done'; readonly write: CheckoutWrite }
  | { readonly kind: 'failed'; readonly write: CheckoutWrite; readonly failure: PortFailure }

export interface CheckoutContext {
  /** As the server sent it last; undefined before the first answer. */
  readonly checkout: Checkout | undefined
  readonly readFailure: PortFailure | undefined
  /** The first one is under way while something is written. */
  readonly tasks: readonly CheckoutTask[]
  readonly outcomes: ReadonlyMap<CheckoutPlace, CheckoutOutcome>
  /** Whether it should be read again as soon as nothing is written any more. */
  readonly isStale: boolean
  readonly isReviewing: boolean
  /** What the customer has seen of the whole order; undefined outside of the review. */
  readonly reviewed: Checkout | undefined
}

export const unknownCheckout: CheckoutContext = {
  checkout: undefined,
  readFailure: undefined,
  tasks: [],
  outcomes: new Map(),
  isStale: false,
  isReviewing: false,
  reviewed: undefined,
}

/** A write that is to be carried out, and what is known before it. */
export interface CheckoutStage {
  readonly before: Checkout
  readonly task: CheckoutTask
}

/** One more task; what became of the place before is forgotten. */
export function taskTaken(
  context: CheckoutContext,
  { place, write }: CheckoutTask,
): Partial<CheckoutContext> {
  return {
    tasks: withCheckoutTask(context.tasks, { place, write }),
    outcomes: withoutPlace(context.outcomes, place),
  }
}

/** Of an unknown checkout nothing can be written: what waits has failed as the reading did. */
export function checkoutRead(
  context: CheckoutContext,
  answer: E.Either<PortFailure, Checkout>,
): Partial<CheckoutContext> {
  if (E.isRight(answer)) return known(context, answer.right)
  if (context.checkout !== undefined) return { readFailure: answer.left }
  const outcomes = new Map(context.outcomes)
  for (const { place, write } of context.tasks) {
    outcomes.set(place, { kind: 'failed', write, failure: answer.left })
  }
  return { readFailure: answer.left, tasks: [], outcomes }
}

/** After a failure it is read again: what the server holds may not be what is shown. */
export function taskDone(
  context: CheckoutContext,
  answer: E.Either<PortFailure, Checkout>,
): Partial<CheckoutContext> {
  const [task, ...tasks] = context.tasks
  if (!task) return {}
  const { place, write } = task
  const outcome: CheckoutOutcome = E.isRight(answer)
    ? { kind: 'done', write }
    : { kind: 'failed', write, failure: answer.left }
  // A newer wish of the same place is still to come: how this one went is of no interest any more.
  const isOvertaken = tasks.some((each) => each.place === place)
  const outcomes = isOvertaken ? context.outcomes : new Map([...context.outcomes, [place, outcome]])
  return E.isRight(answer)
    ? { tasks, outcomes, ...known(context, answer.right) }
    : { tasks, outcomes, isStale: true }
}

/** The input of the next write. */
export function stageOf({ checkout, tasks: [task] }: CheckoutContext): CheckoutStage {
  if (!checkout || !task) throw new Error('Something is written only to a checkout that is known.')
  return { before: checkout, task }
}

/** The outcomes without that of one place. */
export function withoutPlace(
  outcomes: CheckoutContext['outcomes'],
  place: CheckoutPlace,
): CheckoutContext['outcomes'] {
  return new Map([...outcomes].filter(([each]) => each !== place))
}

function known(
  { isReviewing, reviewed }: CheckoutContext,
  checkout: Checkout,
): Partial<CheckoutContext> {
  return {
    checkout,
    readFailure: undefined,
    reviewed: isReviewing ? (reviewed ?? checkout) : undefined,
  }
}
