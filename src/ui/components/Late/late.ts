/** A piece of code that arrives after the page, kept once it is there. */
export interface Late<Piece> {
  /** Fetches it now. A fetch that failed is tried again when asked anew. */
  readonly load: () => Promise<Piece>
  /** Fetches it when the browser has nothing better to do; a failure is kept for `load` to find. */
  readonly loadAhead: () => void
  /** The piece, or `undefined` while it is not there. */
  readonly arrived: () => Piece | undefined
  /** Calls back when it arrives; answers how to stop that. */
  readonly subscribe: (listener: () => void) => () => void
}

const whenIdle = (task: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task)
  else setTimeout(task)
}

/** Names a piece of code to be fetched later. */
export function late<Piece>(fetchPiece: () => Promise<Piece>): Late<Piece> {
  let piece: Piece | undefined
  let underway: Promise<Piece> | undefined
  const listeners = new Set<() => void>()

  const fetchOnce = async () => {
    try {
      const fetched = await fetchPiece()
      piece = fetched
      for (const listener of listeners) listener()
      return fetched
    } finally {
      underway = undefined
    }
  }
  const load = () => {
    if (piece !== undefined) return Promise.resolve(piece)
    underway ??= fetchOnce()
    return underway
  }
  return {
    load,
    loadAhead: () => whenIdle(() => void load().catch(() => undefined)),
    arrived: () => piece,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
