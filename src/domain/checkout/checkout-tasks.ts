/** What waits to be written to a checkout: one thing after the other, each intent once. */
import type { CheckoutWrite } from './checkout-write.ts'

/** The place on a page where a write was asked for, such as `billing`; its outcome is shown there. */
export type CheckoutPlace = string

export interface CheckoutTask {
  readonly place: CheckoutPlace
  readonly write: CheckoutWrite
}

/**
 * The tasks with one more. The first of them may be under way and is left alone. Of two for one place the newer
 * one counts, unless it asks for what is being done already: a second press is the same intent.
 */
export function withCheckoutTask(
  tasks: readonly CheckoutTask[],
  task: CheckoutTask,
): readonly CheckoutTask[] {
  const [first, ...waiting] = tasks
  if (first === undefined) return [task]
  const others = waiting.filter(({ place }) => place !== task.place)
  const isRepeat = first.place === task.place && isSameWrite(first.write, task.write)
  return isRepeat ? [first, ...others] : [first, ...others, task]
}

/** Both are plain data, so that their texts tell whether they ask for the same. */
function isSameWrite(one: CheckoutWrite, other: CheckoutWrite): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
