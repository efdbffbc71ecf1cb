/** What customers say about products. */

import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { product } from './catalogue.ts'
import { instant, words } from './columns.ts'
import { account } from './commerce.ts'

export const productReview = pgTable(
  'product_review',
  {
    id: text('product_review_id').primaryKey(),
    /** What the reviewer's command calls it; another one once it is written again. */
    number: integer('number').notNull().unique(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    /** Null for one that the shop was opened with. */
    accountId: text('account_id').references(() => account.id),
    /** 1 to 5. */
    rating: integer('rating').notNull(),
    title: words('review_title'),
    text: words('review'),
    /** As whom the author wants to be named; empty for the country alone. */
    reviewerName: words('reviewer_name'),
    countryCode: words('country_code'),
    /** The language that it is written in. */
    locale: text('locale', { enum: ['en', 'de', 'es', 'fr'] }).notNull(),
    status: text('status', { enum: ['waiting', 'published', 'declined'] }).notNull(),
    /** Why it was declined; the author reads it. */
    declineReason: words('decline_reason'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('product_review_shown').on(table.productId, table.status, table.createdAt),
    // One customer says one thing about a product.
    uniqueIndex('product_review_once').on(table.accountId, table.productId),
  ],
)
