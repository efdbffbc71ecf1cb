/** Tables of commerce: accounts, sessions, quotes, and the journal of what was written. */

import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { day, instant, money, words } from './columns.ts'
import type { AddressFields, ItemSku } from './commerce-documents.ts'
import type { ModelPrice } from '../../pricing/model-price.ts'

/** What the shop must remember beside its trade: the token secret, when it was seeded. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})

/** Running numbers; one row each, so that the row lock hands them out one by one. */
export const counter = pgTable('counter', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
})

export const account = pgTable(
  'account',
  {
    id: text('account_id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text('company').notNull(),
    /** Lower case. Of customers each once; a guest may have that of a customer. */
    emailAddress: text('email_address').notNull(),
    phoneNumber: text('phone_number').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['customer', 'admin'] }).notNull(),
    locked: boolean('locked').notNull(),
    /** Made in the course of a checkout: it has no password and no pages. */
    guest: boolean('guest').notNull().default(false),
    /** Whether the customer has shown that the email address is theirs; a registration alone does not. */
    emailConfirmed: boolean('email_confirmed').notNull().default(false),
    accountCredit: boolean('account_credit').notNull(),
    /** In the currency of the account; null is no limit. */
    creditLimit: money('credit_limit'),
    /** What the terms of payment are called, such as `Net 30`. */
    creditTerm: text('credit_term').notNull().default('Net 30'),
    creditDays: integer('credit_days').notNull().default(30),
    primaryAddressId: text('primary_address_id'),
    /** Where bills go; null: to the primary address. */
    billingAddressId: text('billing_address_id'),
    /** Of the last write: in it they are written to where nobody has asked. */
    language: text('language', { enum: ['en', 'de', 'es', 'fr'] })
      .notNull()
      .default('en'),
  },
  (table) => [
    uniqueIndex('account_customer_email').on(table.emailAddress).where(sql`not ${table.guest}`),
  ],
)

export const accountAddress = pgTable(
  'account_address',
  {
    id: text('account_address_id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    nickname: text('nickname').notNull(),
    address: jsonb('address').$type<AddressFields>().notNull(),
    /** Place in the address book, by when the address was added. */
    position: integer('position').notNull(),
  },
  (table) => [index('account_address_account').on(table.accountId, table.position)],
)

export const session = pgTable(
  'session',
  {
    id: text('session_id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** When a guest has placed an order: from then on it opens nothing but that placement. */
    spentAt: instant('spent_at'),
    /** Calls answered so far; only counted for the account whose sessions end early. */
    calls: integer('calls').notNull().default(0),
  },
  (table) => [index('session_account').on(table.accountId)],
)

export type AttemptPlaces = Readonly<Record<string, string>>

/** Attempts by what is limited, such as `sign-in:address:…`; old rows are removed as new ones come. */
export const attemptCount = pgTable(
  'attempt_count',
  {
    subject: text('subject').primaryKey(),
    /** By name or id of an attempt: when its place was taken (ms since 1970), and by which one. */
    places: jsonb('places').$type<AttemptPlaces>().notNull(),
    /** When the last of them counts no more. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('attempt_count_end').on(table.endsAt)],
)

/** Links to a new password that are still good: each is used once, and not for long. */
export const passwordReset = pgTable(
  'password_reset',
  {
    /** SHA-256 of the secret in the link, so that reading the table reveals no link. */
    secretHash: text('secret_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_reset_account').on(table.accountId)],
)

/** Links of other systems that sign a customer in: each is used once, within a minute. */
export const signInLink = pgTable('sign_in_link', {
  /** SHA-256 of the token in the link. */
  secretHash: text('secret_hash').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => account.id),
  /** SHA-256 of the cookie of the browser that alone may use it; null: any may. */
  browserHash: text('browser_hash'),
  expiresAt: instant('expires_at').notNull(),
})

/** Which once-only faults have been shown already. */
export const shownFault = pgTable('shown_fault', {
  intent: text('intent').primaryKey(),
  at: instant('at').notNull(),
})

/**
 * The ids of requests whose write is committed, so that a request that arrives twice is carried out once.
 * Old rows are removed as new ones come.
 */
export const requestClaim = pgTable(
  'request_claim',
  {
    /** Empty for a visitor. */
    accountId: text('account_id').notNull(),
    requestId: text('request_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.requestId] }),
    index('request_claim_at').on(table.at),
  ],
)

/** Written out, since an index is of these rows alone. */
export const isDraft = ({ status }: { readonly status: AnyPgColumn }): SQL =>
  sql`${status} = 'qstDraft'`

export const quote = pgTable(
  'quote',
  {
    id: text('order_id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    number: integer('quote_number').notNull().unique(),
    /** The scheduled delivery that it comes from. */
    orderTemplateId: text('order_template_id'),
    name: text('quote_name').notNull(),
    status: text('status').notNull(),
    /** Empty until the first item: the zone of the account at that moment then rules the quote. */
    zone: text('zone', { enum: ['', 'US', 'EU'] }).notNull(),
    /** The country of the primary address at that moment, whose tax is paid; empty until the first item. */
    taxCountry: text('tax_country').notNull().default(''),
    currencyCode: text('currency_code').notNull(),
    paymentId: text('order_payment_id').notNull(),
    purchaseOrderNumber: text('purchase_order_number').notNull(),
    details: text('quote_request_details').notNull(),
    freightCarrier: text('freight_carrier').notNull(),
    specialInstructions: text('special_instructions').notNull(),
    dispatchOption: text('dispatch_option').notNull(),
    createdAt: instant('created_at').notNull(),
    openedAt: instant('opened_at'),
    /** The last day on which what was handed over still stands; null while nothing is handed over. */
    validUntil: day('valid_until'),
    /** The working day by which the reviewer means to answer. */
    answerDue: day('answer_due'),
    /** The desk that reviews it; empty until it is handed over. */
    reviewer: words('reviewer'),
    itemQuantity: integer('item_quantity').notNull(),
    total: money('total').notNull(),
    discountTotal: money('discount_total').notNull().default(0),
    surchargeTotal: money('surcharge_total').notNull(),
    taxTotal: money('tax_total').notNull(),
    totalAfterSurcharge: money('total_after_surcharge').notNull(),
    totalAfterTax: money('total_after_tax').notNull(),
  },
  (table) => [
    // How many there are of each status that there is on a day, of all or of those found, without reading the quotes.
    index('quote_account_counts').on(table.accountId, table.status, table.validUntil, table.id),
    // A page of the list as it is usually asked for: what was returned, then the newest.
    index('quote_account_listed').on(
      table.accountId,
      sql`(case when ${table.status} = 'qstRejected' then 0 else 1 end)`,
      table.createdAt.desc().nullsFirst(),
      table.number.desc().nullsFirst(),
    ),
    // The newest drafts, whatever else there is.
    index('quote_account_drafts')
      .on(table.accountId, table.createdAt.desc().nullsFirst(), table.number.desc().nullsFirst())
      .where(isDraft(table)),
  ],
)

/**
 * What a quote is found by, its lines included: number, name, purchase order, models and the customer's own numbers and codes, these
 * and the purchase order also without their separators, behind a tab. Triggers of the database keep it (migrations 0037 and 0042), so
 * that no writer has to think of it. Has a trigram index where pg_trgm is allowed.
 */
export const quoteWords = pgTable(
  'quote_words',
  {
    quoteId: text('order_id')
      .primaryKey()
      .references(() => quote.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    /** Lower case, so that a word is looked for letter by letter. */
    words: text('words').notNull(),
    /** Whether numbers stand there without their separators, too: those from before migration 0042 get them at a start. */
    hasBare: boolean('has_bare').notNull().default(false),
  },
  (table) => [
    index('quote_words_account').on(table.accountId),
    index('quote_words_without_bare').on(table.quoteId).where(sql`not ${table.hasBare}`),
  ],
)

export const quoteItem = pgTable(
  'quote_item',
  {
    id: text('order_item_id').primaryKey(),
    quoteId: text('order_id')
      .notNull()
      .references(() => quote.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    skuId: text('sku_id').notNull(),
    modelNumber: text('model_number').notNull(),
    quantity: integer('quantity').notNull(),
    customerMaterialNumber: text('customer_material_number').notNull(),
    customCode: text('custom_code').notNull(),
    requestedDeliveryDate: day('requested_delivery_date').notNull(),
    plannedDeliveryDate: day('planned_delivery_date').notNull(),
    /** The product as it was called when the item was added. */
    sku: jsonb('sku').$type<ItemSku>().notNull(),
    /** The server's own price of the line, computed at the last write. */
    price: jsonb('price').$type<ModelPrice>().notNull(),
  },
  (table) => [index('quote_item_quote').on(table.quoteId, table.position)],
)

/**
 * What is asked of many lines at once. The database makes these columns of the price of a line, and an index has them (migration
 * 0038): reading the prices takes seven times as long. Nobody writes them.
 */
export const ofLinePrice = {
  lineTotal: sql<number>`${quoteItem}.line_total`,
  effectiveLeadTime: sql<number>`${quoteItem}.lead_time`,
  /** The same for lines that are configured alike. */
  configuration: sql<string>`${quoteItem}.configuration`,
}

export const quoteHistory = pgTable(
  'quote_history',
  {
    id: text('id').primaryKey(),
    quoteId: text('order_id')
      .notNull()
      .references(() => quote.id, { onDelete: 'cascade' }),
    /** Place in the history: two steps may share one instant. */
    position: integer('position').notNull(),
    at: instant('at').notNull(),
    status: text('status').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [index('quote_history_quote').on(table.quoteId, table.position)],
)

export const quoteFulfilment = pgTable('quote_fulfilment', {
  id: text('order_fulfillment_id').primaryKey(),
  quoteId: text('order_id')
    .notNull()
    .unique()
    .references(() => quote.id, { onDelete: 'cascade' }),
  methodId: text('fulfillment_method_id').notNull(),
  shippingMethodId: text('shipping_method_id').notNull(),
  accountAddressId: text('account_address_id'),
  /** A copy taken when the address was chosen: later changes of the address book leave it alone. */
  shippingAddress: jsonb('shipping_address').$type<
    AddressFields & { readonly addressID: string }
  >(),
  pickupLocationId: text('pickup_location_id'),
  pickupDate: day('pickup_date'),
  trackingNumbers: jsonb('tracking_numbers').$type<readonly string[]>().notNull(),
})

export const quotePromotion = pgTable(
  'quote_promotion',
  {
    quoteId: text('order_id')
      .notNull()
      .references(() => quote.id, { onDelete: 'cascade' }),
    code: text('promotion_code').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.code] })],
)

export const customCode = pgTable(
  'custom_code',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    code: text('custom_code').notNull(),
    modelNumber: text('model_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.code] })],
)

/** One row per committed write, written in the same transaction. */
export const journal = pgTable('journal', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  action: text('action').notNull(),
  accountId: text('account_id'),
  /** Who has written in the name of that account; null where the account itself has. */
  actorId: text('actor_id'),
  subjectId: text('subject_id'),
  detail: jsonb('detail').$type<Readonly<Record<string, unknown>>>().notNull(),
})
