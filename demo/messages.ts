/** What a page and the worker that holds the backend say to each other. */

/** A request as it can be handed from one thread to another. */
export interface CarriedRequest {
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: ArrayBuffer | undefined
}

export interface CarriedAnswer {
  readonly status: number
  readonly statusText: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: ArrayBuffer | undefined
}

/** `elsewhere`: a tab that knows nothing of this worker has the database open. `failed`: it cannot be opened at all. */
export type BackendState = 'opening' | 'filling' | 'ready' | 'elsewhere' | 'failed'

export interface ShownEmail {
  readonly to: string
  readonly text: string
  /** An instant (ISO 8601). */
  readonly at: string
}

/** A quote that the seller has to look at. */
export interface WaitingQuote {
  readonly orderID: string
  readonly quoteNumber: string
  readonly quoteName: string
  readonly company: string
  /** In major units of the currency. */
  readonly total: number
  readonly currencyCode: string
}

/** What happens beside the requests. */
export interface Surroundings {
  /** The newest first. */
  readonly emails: readonly ShownEmail[]
  /** The oldest first. */
  readonly waiting: readonly WaitingQuote[]
  /** Whether what was done last could be kept in this browser. */
  readonly isKept: boolean
}

/** What the seller makes of a quote. */
export interface Verdict {
  readonly order: string
  readonly action: 'approve' | 'return'
  readonly reason: string
}

export const NOTHING_YET: Surroundings = { emails: [], waiting: [], isKept: true }

export type ToWorker =
  | { readonly kind: 'ask'; readonly id: number; readonly request: CarriedRequest }
  | { readonly kind: 'leave'; readonly id: number }
  | { readonly kind: 'review'; readonly id: number; readonly verdict: Verdict }
  | { readonly kind: 'begin-again' }

export type ToPage =
  | { readonly kind: 'state'; readonly state: BackendState }
  | { readonly kind: 'surroundings'; readonly surroundings: Surroundings }
  /** Without an answer the line has broken off. */
  | { readonly kind: 'answer'; readonly id: number; readonly answer: CarriedAnswer | undefined }
  | { readonly kind: 'reviewed'; readonly id: number; readonly isDone: boolean }
  | { readonly kind: 'begun-again' }
