/** What the chart that adds lines is given and remembers, what can happen to it, and what it tells. */
import type { ActorRef, Snapshot } from 'xstate'
import type { AddingRun, ReadyLine } from './adding-run.ts'

/** A run after an event or an answer. */
export interface Step {
  readonly run: AddingRun
  /** Keys of the lines that became known to be on the quote. */
  readonly added: readonly string[]
}

export interface AddingInput {
  /** The run as it was left: batches in doubt, and lines that were not added. */
  readonly run: AddingRun
  /** The chart of the table, which answers `lines.wanted` with `lines.ready`. */
  readonly table: ActorRef<Snapshot<unknown>, AddingReport>
}

export interface AddingContext extends AddingInput {
  /** The id of the next batch that is none of an earlier try. */
  readonly freshId: string
}

/** What the table is told. */
export type AddingReport =
  /** The run is another one; lines in `added` are on the quote and leave the table. */
  | ({ readonly type: 'run.changed' } & Step)
  /** A batch could be sent: asks which lines are ready at this moment. */
  | { readonly type: 'lines.wanted' }
  /** No line waits any more. */
  | { readonly type: 'run.ended' }

export type AddingEvent =
  | { readonly type: 'run.start'; readonly keys: readonly string[] }
  /** Every line of the table that is ready now. */
  | { readonly type: 'lines.ready'; readonly lines: readonly ReadyLine[] }
  /** Lines were edited: why they were not added before no longer holds. */
  | { readonly type: 'lines.changed'; readonly keys: readonly string[] }
  | { readonly type: 'doubt.check' }
  | { readonly type: 'doubt.settle'; readonly key: string; readonly wasAdded: boolean }
  | { readonly type: 'work.cancel' }
