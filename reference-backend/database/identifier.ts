/** Ids as the commerce engine writes them: 32 lower-case hexadecimal characters. */

import { createHash, randomBytes } from 'node:crypto'

/** A new id that cannot be guessed. */
export function newId(): string {
  return randomBytes(16).toString('hex')
}

/** The same id for the same name every time: what is seeded keeps its address over a reset. */
export function namedId(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32)
}
