/** The table of a draft order as it outlives a reload. */
import type { WrittenLine } from './written-line.ts'

/** Lines by their likeness: how many there are of each. Plain texts and numbers, so that they can be kept. */
export type LineCounts = ReadonlyMap<string, number>

/** What was sent in one batch, and how much of that the quote held before. */
export interface SentLines {
  readonly sent: LineCounts
  readonly before: LineCounts
}

/** A batch that was sent, until it is known what became of it. */
export interface SentBatch extends SentLines {
  readonly keys: readonly string[]
  /** The id that it was sent under. */
  readonly intentId: string
  /** The engine says that it has been carried out, in this try or in an earlier one. */
  readonly wasCarriedOut?: boolean | undefined
}

/** A batch that was tried and may still be carried out: its lines go under the same id again, as long as they are the same. */
export type TriedBatch = Pick<SentBatch, 'keys' | 'sent' | 'intentId'>

/** What was written, and what may or may not have been added. */
export interface KeptTable {
  readonly lines: readonly WrittenLine[]
  /** The number of the next key. */
  readonly nextKey: number
  readonly batch: SentBatch | undefined
  /** Batches of which the quote itself does not tell whether they were added, by the keys of their lines. */
  readonly unclear: readonly (readonly string[])[]
  /** Batches that are tried again under their ids. */
  readonly tried: readonly TriedBatch[]
  readonly addedCount: number
}
