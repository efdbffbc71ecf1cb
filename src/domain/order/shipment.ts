/** What has been sent: a shipment of an order, under the number by which it is followed (ACCT-02). */
import type { OrderId } from './order.ts'

export interface Shipment {
  readonly id: string
  /** Empty where the goods went by email. */
  readonly trackingNumber: string
  /** Where the carrier tells how far it is; undefined where the server names no such page. */
  readonly carrierHref: string | undefined
  /** An instant as the server writes it; empty where it does not say. */
  readonly sentAt: string
  readonly method: string
  /** Lines of the order that are in it. */
  readonly lineCount: number | undefined
  readonly orderId: OrderId
  readonly orderNumber: string
  readonly purchaseOrderNumber: string
}
