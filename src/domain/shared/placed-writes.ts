/** Writes to one resource of the server that several places on the pages ask for, and what is told at each of them. */
import type { PortFailure } from './port-failure.ts'

/** The place on a page where a write was asked for, such as `billing`; its outcome is told there. A resource names its own. */
export type WritePlace = string

export interface PlacedWrite<Write, Place extends WritePlace = WritePlace> {
  readonly place: Place
  readonly write: Write
}

/** How the last thing that was asked for at a place has ended. */
export type PlacedOutcome<Write> =
  | { readonly kind: 'done'; readonly write: Write }
  | { readonly kind: 'failed'; readonly write: Write; readonly failure: PortFailure }

/** How what was asked for at a place goes on. `write` is what was asked for last. */
export type PlaceView<Write> =
  | { readonly kind: 'quiet' }
  | { readonly kind: 'busy'; readonly write: Write }
  | PlacedOutcome<Write>

/** The writes of a resource by their places, as its chart knows them. */
export interface PlacedWrites<Write, Place extends WritePlace> {
  readonly underWay: PlacedWrite<Write, Place> | undefined
  /** Not sent yet, in the order in which they will be. */
  readonly waiting: readonly PlacedWrite<Write, Place>[]
  readonly outcomes: ReadonlyMap<Place, PlacedOutcome<Write>>
}

const quiet = { kind: 'quiet' } as const

/** What is told at a place: the last write that waits there, else the one under way, else how the last one has ended. */
export function viewAt<Write, Place extends WritePlace>(
  { underWay, waiting, outcomes }: PlacedWrites<Write, Place>,
  place: Place,
): PlaceView<Write> {
  const asked = waiting.findLast((each) => each.place === place)
  if (asked) return { kind: 'busy', write: asked.write }
  if (underWay?.place === place) return { kind: 'busy', write: underWay.write }
  return outcomes.get(place) ?? quiet
}

/** What is noted by place, without that of one place. */
export function withoutPlace<Noted, Place extends WritePlace>(
  noted: ReadonlyMap<Place, Noted>,
  place: Place,
): ReadonlyMap<Place, Noted> {
  return new Map([...noted].filter(([each]) => each !== place))
}
