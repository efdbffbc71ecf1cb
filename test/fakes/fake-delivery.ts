/** A scheduled delivery as the fake shop keeps it; goods, address and payment lie in a cart of its own. */
import type {
  DeliveryHead,
  ScheduledDelivery,
} from '../../src/domain/delivery/scheduled-delivery.ts'

export interface FakeDelivery
  extends Pick<
      DeliveryHead,
      'id' | 'name' | 'status' | 'frequency' | 'dayOfMonth' | 'nextDate' | 'problem'
    >,
    Pick<ScheduledDelivery, 'skippedDate' | 'cancellation' | 'runs'> {
  readonly owner: string
}
