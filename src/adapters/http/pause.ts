/** Waiting as a value that is handed in, so that tests need not wait. */

/** Resolves after so many milliseconds, or at once when the signal is aborted. Never rejects. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>

/** The pause of a real clock. Leaves no timer behind when it is aborted. */
export function timerPause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })
}
