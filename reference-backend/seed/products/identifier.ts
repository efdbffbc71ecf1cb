/** Ids of seeded things: the same name has the same id in every database. */

import { sha256 } from '#platform/digests.ts'

/** 32 lower-case hex digits that follow from the kind and the name alone. */
export function identifier(kind: string, name: string): string {
  return sha256('hex', `${kind}:${name}`).slice(0, 32)
}
