/** Pauses without waiting: short ones are over at once, long ones (the limits) never, unless told so. */
import type { Pause } from '../../src/adapters/http/pause.ts'

export interface RecordedPause {
  readonly pause: Pause
  /** Milliseconds of the waits between two tries. */
  readonly waits: readonly number[]
  /** Milliseconds of the limits that were set. */
  readonly limits: readonly number[]
}

const shortestLimit = 15_000

/** With `limitsPass`, the clock runs out for every request that is not answered at once. */
export function recordedPause(limitsPass = false): RecordedPause {
  const waits: number[] = []
  const limits: number[] = []
  return {
    waits,
    limits,
    pause: (milliseconds) => {
      if (milliseconds < shortestLimit) {
        waits.push(milliseconds)
        return Promise.resolve()
      }
      limits.push(milliseconds)
      return limitsPass ? new Promise((pass) => setTimeout(pass)) : new Promise(() => {})
    },
  }
}
