/** Orders: what became of an approved quote. An order is a record; nothing in it is edited by the customer. */

import { index, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ModelPrice } from '../../pricing/model-price.ts'
import { account } from './commerce.ts'
import type { AddressFields, ItemSku } from './commerce-documents.ts'

const money = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' })

/** A line as it was ordered. */
export interface OrderedItem {
  readonly id: string
  readonly modelNumber: string
  readonly quantity: number
  readonly customerMaterialNumber: string
  readonly requestedDeliveryDate: string
  readonly plannedDeliveryDate: string
  readonly sku: ItemSku
  readonly price: ModelPrice
}

/** One shipment of a fulfilment. */
export interface Delivery {
  readonly trackingNumber: string
  readonly itemIDs: readonly string[]
}

export interface OrderFulfilment {
  readonly id: string
  readonly methodID: string
  readonly shippingMethodID: string
  /** Undefined where the goods are picked up. */
  readonly shippingAddress?: AddressFields | undefined
  readonly pickupLocationID: string | null
  readonly deliveries: readonly Delivery[]
}

export interface OrderPayment {
  readonly id: string
  readonly methodName: string
  readonly methodType: 'creditCard' | 'giftCard' | 'termPayment' | 'cash' | 'check' | 'external'
  readonly billingAddress: AddressFields
}

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
    openedAt: timestamp('opened_at', { withTimezone: true, mode: 'date' }).notNull(),
    itemQuantity: integer('item_quantity').notNull(),
    total: money('total').notNull(),
    discountTotal: money('discount_total').notNull().default(0),
    surchargeTotal: money('surcharge_total').notNull(),
    taxTotal: money('tax_total').notNull(),
    totalAfterSurcharge: money('total_after_surcharge').notNull(),
    totalAfterTax: money('total_after_tax').notNull(),
    /** Numbers, models and products in lower case: what a keyword is looked for in. */
    searchText: text('search_text').notNull(),
    items: jsonb('items').$type<readonly OrderedItem[]>().notNull(),
    fulfilment: jsonb('fulfilment').$type<OrderFulfilment>().notNull(),
    payment: jsonb('payment').$type<OrderPayment>().notNull(),
  },
  (table) => [index('placed_order_account').on(table.accountId, table.openedAt)],
)
