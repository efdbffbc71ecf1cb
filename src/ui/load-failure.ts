/** What a loader throws, and what the views of its page read. */
import type { PortFailure } from '../application/failure.ts'

/** Thrown to the route's error view; it carries the failure so that the view can say what happened. */
export class LoadFailure extends Error {
  readonly failure: PortFailure

  constructor(failure: PortFailure) {
    super(`The page could not be loaded: ${failure.kind}`)
    this.name = 'LoadFailure'
    this.failure = failure
  }
}
