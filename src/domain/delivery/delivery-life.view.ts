/** What a page shows of a scheduled delivery, and of what was asked for at a place. */
import { type PlaceView, viewAt } from '../shared/placed-writes.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { DeliveryChange, DeliveryPlace } from './delivery-change.ts'
import type { DeliveryLifeSnapshot } from './delivery-life.machine.ts'
import { type DeliveryStage, stageOf } from './delivery-life.context.ts'
import type { ScheduledDelivery } from './scheduled-delivery.ts'

export interface DeliveryLifeView {
  readonly delivery: ScheduledDelivery
  readonly stage: DeliveryStage
  readonly isBusy: boolean
  /** It could not be read again, so that this may not be the newest. */
  readonly readFailure: PortFailure | undefined
}

/** The delivery, where it is in its life, and whether anything is under way. */
export function deliveryLifeView(snapshot: DeliveryLifeSnapshot): DeliveryLifeView {
  const { delivery, readFailure } = snapshot.context
  return { delivery, stage: stageOf(delivery), isBusy: snapshot.hasTag('busy'), readFailure }
}

/** What is told at a place. */
export function changeView(
  { context }: DeliveryLifeSnapshot,
  place: DeliveryPlace,
): PlaceView<DeliveryChange> {
  return viewAt(context, place)
}
