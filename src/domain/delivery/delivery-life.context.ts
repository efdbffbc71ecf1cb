/** What the chart of a scheduled delivery knows, and how wishes and answers change it. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../shared/port-failure.ts'
import {
  type PlacedWrite,
  type PlacedWrites,
  withoutPlace,
  type PlacedOutcome,
} from '../shared/placed-writes.ts'
import { placedRules, waitingWith } from '../shared/write-queue.ts'
import { allows, type DeliveryChange, type DeliveryPlace } from './delivery-change.ts'
import { isBeingPlaced, type ScheduledDelivery } from './scheduled-delivery.ts'

/** A change, and the place on the page where it was asked for. */
export type PlacedChange = PlacedWrite<DeliveryChange, DeliveryPlace>

export interface DeliveryLifeContext extends PlacedWrites<DeliveryChange, DeliveryPlace> {
  /** As the server sent it last. */
  readonly delivery: ScheduledDelivery
  readonly readFailure: PortFailure | undefined
  /** Whether it should be read again as soon as nothing is written any more. */
  readonly isStale: boolean
}

/** A change that is to be made, and the delivery as it was last seen before it. */
export interface ChangeStep {
  readonly before: ScheduledDelivery
  readonly change: DeliveryChange
}

export type DeliveryAnswer = E.Either<PortFailure, ScheduledDelivery>

/** Where a delivery is in its life; `stopped` waits for its owner, or for stock. */
export type DeliveryStage =
  | 'settingUp'
  | 'scheduled'
  | 'skipped'
  | 'stopped'
  | 'placing'
  | 'cancelled'
  | 'unknown'

/** The context of a delivery that was just read. */
export function initialDeliveryLife(delivery: ScheduledDelivery): DeliveryLifeContext {
  return {
    delivery,
    underWay: undefined,
    waiting: [],
    outcomes: new Map(),
    readFailure: undefined,
    isStale: false,
  }
}

/** The stage of a delivery by what the server says of it. */
export function stageOf(delivery: ScheduledDelivery): DeliveryStage {
  switch (delivery.status) {
    case 'setting-up':
      return 'settingUp'
    case 'cancelled':
      return 'cancelled'
    case 'other':
      return 'unknown'
    case 'active':
      if (isBeingPlaced(delivery)) return 'placing'
      if (delivery.problem !== undefined) return 'stopped'
      return delivery.skippedDate === undefined ? 'scheduled' : 'skipped'
  }
}

// A second press is the same intent, and the newer of two for one place counts.
const rules = placedRules<DeliveryChange, DeliveryPlace>(() => true)

/** One more change; what became of its place before is forgotten. */
export function withChange(
  { underWay, waiting, outcomes }: DeliveryLifeContext,
  placed: PlacedChange,
): Partial<DeliveryLifeContext> {
  return {
    waiting: waitingWith(underWay ? [underWay] : [], waiting, placed, rules),
    outcomes: withoutPlace(outcomes, placed.place),
  }
}

/** Whether the first that waits may be made now. */
export function mayStart({ delivery, waiting: [next] }: DeliveryLifeContext): boolean {
  return next !== undefined && allows(delivery, next.write)
}

/** The first that waits is under way. */
export function withNextSent({
  waiting: [underWay, ...waiting],
}: DeliveryLifeContext): Partial<DeliveryLifeContext> {
  return { underWay, waiting }
}

/** The first that waits cannot be made any more, which its place says. */
export function withNextRefused({
  waiting: [next, ...waiting],
  outcomes,
}: DeliveryLifeContext): Partial<DeliveryLifeContext> {
  if (!next) return {}
  const failure: PortFailure = { kind: 'stale', messages: [] }
  const outcome: PlacedOutcome<DeliveryChange> = { kind: 'failed', write: next.write, failure }
  return { waiting, outcomes: new Map([...outcomes, [next.place, outcome]]), isStale: true }
}

/** The input of the change under way. */
export function stepOf({ delivery, underWay }: DeliveryLifeContext): ChangeStep {
  if (!underWay) throw new Error('Only a change that was asked for is made.')
  return { before: delivery, change: underWay.write }
}

/** The change under way was answered. After a failure it is read again: what the server holds may not be what is shown. */
export function afterChange(
  { underWay, outcomes }: DeliveryLifeContext,
  answer: DeliveryAnswer,
): Partial<DeliveryLifeContext> {
  if (!underWay) return {}
  const { place, write } = underWay
  const outcome: PlacedOutcome<DeliveryChange> = E.isRight(answer)
    ? { kind: 'done', write }
    : { kind: 'failed', write, failure: answer.left }
  const told = { underWay: undefined, outcomes: new Map([...outcomes, [place, outcome]]) }
  return E.isRight(answer)
    ? { ...told, delivery: answer.right, readFailure: undefined }
    : { ...told, isStale: true }
}

/** What is known after it was read again; a failure leaves the delivery that is shown. */
export function afterReading(answer: DeliveryAnswer): Partial<DeliveryLifeContext> {
  return E.isRight(answer)
    ? { delivery: answer.right, readFailure: undefined }
    : { readFailure: answer.left }
}
