/** Where is read: a replica takes what may be a moment old, the primary all else. */

import type { Database } from './database-type.ts'

/** How far a Postgres server had written or replayed, as it says it: `16/B374D848`. */
export type Position = string

export interface Reads {
  /**
   * A database that has at least what a reader has written, and nothing older than a few seconds. Statements outside of a
   * transaction go to the replica where that holds of it.
   */
  readonly after: (written: Position | undefined) => Database
  /** The same; whatever it has answered, `after` never reads anything older later. */
  readonly held: Database
  /** How far the primary has written by now; undefined where there is no replica, or nobody says. */
  readonly written: () => Promise<Position | undefined>
}

/** Everything is read where it is written. */
export function primaryReads(database: Database): Reads {
  return { after: () => database, held: database, written: () => Promise.resolve(undefined) }
}

/** Bytes from the beginning of the log; undefined for what is no position. */
export function bytesOf(position: Position | undefined): bigint | undefined {
  const [, file, place] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/.exec(position ?? '') ?? []
  if (file === undefined || place === undefined) return undefined
  return (BigInt(`0x${file}`) << 32n) + BigInt(`0x${place}`)
}
