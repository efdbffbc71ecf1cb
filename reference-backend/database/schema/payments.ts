/** Tables of saved cards and of gift cards. Of a card there is what the vault tells, never its number. */

import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { day, instant, money } from './columns.ts'
import { account } from './commerce.ts'
import type { AddressFields } from './commerce-documents.ts'

export const accountPaymentMethod = pgTable(
  'account_payment_method',
  {
    id: text('account_payment_method_id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    /** How the vault calls the card. */
    customerCard: text('customer_card').notNull(),
    name: text('name').notNull(),
    creditCardType: text('credit_card_type').notNull(),
    creditCardLastFour: text('credit_card_last_four').notNull(),
    nameOnCreditCard: text('name_on_credit_card').notNull(),
    expirationMonth: integer('expiration_month').notNull(),
    expirationYear: integer('expiration_year').notNull(),
    primary: boolean('primary_flag').notNull(),
    /** False while the payment that saves it is not yet made. */
    active: boolean('active_flag').notNull(),
    /** A copy; null where an address of the address book is meant. */
    billingAddress: jsonb('billing_address').$type<AddressFields>(),
    billingAccountAddressId: text('billing_account_address_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('account_payment_method_account').on(table.accountId, table.createdAt),
    uniqueIndex('account_payment_method_card').on(table.accountId, table.customerCard),
    uniqueIndex('account_payment_method_primary').on(table.accountId).where(sql`${table.primary}`),
  ],
)

/** Its balance is that of its newest row in the ledger. */
export const giftCard = pgTable(
  'gift_card',
  {
    id: text('gift_card_id').primaryKey(),
    /** Null until a customer has redeemed it. */
    accountId: text('account_id').references(() => account.id),
    code: text('gift_card_code').notNull().unique(),
    pinHash: text('pin_hash').notNull(),
    currencyCode: text('currency_code').notNull(),
    issuedDate: day('issued_date').notNull(),
    /** The last day on which it can be used; null for none. */
    expirationDate: day('expiration_date'),
    active: boolean('active_flag').notNull(),
  },
  (table) => [index('gift_card_account').on(table.accountId)],
)

/** The ledger: rows are added, never changed. */
export const giftCardTransaction = pgTable(
  'gift_card_transaction',
  {
    id: text('gift_card_transaction_id').primaryKey(),
    giftCardId: text('gift_card_id')
      .notNull()
      .references(() => giftCard.id, { onDelete: 'cascade' }),
    /** Place in the ledger of its card, from 0. */
    position: integer('position').notNull(),
    debit: money('debit_amount').notNull(),
    credit: money('credit_amount').notNull(),
    /** What is left on the card after this row. */
    balance: money('balance_amount').notNull(),
    at: instant('at').notNull(),
    orderPaymentId: text('order_payment_id'),
    reason: text('reason').notNull(),
  },
  (table) => [
    // Two writers that have read the same balance cannot both go on from it.
    uniqueIndex('gift_card_transaction_position').on(table.giftCardId, table.position),
    check('gift_card_balance_not_negative', sql`${table.balance} >= 0`),
    check(
      'gift_card_one_way',
      sql`${table.debit} >= 0 and ${table.credit} >= 0 and (${table.debit} = 0 or ${table.credit} = 0)`,
    ),
  ],
)
