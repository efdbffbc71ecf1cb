/** What a resource that was read back says about a write whose answer got lost (faults, section 5). */

/** `unclear`: what is there fits more than one story. */
export type WriteEvidence = 'done' | 'not-done' | 'unclear'

/** The evidence where the resource shows for certain whether the write was done. */
export function evidenceThat(isDone: boolean): WriteEvidence {
  return isDone ? 'done' : 'not-done'
}
