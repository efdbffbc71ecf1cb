/** Ids as the commerce engine writes them: 32 lower-case hexadecimal characters. */

import { randomText, sha256 } from '#platform/digests.ts'

/** A new id that cannot be guessed. */
export function newId(): string {
  return randomText('hex', 16)
}

/** The same id for the same name every time: what is seeded keeps its address over a reset. */
export function namedId(name: string): string {
  return sha256('hex', name).slice(0, 32)
}
