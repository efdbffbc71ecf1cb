/** What the chart of a written resource knows, and how wishes and answers change it. */
import { either as E } from 'fp-ts'
import {
  type PlacedWrite,
  type PlacedWrites,
  withoutPlace,
  type PlacedOutcome,
  type WritePlace,
} from '../domain/shared/placed-writes.ts'
import { placedRules, waitingWith } from '../domain/shared/write-queue.ts'
import type { WriteEvidence } from '../domain/shared/write-evidence.ts'
import type { PortFailure } from './failure.ts'

/** A write of which nobody knows yet whether it was done, and the resource as it was before it. */
export interface OpenWrite<Resource, Write> {
  readonly write: Write
  readonly before: Resource
}

/** What a resource that was read again says about a write that is still open. */
export type Judge<Resource, Write> = (
  before: Resource,
  after: Resource,
  write: Write,
) => WriteEvidence

export interface WriteQueueContext<Resource, Write, Place extends WritePlace>
  extends PlacedWrites<Write, Place> {
  /** As the server sent it last; undefined before the first answer. */
  readonly resource: Resource | undefined
  readonly readFailure: PortFailure | undefined
  /** Settled by the next reading, unless something else was written before it. */
  readonly open: ReadonlyMap<Place, OpenWrite<Resource, Write>>
  /** Whether it should be read again as soon as nothing is written any more. */
  readonly isStale: boolean
}

/** A write that is to be carried out, and the resource as it was last seen before it. */
export interface WriteStep<Resource, Write, Place extends WritePlace = WritePlace>
  extends PlacedWrite<Write, Place> {
  readonly before: Resource
}

/** The context before anything is known. */
export function unknownResource<Resource, Write, Place extends WritePlace>(): WriteQueueContext<
  Resource,
  Write,
  Place
> {
  return {
    resource: undefined,
    readFailure: undefined,
    underWay: undefined,
    waiting: [],
    outcomes: new Map(),
    open: new Map(),
    isStale: false,
  }
}

/** One more write; what became of its place before is forgotten. */
export function withWrite<Resource, Write, Place extends WritePlace>(
  context: WriteQueueContext<Resource, Write, Place>,
  { place, write }: PlacedWrite<Write, Place>,
  isAboutSame: (one: Write, other: Write) => boolean,
): Partial<WriteQueueContext<Resource, Write, Place>> {
  const { underWay, waiting, outcomes, open } = context
  const rules = placedRules(isAboutSame)
  return {
    waiting: waitingWith(underWay ? [underWay] : [], waiting, { place, write }, rules),
    outcomes: withoutPlace(outcomes, place),
    open: withoutPlace(open, place),
  }
}

/** The first that waits is under way. */
export function withNextSent<Resource, Write, Place extends WritePlace>({
  waiting: [underWay, ...waiting],
}: WriteQueueContext<Resource, Write, Place>): Partial<WriteQueueContext<Resource, Write, Place>> {
  return { underWay, waiting }
}

/** The input of the write under way. */
export function stepOf<Resource, Write, Place extends WritePlace>({
  resource,
  underWay,
}: WriteQueueContext<Resource, Write, Place>): WriteStep<Resource, Write, Place> {
  if (resource === undefined || !underWay) {
    throw new Error('Something is written only to a resource that is known.')
  }
  return { before: resource, ...underWay }
}

/**
 * To an unknown resource nothing can be written: what waits has failed as the reading did. What is read settles the
 * writes whose outcome could not be told, where it says for certain what became of them.
 */
export function afterReading<Resource, Write, Place extends WritePlace>(
  context: WriteQueueContext<Resource, Write, Place>,
  answer: E.Either<PortFailure, Resource>,
  judge: Judge<Resource, Write>,
): Partial<WriteQueueContext<Resource, Write, Place>> {
  if (E.isRight(answer)) {
    const outcomes = new Map(context.outcomes)
    for (const { place, outcome } of settledBy(context, answer.right, judge)) {
      outcomes.set(place, outcome)
    }
    return { resource: answer.right, readFailure: undefined, outcomes, open: new Map() }
  }
  const readFailure = answer.left
  if (context.resource !== undefined) return { readFailure }
  const outcomes = new Map(context.outcomes)
  for (const { place, write } of context.waiting) {
    outcomes.set(place, { kind: 'failed', write, failure: readFailure })
  }
  return { readFailure, waiting: [], outcomes }
}

interface Settled<Write, Place extends WritePlace> {
  readonly place: Place
  readonly outcome: PlacedOutcome<Write>
}

/** How the open writes have ended, as far as the resource shows it. */
export function settledBy<Resource, Write, Place extends WritePlace>(
  { open }: WriteQueueContext<Resource, Write, Place>,
  after: Resource,
  judge: Judge<Resource, Write>,
): readonly Settled<Write, Place>[] {
  return [...open].flatMap(([place, { write, before }]): Settled<Write, Place>[] => {
    const evidence = judge(before, after, write)
    if (evidence === 'unclear') return []
    return [
      {
        place,
        outcome:
          evidence === 'done'
            ? { kind: 'done', write }
            : { kind: 'failed', write, failure: { kind: 'not-saved' } },
      },
    ]
  })
}

/** The write under way was answered. After a failure it is read again: what the server holds may not be what is shown. */
export function afterWrite<Resource, Write, Place extends WritePlace>(
  context: WriteQueueContext<Resource, Write, Place>,
  answer: E.Either<PortFailure, Resource>,
): Partial<WriteQueueContext<Resource, Write, Place>> {
  if (!context.underWay) return {}
  const { place, write } = context.underWay
  const outcome: PlacedOutcome<Write> = E.isRight(answer)
    ? { kind: 'done', write }
    : { kind: 'failed', write, failure: answer.left }
  const outcomes = new Map([...context.outcomes, [place, outcome]])
  if (E.isRight(answer)) {
    // What it is now was not made by the open writes alone: it says nothing about them any more.
    const resource = answer.right
    return { underWay: undefined, outcomes, open: new Map(), resource, readFailure: undefined }
  }
  const { resource: before } = context
  const isOpen = answer.left.kind === 'unconfirmed' && !answer.left.wasCarriedOut
  // A later reading must not overwrite this outcome with that of an older write at the same place.
  const others = withoutPlace(context.open, place)
  const open =
    isOpen && before !== undefined ? new Map([...others, [place, { write, before }]]) : others
  return { underWay: undefined, outcomes, open, isStale: true }
}
