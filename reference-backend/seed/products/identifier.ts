/** Ids of seeded things: the same name has the same id in every database. */

import { createHash } from 'node:crypto'

/** 32 lower-case hex digits that follow from the kind and the name alone. */
export function identifier(kind: string, name: string): string {
  return createHash('sha256').update(`${kind}:${name}`).digest('hex').slice(0, 32)
}
