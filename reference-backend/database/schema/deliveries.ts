/** Tables of scheduled deliveries: what comes again, when, and what became of each date. */

import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cart } from './checkout.ts'
import { day, instant, words } from './columns.ts'
import { account } from './commerce.ts'

/** Why a delivery that was due is not placed. `declineCode` is the provider's word. */
export interface DeliveryProblem {
  readonly code:
    | 'declined'
    | 'actionRequired'
    | 'cardMissing'
    | 'cardExpired'
    | 'credit'
    | 'notSold'
    | 'stock'
    | 'other'
  readonly at: string
  readonly declineCode?: string | undefined
  /** The lines that are meant: their product codes. */
  readonly skuCodes?: readonly string[] | undefined
}

/** What comes again. Its lines, destination and payment are those of a cart of its own, which is copied for each date. */
export const scheduledDelivery = pgTable(
  'scheduled_delivery',
  {
    id: text('order_template_id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    cartId: text('order_id')
      .notNull()
      .unique()
      .references(() => cart.id),
    name: words('name'),
    status: text('status', { enum: ['draft', 'active', 'cancelled'] }).notNull(),
    frequencyTermId: text('frequency_term_id').notNull(),
    /** 1 to 31: a month without that day uses its last one. */
    dayOfMonth: integer('day_of_month').notNull(),
    nextPlaceDate: day('next_place_date'),
    /** The date that was skipped since the last delivery: there is one skip between two deliveries. */
    skippedDate: day('skipped_date'),
    problem: jsonb('problem').$type<DeliveryProblem>(),
    cancellationReason: words('cancellation_reason'),
    cancellationNotes: words('cancellation_notes'),
    createdAt: instant('created_at').notNull(),
    activatedAt: instant('activated_at'),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    index('scheduled_delivery_account').on(table.accountId, table.createdAt),
    index('scheduled_delivery_due').on(table.status, table.nextPlaceDate),
    // What an account is setting up is one thing, in whatever number of tabs.
    uniqueIndex('scheduled_delivery_draft')
      .on(table.accountId)
      .where(sql`${table.status} = 'draft'`),
  ],
)

/** What became of one date: the unique key is what makes it come once. */
export const deliveryRun = pgTable(
  'delivery_run',
  {
    /** The cart that is placed for this date. */
    cartId: text('order_id').primaryKey(),
    deliveryId: text('order_template_id')
      .notNull()
      .references(() => scheduledDelivery.id, { onDelete: 'cascade' }),
    dueDate: day('due_date').notNull(),
    state: text('state', { enum: ['placing', 'placed', 'failed', 'skipped', 'missed'] }).notNull(),
    orderId: text('placed_order_id'),
    quoteId: text('quote_id'),
    problem: jsonb('problem').$type<DeliveryProblem>(),
    changedAt: instant('changed_at').notNull(),
    /** Until then the process that places it is believed to be alive. */
    leasedUntil: instant('leased_until').notNull(),
  },
  (table) => [
    uniqueIndex('delivery_run_once').on(table.deliveryId, table.dueDate),
    index('delivery_run_placing').on(table.state, table.leasedUntil),
  ],
)
