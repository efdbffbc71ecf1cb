/** How good a page still is that was drawn some time ago. */
import type { PartEdition } from './edition.ts'

export interface Lasting {
  /** Milliseconds for which a page holds at most: what depends on the day changes without an edition. */
  readonly longestMs: number
  /** The same where nobody says which edition is the present one. */
  readonly unwatchedMs: number
  /** Milliseconds for which a page that does not hold any more is still handed out while it is redrawn. */
  readonly graceMs: number
}

export const LASTING: Lasting = { longestMs: 3_600_000, unwatchedMs: 60_000, graceMs: 60_000 }

export interface Dated {
  /** Editions of what the page depends on that were the present ones before it was drawn. */
  readonly editions: readonly PartEdition[]
  readonly drawnAt: number
}

/** `good` holds, `fading` may be handed out once more while it is redrawn, `gone` may not. */
export type Freshness = 'good' | 'fading' | 'gone'

/** How good the page is at this moment. */
export function freshnessOf(
  { editions, drawnAt }: Dated,
  now: number,
  lasting: Lasting,
): Freshness {
  const { longestMs, unwatchedMs, graceMs } = lasting
  const isWatched = editions.every(({ name }) => name !== undefined)
  const ends = editions.map(({ endedAt }) => endedAt ?? Number.POSITIVE_INFINITY)
  const end = Math.min(...ends, drawnAt + (isWatched ? longestMs : unwatchedMs))
  if (now < end) return 'good'
  return now < end + graceMs ? 'fading' : 'gone'
}
