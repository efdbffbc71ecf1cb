/** What waits to be done to a cart: one thing after the other, each intent once. */
import type { CartWrite } from './cart-write.ts'

/** The place on a page where a task was requested; its outcome is shown there. */
export type CartPlace = string

export interface CartTask {
  readonly place: CartPlace
  readonly write: CartWrite
}

/**
 * The tasks with one more. The first of them may be under way and is left alone. Of two for one place the
 * newer one counts, unless it asks for what is being done already: a second press is the same intent.
 */
export function withTask(tasks: readonly CartTask[], task: CartTask): readonly CartTask[] {
  const [first, ...waiting] = tasks
  if (first === undefined) return [task]
  const others = waiting.filter(({ place }) => place !== task.place)
  if (first.place !== task.place) return [first, ...others, task]
  return isOtherQuantity(first.write, task.write) ? [first, ...others, task] : [first, ...others]
}

function isOtherQuantity(one: CartWrite, other: CartWrite): boolean {
  return one.kind === 'quantity' && other.kind === 'quantity' && one.quantity !== other.quantity
}
