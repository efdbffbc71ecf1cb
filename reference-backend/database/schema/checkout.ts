/** Tables of carts and of what is chosen in their checkout. */

import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { day, instant, money, words } from './columns.ts'
import type { PlacementAgreement, PlacementPayment, PricesThen } from './checkout-documents.ts'
import { account } from './commerce.ts'
import type { Configuration } from '../../pricing/decode-model.ts'
import type { AddressFields, BundlePart } from './commerce-documents.ts'

type ChosenAddress = AddressFields & { readonly addressID: string }

/**
 * A cart: an order that is begun and not placed. Its owner is an account, or the browser of a visitor; each has
 * one of its own at most, and an account may have others that wait. Prices are no part of it: they are worked out whenever it is shown.
 */
export const cart = pgTable(
  'cart',
  {
    id: text('order_id').primaryKey(),
    accountId: text('account_id').references(() => account.id),
    /** What the cookie of the visitor's browser says. */
    visitorId: text('visitor_id').unique(),
    /** `own`: what the owner is filling now. `saved`: set aside. `schedule`, `due`: of a scheduled delivery. */
    purpose: text('purpose', { enum: ['own', 'saved', 'schedule', 'due'] })
      .notNull()
      .default('own'),
    /** The scheduled delivery that a cart which is due comes from. */
    orderTemplateId: text('order_template_id'),
    touchedAt: instant('touched_at').notNull(),
    /** What its owner calls it; empty for most. It stays when a cart that was set aside is taken up again. */
    name: words('order_name'),
    /** Null unless it is set aside. */
    setAsideAt: instant('set_aside_at'),
    /** What its lines cost when it was set aside. */
    pricesThen: jsonb('prices_then').$type<PricesThen>(),
    promotionCodes: jsonb('promotion_codes').$type<readonly string[]>().notNull(),
    purchaseOrderNumber: words('purchase_order_number'),
    orderNotes: words('order_notes'),
    freightCarrier: words('freight_carrier'),
    specialInstructions: words('special_instructions'),
    dispatchOption: words('dispatch_option'),
    requestedDeliveryDate: day('requested_delivery_date'),
    /** A copy taken when the address was chosen; null while the shipping address is meant, or none. */
    billingAddress: jsonb('billing_address').$type<ChosenAddress>(),
    billingAccountAddressId: text('billing_account_address_id'),
    billingSameAsShipping: boolean('billing_same_as_shipping').notNull().default(false),
  },
  (table) => [
    index('cart_touched').on(table.touchedAt),
    uniqueIndex('cart_own').on(table.accountId).where(sql`${table.purpose} = 'own'`),
    index('cart_account').on(table.accountId, table.purpose),
  ],
)

/** How lines of a cart reach the customer: at most one for each method. Without lines it is kept, not shown. */
export const cartFulfilment = pgTable(
  'cart_fulfilment',
  {
    id: text('order_fulfillment_id').primaryKey(),
    cartId: text('order_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    methodId: text('fulfillment_method_id').notNull(),
    shippingMethodId: text('shipping_method_id').notNull(),
    accountAddressId: text('account_address_id'),
    /** A copy taken when the address was chosen. */
    shippingAddress: jsonb('shipping_address').$type<ChosenAddress>(),
    pickupLocationId: text('pickup_location_id'),
    pickupDate: day('pickup_date'),
  },
  (table) => [uniqueIndex('cart_fulfilment_method').on(table.cartId, table.methodId)],
)

/** One line for each sku, or each reading of a model under one own number: more of the same is a larger quantity. */
export const cartItem = pgTable(
  'cart_item',
  {
    id: text('order_item_id').primaryKey(),
    cartId: text('order_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    fulfilmentId: text('order_fulfillment_id')
      .notNull()
      .references(() => cartFulfilment.id),
    position: integer('position').notNull(),
    /** Of a plain sku its sku code. */
    modelNumber: text('model_number').notNull(),
    /** What the model number was read as, option codes by modifier key; empty for a plain sku. */
    configuration: jsonb('configuration').$type<Configuration>().notNull().default({}),
    customerMaterialNumber: words('customer_material_number'),
    /** The customer's own code that names the model; empty for most. */
    customCode: words('custom_code'),
    /** What the product was called when it was put in: the name of what is not sold any more. */
    productName: words('product_name'),
    quantity: integer('quantity').notNull(),
    /** What is in one bundle, by sku code; empty for everything else. */
    parts: jsonb('parts').$type<readonly BundlePart[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('cart_item_model').on(
      table.cartId,
      table.modelNumber,
      table.configuration,
      table.customerMaterialNumber,
      table.customCode,
      table.parts,
    ),
    // A cart that goes takes its fulfilments along, each of which asks whether a line names it.
    index('cart_item_fulfilment').on(table.fulfilmentId),
  ],
)

/** How a cart is to be paid. No card data: a token of the vault, or a card that is saved there. */
export const cartPayment = pgTable(
  'cart_payment',
  {
    id: text('order_payment_id').primaryKey(),
    cartId: text('order_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    methodType: text('payment_method_type', {
      enum: ['creditCard', 'giftCard', 'termPayment', 'cash', 'check', 'external'],
    }).notNull(),
    /** In the currency of the cart; null is all that the others leave. */
    amount: money('amount'),
    purchaseOrderNumber: words('purchase_order_number'),
    paymentToken: text('payment_token'),
    accountPaymentMethodId: text('account_payment_method_id'),
    saveCard: boolean('save_card').notNull().default(false),
    cardName: words('card_name'),
    creditCardType: words('credit_card_type'),
    creditCardLastFour: words('credit_card_last_four'),
    nameOnCreditCard: words('name_on_credit_card'),
    expirationMonth: words('expiration_month'),
    expirationYear: words('expiration_year'),
    giftCardId: text('gift_card_id'),
    giftCardLastFour: words('gift_card_last_four'),
  },
  (table) => [index('cart_payment_cart').on(table.cartId, table.position)],
)

/** What became of the press of *Place order* on a cart. It outlives the cart. */
export const placement = pgTable(
  'placement',
  {
    cartId: text('order_id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    status: text('status', {
      enum: [
        'processing',
        'requires_payment_method',
        'requires_action',
        'requires_confirmation',
        'requires_capture',
        'canceled',
        'paid_not_placed',
        'placed',
      ],
    }).notNull(),
    /** Counts the payments that were begun for this cart: a part of their idempotency keys. */
    attempt: integer('attempt').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** What was agreed when the payment began: it is booked as it was paid. */
    agreement: jsonb('agreement').$type<PlacementAgreement>(),
    payment: jsonb('payment').$type<PlacementPayment>(),
    placedOrderId: text('placed_order_id'),
    quoteId: text('quote_id'),
    /** The browser that the order was placed in by a guest, who may make an account of it there. */
    visitorId: text('visitor_id'),
    /** When the shop itself looks what has become of the payment; null where nothing is under way. */
    checkAt: instant('check_at'),
  },
  (table) => [
    index('placement_check').on(table.checkAt),
    index('placement_visitor')
      .on(table.visitorId, table.changedAt)
      .where(sql`${table.visitorId} is not null`),
  ],
)
