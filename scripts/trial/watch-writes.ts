/** What writers were told while something was done to the deployment: how many, how long nothing, and what went wrong. */
import type { Load } from '../../test/backend/load.ts'

export interface Phase {
  readonly name: string
  readonly seconds: number
  readonly writes: number
  /** Milliseconds of the longest time in which no write was acknowledged. */
  readonly longestGap: number
  /** Answers of 503, and requests that were not answered: each was sent again under its id. */
  readonly unavailable: number
  readonly lost: number
  /** Answers that are neither a success nor one of those. */
  readonly others: number
}

/** Does the work under load, and for so many seconds at least. */
export async function during(
  load: Load,
  { name, seconds }: { readonly name: string; readonly seconds: number },
  work: () => Promise<void>,
): Promise<Phase> {
  const began = performance.now()
  const { length } = load.heard
  const before = load.acknowledged().length
  let count = before
  let changedAt = began
  let longestGap = 0
  const look = () => {
    const now = performance.now()
    const present = load.acknowledged().length
    longestGap = Math.max(longestGap, now - changedAt)
    if (present === count) return
    count = present
    changedAt = now
  }
  const looking = setInterval(look, 5)
  try {
    await work()
    const left = seconds * 1000 - (performance.now() - began)
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
  } finally {
    clearInterval(looking)
  }
  const heard = load.heard.slice(length)
  const lost = heard.filter((each) => each === 'lost').length
  const statuses = heard.flatMap((each) => (each === 'lost' ? [] : [each.status]))
  return {
    name,
    seconds: Math.round((performance.now() - began) / 100) / 10,
    writes: load.acknowledged().length - before,
    longestGap: Math.round(longestGap),
    unavailable: statuses.filter((status) => status === 503 || status === 502).length,
    lost,
    others: statuses.filter((status) => ![200, 409, 502, 503].includes(status)).length,
  }
}
