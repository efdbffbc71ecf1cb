/** What each way of paying asks for. A way that is not here cannot be chosen. */
import type { PaymentKind } from '../../../domain/order/order.ts'

/** `number`: a purchase order number; `plain`: nothing more. */
type PaymentEntry = 'number' | 'plain'

export const paymentEntries: ReadonlyMap<PaymentKind, PaymentEntry> = new Map([
  ['term', 'number'],
  ['cash', 'plain'],
  ['check', 'plain'],
  ['external', 'plain'],
])
