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

/** What happens beside the requests. */
export interface Surroundings {
  /** The newest first. */
  readonly emails: readonly ShownEmail[]
  /** Whether what was done last could be kept in this browser. */
  readonly isKept: boolean
}

export type ToWorker =
  | { readonly kind: 'ask'; readonly id: number; readonly request: CarriedRequest }
  | { readonly kind: 'leave'; readonly id: number }
  | { readonly kind: 'begin-again' }

export type ToPage =
  | { readonly kind: 'state'; readonly state: BackendState }
  | { readonly kind: 'surroundings'; readonly surroundings: Surroundings }
  /** Without an answer the line has broken off. */
  | { readonly kind: 'answer'; readonly id: number; readonly answer: CarriedAnswer | undefined }
  | { readonly kind: 'begun-again' }
