/** Reads and changes the scheduled deliveries of an account. One call is one intent. */
import type { taskEither as TE } from 'fp-ts'
import type { DeliveryChange } from '../../domain/delivery/delivery-change.ts'
import type { DeliveryGoods } from '../../domain/delivery/delivery-goods.ts'
import type {
  DeliveryHead,
  DeliveryId,
  DeliveryOptions,
  ScheduledDelivery,
} from '../../domain/delivery/scheduled-delivery.ts'
import type { Page } from '../../domain/shared/paging.ts'
import type { PortFailure } from '../failure.ts'

export interface DeliveryGateway {
  /** Those that were started, the newest first; from page 1 on. */
  readonly list: (
    page: number,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, Page<DeliveryHead>>
  /** One that is missing or belongs to another user is `not-found`. */
  readonly details: (
    id: DeliveryId,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, ScheduledDelivery>
  /** The one that is being set up; undefined where there is none, and for a visitor. */
  readonly cart: (signal?: AbortSignal) => TE.TaskEither<PortFailure, ScheduledDelivery | undefined>
  readonly options: (signal?: AbortSignal) => TE.TaskEither<PortFailure, DeliveryOptions>
  /** Answers the delivery that they lie in now. */
  readonly add: (goods: DeliveryGoods) => TE.TaskEither<PortFailure, ScheduledDelivery>
  /** Answers the delivery as it is then. */
  readonly change: (
    id: DeliveryId,
    change: DeliveryChange,
  ) => TE.TaskEither<PortFailure, ScheduledDelivery>
}
