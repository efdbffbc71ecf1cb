/** An answer that may have nothing in it. */
import { taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'

/** What was found; nothing is the failure `not-found`. */
export function thereOrNotFound<Found>(
  found: Found | undefined,
): TE.TaskEither<PortFailure, Found> {
  return found === undefined ? TE.left({ kind: 'not-found' }) : TE.right(found)
}
