/** What is counted of a running shop. Whoever measures listens; where nobody does, telling costs nothing. */

/** How a request ended: `refused` was understood and answered with a no, `limited` came too often. */
export type RequestOutcome =
  | 'ok'
  | 'refused'
  | 'limited'
  | 'unauthorised'
  | 'missing'
  | 'bad'
  | 'unavailable'
  | 'failed'

/** `kept` was drawn before, `plain` is the shell that a browser draws by itself. */
export type PageOutcome = 'kept' | 'drawn' | 'plain' | 'failed'

export type Happening =
  /** `action` is one of a closed list of names. */
  | {
      readonly kind: 'request'
      readonly action: string
      readonly outcome: RequestOutcome
      readonly seconds: number
    }
  /** An attempt that found a limit full; `limit` says of what, such as `sign-in`. */
  | { readonly kind: 'limit'; readonly limit: string }
  | { readonly kind: 'page'; readonly outcome: PageOutcome; readonly seconds: number }
  | { readonly kind: 'search'; readonly found: boolean }
  /** Where a read went, and why not to the replica. */
  | {
      readonly kind: 'read'
      readonly from: 'replica' | 'primary'
      readonly because: 'caught-up' | 'behind' | 'own-write' | 'away'
    }
  | { readonly kind: 'browser-failure'; readonly failure: string }
  | { readonly kind: 'vital'; readonly vital: string; readonly value: number }

export type Listener = (happening: Happening) => void

const listeners = new Set<Listener>()

/** Listens from now on; answers what ends it. */
export function listen(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells whoever listens. */
export function tell(happening: Happening): void {
  for (const listener of listeners) listener(happening)
}

/** How an answer of this status ended its request. */
export function outcomeOf(status: number): RequestOutcome {
  if (status === 429) return 'limited'
  if (status === 401 || status === 403) return 'unauthorised'
  if (status === 404 || status === 410) return 'missing'
  if (status === 503) return 'unavailable'
  if (status >= 500) return 'failed'
  return status >= 400 ? 'bad' : 'ok'
}
