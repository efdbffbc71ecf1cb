/** Lines that a server has left out of what it made of others. */

/** `gone`: not sold like this any more. `quantity`: not so many of it. */
export type NotAddedReason = 'gone' | 'quantity'

/** A line that the server has not added. */
export interface NotAdded {
  /** The line it was to be made of. */
  readonly itemId: string
  readonly reason: NotAddedReason
}
