/**
 * How a port can fail. The union is plain data and lives in the domain, because charts keep failures in
 * their context; the application is where all other modules handle it.
 */
import type { PortFailure } from '../domain/shared/port-failure.ts'

export type { FailureKind, PortFailure } from '../domain/shared/port-failure.ts'

/** Why code is not there that was to be fetched. */
export function unfetched(isOnline: boolean): PortFailure {
  return { kind: 'unreachable', offline: !isOnline }
}

/**
 * Thrown by what fetches code. A browser fetches code by itself and by no port, so whoever waits for it is told by
 * this whether the browser is offline.
 */
export class Unfetched extends Error {
  readonly failure: PortFailure

  constructor(isOnline: boolean, options?: ErrorOptions) {
    super('The code could not be fetched.', options)
    this.name = 'Unfetched'
    this.failure = unfetched(isOnline)
  }
}

/** What has been thrown by what fetches code, as a value; what does not tell of the line is taken for connected. */
export function whyUnfetched(reason: unknown): PortFailure {
  return reason instanceof Unfetched ? reason.failure : unfetched(true)
}
