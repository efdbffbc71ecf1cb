/** A part of the shop that is fetched when it is first wanted, and kept. */
export interface FetchedOnce<Part> {
  /** Fetches it where it is not there yet. A fetch that failed is tried again when asked anew. */
  readonly fetch: () => Promise<Part>
  /** The part, for those who know that it is there. Throws where it is not: that is a defect. */
  readonly arrived: () => Part
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
    arrived: () => {
      if (!part) throw new Error('This part of the shop has not been fetched yet.')
      return part.value
    },
  }
}
