/** When an exchange ends without an answer: its limit has passed, or its caller has aborted it. */
import type { Pause } from './pause.ts'

export type Ending = 'timed-out' | 'aborted'

export interface Deadline {
  /** For `fetch`: aborted when the exchange is over. */
  readonly signal: AbortSignal
  /** Resolves when the exchange is over without an answer; never, when it is closed first. */
  readonly ended: Promise<Ending>
  /** The answer is there: stops the clock and lets go of the caller's signal. */
  readonly close: () => void
}

/** A limit in milliseconds together with the caller's own signal; whichever comes first ends it. */
export function deadline(pause: Pause, limit: number, signal?: AbortSignal): Deadline {
  const over = new AbortController()
  const closed = new AbortController()
  let tell: (ending: Ending) => void
  const ended = new Promise<Ending>((resolve) => {
    tell = resolve
  })
  const end = (ending: Ending) => {
    if (closed.signal.aborted) return
    tell(ending)
    over.abort()
  }
  const left = () => end('aborted')
  if (signal?.aborted) left()
  signal?.addEventListener('abort', left, { once: true })
  void pause(limit, closed.signal).then(() => end('timed-out'))
  return {
    signal: over.signal,
    ended,
    close: () => {
      closed.abort()
      signal?.removeEventListener('abort', left)
    },
  }
}
