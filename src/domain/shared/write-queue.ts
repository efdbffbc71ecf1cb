/**
 * The order of the writes to one resource of the server, such as a cart: one is under way at a time, the others
 * wait behind it, and each intent is written once.
 */
import type { PlacedWrite, WritePlace } from './placed-writes.ts'
import { isSameData } from './same-data.ts'

/** How the writes of a resource are told apart. */
export interface QueueRules<Write> {
  /** Whether both ask for the same thing: a second press is the same intent. */
  readonly isSame: (one: Write, other: Write) => boolean
  /** Whether the newer write makes one that still waits needless. */
  readonly isReplaced: (waiting: Write, newer: Write) => boolean
}

/**
 * What waits after one more write was asked for. What is under way is left alone: it is not asked for again, and
 * nothing can be taken out of it.
 */
export function waitingWith<Write>(
  underWay: readonly Write[],
  waiting: readonly Write[],
  write: Write,
  { isSame, isReplaced }: QueueRules<Write>,
): readonly Write[] {
  const others = waiting.filter((each) => !isReplaced(each, write))
  return underWay.some((each) => isSame(each, write)) ? others : [...others, write]
}

/**
 * The rules of writes that are told apart by their places. Of two for one place the newer one counts, where both
 * are about the same thing.
 */
export function placedRules<Write, Place extends WritePlace = WritePlace>(
  isAboutSame: (one: Write, other: Write) => boolean,
): QueueRules<PlacedWrite<Write, Place>> {
  return {
    isSame: (one, other) => one.place === other.place && isSameData(one.write, other.write),
    isReplaced: (waiting, newer) =>
      waiting.place === newer.place && isAboutSame(waiting.write, newer.write),
  }
}
