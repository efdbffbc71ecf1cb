/** An order: what an approved quote has become. It is only read (ACCT-17, ACCT-18). */
import type { PostalAddress } from '../account/address.ts'
import type { DispatchChoice } from '../quote/dispatch.ts'
import type { Fulfilment } from '../quote/fulfilment.ts'
import type { QuoteItem } from '../quote/quote-item.ts'
import type { PriceSums } from '../pricing/price-sums.ts'
import type { QuoteId } from '../shared/quote-id.ts'
import { type Brand, branded } from '../shared/brand.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { OrderStatus } from './order-status.ts'

export type OrderId = Brand<string, 'OrderId'>

/** The id as written in an address; only the server knows whether the order exists. */
export function orderId(text: string): OrderId {
  return branded<OrderId>(text)
}

/** What the history and the order itself say alike. */
interface OrderHead {
  readonly id: OrderId
  readonly number: string
  readonly purchaseOrderNumber: string
  readonly status: OrderStatus
  /** The server's own words, which are what is shown (ACCT-11). */
  readonly statusName: string
  /** An instant as the server writes it. */
  readonly openedAt: string
  readonly currency: string
}

/** A row of the order history. */
export interface OrderRow extends OrderHead {
  readonly itemCount: number | undefined
  readonly total: number | undefined
}

/** A line as it was ordered. */
export interface OrderItem
  extends Pick<
    QuoteItem,
    | 'productName'
    | 'productUrlTitle'
    | 'skuId'
    | 'image'
    | 'modelCode'
    | 'segments'
    | 'quantity'
    | 'customerMaterialNumber'
    | 'unitPrice'
    | 'lineTotal'
    | 'surcharge'
  > {
  readonly id: string
  /** The customer's own code that it was asked for by, where the server says it. */
  readonly customCode?: string
  readonly plannedDate: CalendarDate | undefined
  readonly statusName: string
  /** When it was sent last: an instant as the server writes it; absent until it is sent, and where that is not said. */
  readonly sentAt?: string
  /** The parts of a bundle. */
  readonly children: readonly OrderItem[]
}

/** How an order is paid; `other` is a way that we do not know. */
export type PaymentKind =
  | 'credit-card'
  | 'gift-card'
  | 'term'
  | 'cash'
  | 'check'
  | 'external'
  | 'other'

export interface OrderPayment {
  readonly id: string
  readonly kind: PaymentKind
  /** The server's own name of it. */
  readonly name: string
  /** In the currency of the order. */
  readonly amount: number | undefined
  readonly purchaseOrderNumber: string
  /** What is known of the card that pays, a bank's or a gift card; empty where there is none. */
  readonly cardBrand: string
  readonly cardLastFour: string
  readonly billingAddress: PostalAddress | undefined
}

/** A document about an order, to be downloaded by its id. */
export interface OrderDocument {
  readonly id: string
  readonly name: string
  readonly type: string
}

export interface Order extends OrderHead {
  readonly freightCarrier: string
  readonly specialInstructions: string
  /** What the customer wrote to the seller. */
  readonly notes: string
  readonly dispatch: DispatchChoice | undefined
  /** The scheduled delivery that it comes from (SUBS-05). */
  readonly orderTemplateId: string | undefined
  /** The quote that it was before; undefined where there was none, or the reader may not open it. */
  readonly quote: { readonly id: QuoteId; readonly number: string } | undefined
  readonly items: readonly OrderItem[]
  readonly fulfilments: readonly Fulfilment[]
  readonly payments: readonly OrderPayment[]
  readonly documents: readonly OrderDocument[]
  /** What is open on terms, and by when it is to be paid where there is an invoice; absent where nothing is open. */
  readonly owed?: { readonly open: number; readonly due: CalendarDate | undefined }
  /** The codes of promotions that took something off. */
  readonly promotionCodes: readonly string[]
  readonly totals: PriceSums
  /** Placed by a guest, who may keep it in an account (AUTH-27). Said to who comes by the link of the order only. */
  readonly isGuests: boolean
}
