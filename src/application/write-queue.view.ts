/** What pages show of a written resource, and of what was asked for at a place. */
import { type PlaceView, viewAt, type WritePlace } from '../domain/shared/placed-writes.ts'
import type { PortFailure } from './failure.ts'
import type { WriteQueueSnapshot } from './write-queue.machine.ts'

export type ResourceView<Resource> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  /** `failure`: it could not be read again, so that this may not be the newest. */
  | {
      readonly kind: 'shown'
      readonly resource: Resource
      readonly failure: PortFailure | undefined
      /** It is being read or written. */
      readonly isBusy: boolean
    }

/** The resource, or why there is none to show. */
export function resourceView<Resource, Write, Place extends WritePlace>(
  snapshot: WriteQueueSnapshot<Resource, Write, Place>,
): ResourceView<Resource> {
  const { resource, readFailure } = snapshot.context
  if (resource !== undefined) {
    return { kind: 'shown', resource, failure: readFailure, isBusy: snapshot.hasTag('busy') }
  }
  return readFailure === undefined ? { kind: 'loading' } : { kind: 'failed', failure: readFailure }
}

/** What is told at a place. */
export function placeView<Resource, Write, Place extends WritePlace>(
  { context }: WriteQueueSnapshot<Resource, Write, Place>,
  place: Place,
): PlaceView<Write> {
  return viewAt(context, place)
}

/** Whether two views of one place tell the same. */
export function isSamePlaceView<Write>(one: PlaceView<Write>, other: PlaceView<Write>): boolean {
  return (
    one === other || (one.kind === 'busy' && other.kind === 'busy' && one.write === other.write)
  )
}
