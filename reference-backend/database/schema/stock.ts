/** Tables of what is in stock. What is not listed is made to order, without limit. */

import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { product } from './catalogue.ts'

/** Pieces that can be sold at this moment; those that a placement holds are not among them. */
export const stock = pgTable(
  'stock',
  {
    /** Full code of a plain sku, model code of a configured one. */
    modelCode: text('model_code').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [index('stock_product').on(table.productId)],
)

/** Pieces that wait for the payment of a cart. */
export const stockHold = pgTable(
  'stock_hold',
  {
    cartId: text('order_id').notNull(),
    modelCode: text('model_code').notNull(),
    quantity: integer('quantity').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.modelCode] }),
    index('stock_hold_expiry').on(table.expiresAt),
  ],
)
