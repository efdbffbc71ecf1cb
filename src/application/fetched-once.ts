/** Parts of the shop that are fetched when they are first wanted. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { PortFailure } from './failure.ts'

/** A part of the shop that is fetched when it is first wanted, and kept. */
export interface FetchedOnce<Part> {
  /** Fetches it where it is not there yet. A fetch that failed is tried again when asked anew. */
  readonly fetch: () => Promise<Part>
  /** The part, for those who know that it is there. Throws where it is not: that is a defect. */
  readonly arrived: () => Part
  /** The part where it is there already. */
  readonly present: () => Part | undefined
}

export function fetchedOnce<Part>(bring: () => Promise<Part>): FetchedOnce<Part> {
  let part: { readonly value: Part } | undefined
  let underway: Promise<Part> | undefined
  const bringOnce = async () => {
    try {
      part = { value: await bring() }
      return part.value
    } finally {
      underway = undefined
    }
  }
  return {
    fetch: () => {
      if (part) return Promise.resolve(part.value)
      underway ??= bringOnce()
      return underway
    },
    present: () => part?.value,
    arrived: () => {
      if (!part) throw new Error('This part of the shop has not been fetched yet.')
      return part.value
    },
  }
}

/** A program of a part that is fetched first where it is not there yet; a failed fetch is `unreachable`. */
export function withFetched<Part, Answer>(
  fetch: () => Promise<Part>,
  program: (part: Part) => TE.TaskEither<PortFailure, Answer>,
): TE.TaskEither<PortFailure, Answer> {
  const unreachable: PortFailure = { kind: 'unreachable', offline: false }
  return F.pipe(
    TE.tryCatch(fetch, () => unreachable),
    TE.flatMap(program),
  )
}
