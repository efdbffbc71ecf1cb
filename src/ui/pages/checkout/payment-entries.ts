/** What each way of paying asks for. A way that is not here cannot be chosen. */
import type { PaymentKind } from '../../../domain/order/order.ts'

/** `number`: a purchase order number; `vault`: a card or a gift card; `plain`: nothing more. */
type PaymentEntry = 'number' | 'vault' | 'plain'

export const paymentEntries: ReadonlyMap<PaymentKind, PaymentEntry> = new Map([
  ['term', 'number'],
  ['credit-card', 'vault'],
  ['gift-card', 'vault'],
  ['cash', 'plain'],
  ['check', 'plain'],
  ['external', 'plain'],
])
