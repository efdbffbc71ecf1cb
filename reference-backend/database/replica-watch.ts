/** Knows how far a replica is behind its primary, by the positions that both tell, and never by a clock of theirs. */

import { bytesOf, type Position } from './reads.ts'

export interface WatchParts {
  /** Each fails where its server is away. */
  readonly primaryAt: () => Promise<Position>
  readonly replicaAt: () => Promise<Position>
  /** Milliseconds. */
  readonly clock: () => number
  /** Milliseconds that a replica may be behind. */
  readonly lagMs: number
}

export type Verdict = 'caught-up' | 'behind' | 'own-write' | 'away'

export interface ReplicaWatch {
  /** Whether the replica has that position by now, and is not too far behind for anybody. */
  readonly judge: (needed: Position | undefined) => Promise<Verdict>
  /** From now on nobody is answered anything older than this. */
  readonly hold: (position: Position | undefined) => void
  /** A statement has failed there. */
  readonly lost: () => void
}

/** A look is good for so many milliseconds; after that one is taken beside the reader, and much later before. */
const GOOD_MS = 200
const STALE_MS = 1000
/** Milliseconds for which a replica that is away is left alone. Nobody waits for it before it is back. */
const AWAY_MS = 2000

interface Mark {
  readonly at: number
  readonly bytes: bigint
}

export function replicaWatch({ primaryAt, replicaAt, clock, lagMs }: WatchParts): ReplicaWatch {
  /** Where the primary was, the oldest first. */
  let marks: readonly Mark[] = []
  let replayed: bigint | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let awayUntil = Number.NEGATIVE_INFINITY
  let floor = 0n
  let looking: Promise<void> | undefined

  const look = async () => {
    const at = clock()
    const [primary, replica] = await Promise.allSettled([primaryAt(), replicaAt()])
    const written = primary.status === 'fulfilled' ? bytesOf(primary.value) : undefined
    if (written !== undefined) marks = kept([...marks, { at, bytes: written }])
    replayed = replica.status === 'fulfilled' ? bytesOf(replica.value) : undefined
    if (replayed === undefined) awayUntil = clock() + AWAY_MS
    lookedAt = clock()
  }
  const looked = () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
  /** The newest mark that the replica has passed, and all after it. */
  const kept = (all: readonly Mark[]) => {
    const passed = all.findLastIndex(({ bytes }) => bytes <= (replayed ?? 0n))
    return all.slice(Math.max(0, passed), all.length).slice(-1000)
  }
  /** Milliseconds since the replica was where the primary is; 0 while the primary has gone no further. */
  const lag = (at: bigint) => {
    const next = marks.find(({ bytes }) => bytes > at)
    return next === undefined ? 0 : clock() - next.at
  }
  return {
    judge: async (needed) => {
      if (clock() < awayUntil) return 'away'
      const age = clock() - lookedAt
      const wasAway = lookedAt > 0 && replayed === undefined
      if (age >= STALE_MS && !wasAway) await looked()
      else if (age >= GOOD_MS) void looked()
      if (replayed === undefined) return 'away'
      if (replayed < (bytesOf(needed) ?? 0n)) {
        // The answer to a write is a moment old, and so is what is known of the replica.
        if (clock() - lookedAt > GOOD_MS / 10) await looked()
        if (replayed === undefined || replayed < (bytesOf(needed) ?? 0n)) return 'own-write'
      }
      return replayed < floor || lag(replayed) > lagMs ? 'behind' : 'caught-up'
    },
    hold: (position) => {
      const bytes = bytesOf(position) ?? 0n
      if (bytes > floor) floor = bytes
    },
    lost: () => {
      awayUntil = clock() + AWAY_MS
    },
  }
}
