/** The closed list of ways in which a port can fail. One function in `ui/i18n` words them. */
export type PortFailure =
  /** Nothing came back: no connection, offline, reset. Of a read, or of a write that never left. */
  | { readonly kind: 'unreachable'; readonly offline: boolean }
  /** A read ended by its limit. */
  | { readonly kind: 'timed-out' }
  /** The session is over and was not renewed. */
  | { readonly kind: 'unauthorised' }
  /** The server understood and refused; its messages are for the customer, in the server's order. */
  | {
      readonly kind: 'refused'
      readonly messages: readonly string[]
      readonly retryAfterSeconds?: number
      /** Field of the request to what is wrong with it; only of calls that ask for it. */
      readonly fields?: ReadonlyMap<string, readonly string[]>
    }
  | { readonly kind: 'not-found' }
  /** Another user changed the resource first: the quote's status forbids the write. */
  | { readonly kind: 'stale'; readonly messages: readonly string[] }
  /** What the sender shows is not how things are any more: another tab or window has changed the same thing. */
  | { readonly kind: 'changed-elsewhere' }
  | { readonly kind: 'server-failed'; readonly status: number }
  /** The answer could not be read. Of a read only: a write whose answer is unreadable is unconfirmed. */
  | { readonly kind: 'malformed' }
  /**
   * A write whose outcome is unknown; it may have been done. Settled by reading back. With `wasCarriedOut` the engine
   * says that it has done a request of the same id; what came of that it does not say.
   */
  | { readonly kind: 'unconfirmed'; readonly wasCarriedOut?: true }
  /** A write whose answer was lost: reading back has shown that it was not done, so it may be tried again. */
  | { readonly kind: 'not-saved' }
  /** The caller has canceled the request and ignores its outcome. */
  | { readonly kind: 'aborted' }

export type FailureKind = PortFailure['kind']

/** Whether the server has looked at the request and does not take it, so that its repeat is of no use. */
export function isTurnedDown({ kind }: PortFailure): boolean {
  return kind === 'refused' || kind === 'unauthorised' || kind === 'not-found'
}

/** What is wrong with the connection, the session or the document, and not with what was sent. */
const failuresOfAll: readonly FailureKind[] = [
  'unreachable',
  'unauthorised',
  'stale',
  'changed-elsewhere',
  'not-found',
  'aborted',
]

/** Whether every further write of the same kind would meet the same failure. */
export function isForAll({ kind }: PortFailure): boolean {
  return failuresOfAll.includes(kind)
}

/** Whether the engine does not have the call, so that what the call is about is not to be had of it. */
export function isNotBuilt(failure: PortFailure): boolean {
  return failure.kind === 'server-failed' && failure.status === 501
}
