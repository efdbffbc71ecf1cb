/** What a page shows of a scheduled delivery, and of what was asked for at a place. */
import type { PortFailure } from '../shared/port-failure.ts'
import type { DeliveryChange } from './delivery-change.ts'
import type { DeliveryLifeSnapshot } from './delivery-life.machine.ts'
import { type ChangeOutcome, type DeliveryPlace, type DeliveryStage, stageOf } from './delivery-life.context.ts'
import type { ScheduledDelivery } from './scheduled-delivery.ts'

export interface DeliveryLifeView {
  readonly delivery: ScheduledDelivery
  readonly stage: DeliveryStage
  readonly isBusy: boolean
  /** It could not be read again, so that this may not be the newest. */
  readonly readFailure: PortFailure | undefined
}

/** How what was asked for at a place goes on. */
export type ChangeView =
  | { readonly kind: 'quiet' }
  | { readonly kind: 'busy'; readonly write: DeliveryChange }
  | ChangeOutcome

const quiet = { kind: 'quiet' } as const

/** The delivery, where it is in its life, and whether anything is under way. */
export function deliveryLifeView(snapshot: DeliveryLifeSnapshot): DeliveryLifeView {
  const { delivery, readFailure } = snapshot.context
  return { delivery, stage: stageOf(delivery), isBusy: snapshot.hasTag('busy'), readFailure }
}

/** What is told at a place. */
export function changeView({ context }: DeliveryLifeSnapshot, place: DeliveryPlace): ChangeView {
  const { underWay, waiting, outcomes } = context
  const asked = waiting.findLast((each) => each.place === place)
  if (asked) return { kind: 'busy', write: asked.write }
  if (underWay?.place === place) return { kind: 'busy', write: underWay.write }
  return outcomes.get(place) ?? quiet
}
