/** Orders: what became of a cart or of an approved quote. An order is a record; no customer edits it. */

import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { money } from './columns.ts'
import type { ModelPrice } from '../../pricing/model-price.ts'
import { account } from './commerce.ts'
import type { AddressFields, BundlePart, ItemSku } from './commerce-documents.ts'

/** A line as it was ordered. */
export interface OrderedItem {
  readonly id: string
  readonly modelNumber: string
  readonly quantity: number
  readonly customerMaterialNumber: string
  /** The customer's own code that it was asked for by; absent where it was not, and on orders of before it was kept. */
  readonly customCode?: string | undefined
  readonly requestedDeliveryDate: string
  readonly plannedDeliveryDate: string
  readonly sku: ItemSku
  readonly price: ModelPrice
  /** What is in one bundle; absent for everything else. */
  readonly parts?: readonly OrderedPart[] | undefined
}

/** So many pieces of a plain sku in one bundle, as it was called when it was ordered. */
export interface OrderedPart extends BundlePart {
  readonly sku: ItemSku
}

/** One shipment of a fulfilment. */
export interface Delivery {
  readonly trackingNumber: string
  readonly itemIDs: readonly string[]
  /** ISO 8601; absent where it was not written down. */
  readonly sentAt?: string | undefined
}

export interface OrderFulfilment {
  readonly id: string
  /** The lines that go together. */
  readonly itemIDs: readonly string[]
  readonly methodID: string
  readonly shippingMethodID: string
  /** Undefined where the goods are picked up. */
  readonly shippingAddress?: AddressFields | undefined
  readonly pickupLocationID: string | null
  /** `YYYY-MM-DD`; absent while no day was named. */
  readonly pickupDate?: string | undefined
  readonly deliveries: readonly Delivery[]
}

export interface OrderPayment {
  readonly id: string
  readonly methodName: string
  readonly methodType: 'creditCard' | 'giftCard' | 'termPayment' | 'cash' | 'check' | 'external'
  /** In the currency of the order. */
  readonly amount: number
  /** `open`: to be paid. `authorized`: taken with the shipments, each its part. */
  readonly state: 'open' | 'authorized' | 'paid' | 'refunded' | 'canceled'
  readonly purchaseOrderNumber: string
  readonly billingAddress: AddressFields
  /** What has been taken of it, and given back of that; left out where the state says it. */
  readonly takenAmount?: number | undefined
  readonly refundedAmount?: number | undefined
  readonly creditCardType?: string | undefined
  readonly creditCardLastFour?: string | undefined
  readonly accountPaymentMethodID?: string | undefined
  readonly giftCardID?: string | undefined
  readonly giftCardLastFour?: string | undefined
  /** How the provider of the payment calls it. */
  readonly reference?: string | undefined
}

/** A movement of money that the provider of a payment is asked for; its key is the same for every repeat. */
export interface SellerMove {
  readonly kind: 'capture' | 'refund' | 'cancel'
  readonly orderPaymentID: string
  readonly reference: string
  readonly amount: number
  readonly idempotencyKey: string
}

/** What the seller has told to be done with an order. It stands with the order until it is done. */
export interface SellerStep {
  readonly id: string
  /** The command in its own words: the same one asks for the same step. */
  readonly command: string
  readonly action: 'ship' | 'cancel' | 'refund'
  readonly moves: readonly SellerMove[]
  /** Lines that are sent, and how. */
  readonly itemIDs: readonly string[]
  readonly trackingNumber: string
  readonly reason: string
  /** What a gift card, or a payment without a provider, gives back; by id of the payment. */
  readonly givenBack: readonly { readonly orderPaymentID: string; readonly amount: number }[]
  /** Whether nothing is owed or held any more. */
  readonly isWhole: boolean
}

interface OrderColumns {
  readonly status: AnyPgColumn
  readonly openOnTerms: AnyPgColumn
}

/** Written out, since an index is of these rows alone. */
export const isOwed = ({ openOnTerms }: Pick<OrderColumns, 'openOnTerms'>): SQL =>
  sql`${openOnTerms} > 0`
/** The same, of orders that are under way. */
export const isOpen = ({ status }: Pick<OrderColumns, 'status'>): SQL =>
  sql`${status} not in ('ostClosed', 'ostCanceled')`

export const placedOrder = pgTable(
  'placed_order',
  {
    id: text('order_id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    number: integer('order_number').notNull().unique(),
    /** The quote that it comes from; a quote is ordered once. */
    quoteId: text('quote_id').unique(),
    /** The cart that it comes from; a cart is ordered once. */
    cartId: text('cart_id').unique(),
    /** The scheduled delivery that it comes from. */
    orderTemplateId: text('order_template_id'),
    status: text('status').notNull(),
    /** Whom it is about, for those who have no account: lower case. */
    emailAddress: text('email_address').notNull(),
    currencyCode: text('currency_code').notNull(),
    /** Whose tax it is, as ISO code. */
    taxCountry: text('tax_country').notNull().default(''),
    promotionCodes: jsonb('promotion_codes').$type<readonly string[]>().notNull().default([]),
    purchaseOrderNumber: text('purchase_order_number').notNull(),
    freightCarrier: text('freight_carrier').notNull(),
    specialInstructions: text('special_instructions').notNull(),
    dispatchOption: text('dispatch_option').notNull(),
    orderNotes: text('order_notes').notNull().default(''),
    cancelReason: text('cancel_reason').notNull().default(''),
    openedAt: timestamp('opened_at', { withTimezone: true, mode: 'date' }).notNull(),
    itemQuantity: integer('item_quantity').notNull(),
    total: money('total').notNull(),
    discountTotal: money('discount_total').notNull().default(0),
    /** What delivery costs, and the tax on it, which is a part of `taxTotal`. */
    freight: money('freight').notNull().default(0),
    freightTax: money('freight_tax').notNull().default(0),
    surchargeTotal: money('surcharge_total').notNull(),
    taxTotal: money('tax_total').notNull(),
    totalAfterSurcharge: money('total_after_surcharge').notNull(),
    totalAfterTax: money('total_after_tax').notNull(),
    /** Numbers, models and products in lower case: what a keyword is looked for in. */
    searchText: text('search_text').notNull(),
    items: jsonb('items').$type<readonly OrderedItem[]>().notNull(),
    fulfilments: jsonb('fulfilments').$type<readonly OrderFulfilment[]>().notNull(),
    payments: jsonb('payments').$type<readonly OrderPayment[]>().notNull(),
    /** What was ordered on terms and is not paid. */
    openOnTerms: money('open_on_terms').notNull().default(0),
    /** What the seller has begun and not ended; null where there is nothing. */
    sellerStep: jsonb('seller_step').$type<SellerStep>(),
  },
  (table) => [
    index('placed_order_account').on(table.accountId, table.openedAt),
    index('placed_order_owed')
      .on(table.accountId, table.openedAt, table.number)
      .where(isOwed(table)),
    index('placed_order_template').on(table.orderTemplateId),
    // Every server asks for these each minute, and there are hardly ever any.
    index('placed_order_stepped').on(table.number).where(sql`${table.sellerStep} is not null`),
  ],
)

/**
 * The planned days of the lines of an order that are not sent, each as often as it is planned for, the first one first. The database
 * makes this column of lines and fulfilments (migration 0039), so that many orders are looked through without them. Nobody writes it.
 */
export const unsentDays = sql<readonly string[]>`${placedOrder}.unsent_days`
