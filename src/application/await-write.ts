/** For those who wait until a written resource has settled. */
import { waitFor } from 'xstate'
import type { PlacedWrite, PlaceView, WritePlace } from '../domain/shared/placed-writes.ts'
import type { WriteQueueActor, WriteQueueSnapshot } from './write-queue.machine.ts'
import { placeView, resourceView, type ResourceView } from './write-queue.view.ts'

const endlessly = { timeout: Number.POSITIVE_INFINITY }

/** Reads it again; what there is to show when nothing is under way any more. */
export async function readNow<Resource, Write, Place extends WritePlace>(
  actor: WriteQueueActor<Resource, Write, Place>,
): Promise<ResourceView<Resource>> {
  actor.send({ type: 'read' })
  return resourceView(await waitFor(actor, (now) => !now.hasTag('busy'), endlessly))
}

/** Waits until nothing is under way; how what was asked for at a place has ended. */
export async function settledAt<Resource, Write, Place extends WritePlace>(
  actor: WriteQueueActor<Resource, Write, Place>,
  place: Place,
): Promise<PlaceView<Write>> {
  return placeView(await waitFor(actor, (now) => !now.hasTag('busy'), endlessly), place)
}

/** Asks for a write; how it has ended, and the resource after it. */
export async function writeNow<Resource, Write, Place extends WritePlace>(
  actor: WriteQueueActor<Resource, Write, Place>,
  { place, write }: PlacedWrite<Write, Place>,
): Promise<{ readonly outcome: PlaceView<Write>; readonly after: ResourceView<Resource> }> {
  actor.send({ type: 'write', place, write })
  const now: WriteQueueSnapshot<Resource, Write, Place> = await waitFor(
    actor,
    (each) => placeView(each, place).kind !== 'busy',
    endlessly,
  )
  return { outcome: placeView(now, place), after: resourceView(now) }
}
