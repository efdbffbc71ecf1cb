/** The one switch from a failure to words. */
import type { PortFailure } from '../../application/failure.ts'
import type { TextKey } from './text-keys.ts'

export interface FailureMessage {
  readonly key: TextKey
  readonly values?: { readonly count: number }
  /** The server's own texts; they go before the key's words where there are any (ERR-02, AUTH-13). */
  readonly messages: readonly string[]
}

/**
 * What to say of a failure. `fallbackKey` names what was being tried, for a refusal in which the server
 * gave no reason.
 */
export function failureMessage(failure: PortFailure, fallbackKey: TextKey): FailureMessage {
  switch (failure.kind) {
    case 'unreachable':
      return {
        key: failure.offline ? 'common:failure.offline' : 'common:networkError',
        messages: [],
      }
    case 'timed-out':
      return { key: 'common:failure.timedOut', messages: [] }
    case 'unauthorised':
      return { key: 'common:failure.unauthorised', messages: [] }
    case 'refused':
      return failure.retryAfterSeconds === undefined
        ? { key: fallbackKey, messages: failure.messages }
        : {
            // The wait says all of it, in the reader's language; the server's text would say it once more.
            key: 'common:failure.tooMany',
            values: { count: Math.ceil(failure.retryAfterSeconds / 60) },
            messages: [],
          }
    case 'not-found':
      return { key: 'common:failure.notFound', messages: [] }
    case 'stale':
      return { key: 'common:failure.stale', messages: failure.messages }
    case 'changed-elsewhere':
      return { key: 'common:failure.changedElsewhere', messages: [] }
    case 'server-failed':
      return { key: 'common:networkError', messages: [] }
    case 'malformed':
      return { key: 'common:failure.malformed', messages: [] }
    case 'unconfirmed':
      return { key: 'common:failure.unconfirmed', messages: [] }
    case 'not-saved':
      return { key: 'common:failure.notSaved', messages: [] }
    case 'aborted':
      return { key: 'common:networkError', messages: [] }
  }
}
