/** The one switch from a failure to words. */
import type { PortFailure } from '../../application/failure.ts'

export interface FailureMessage {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
  /** The server's own texts; they go before the key's words where there are any (ERR-02, AUTH-13). */
  readonly messages: readonly string[]
}

/**
 * What to say of a failure. `fallbackKey` names what was being tried, for a refusal in which the server
 * gave no reason.
 */
export function failureMessage(failure: PortFailure, fallbackKey: string): FailureMessage {
  switch (failure.kind) {
    case 'unreachable':
      return {
        key: failure.offline ? 'failure.offline' : 'frontend.core.networkError',
        messages: [],
      }
    case 'timed-out':
      return { key: 'failure.timedOut', messages: [] }
    case 'unauthorised':
      return { key: 'failure.unauthorised', messages: [] }
    case 'refused':
      return failure.retryAfterSeconds === undefined
        ? { key: fallbackKey, messages: failure.messages }
        : {
            // The wait says all of it, in the reader's language; the server's text would say it once more.
            key: 'failure.tooMany',
            values: { count: Math.ceil(failure.retryAfterSeconds / 60) },
            messages: [],
          }
    case 'not-found':
      return { key: 'failure.notFound', messages: [] }
    case 'stale':
      return { key: 'failure.stale', messages: failure.messages }
    case 'changed-elsewhere':
      return { key: 'failure.changedElsewhere', messages: [] }
    case 'server-failed':
      return { key: 'frontend.core.networkError', messages: [] }
    case 'malformed':
      return { key: 'failure.malformed', messages: [] }
    case 'unconfirmed':
      return { key: 'failure.unconfirmed', messages: [] }
    case 'not-saved':
      return { key: 'failure.notSaved', messages: [] }
    case 'aborted':
      return { key: 'frontend.core.networkError', messages: [] }
  }
}
