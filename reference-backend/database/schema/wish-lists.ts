/** Lists of products that a customer keeps for later. */

import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { account } from './commerce.ts'

export const wishList = pgTable(
  'wish_list',
  {
    /** The wire calls a list an order template. */
    id: text('order_template_id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    /** What its link holds; null while nobody else may see it. */
    shareKey: text('share_key').unique(),
  },
  (table) => [index('wish_list_account').on(table.accountId, table.createdAt)],
)

export const wishListItem = pgTable(
  'wish_list_item',
  {
    listId: text('order_template_id')
      .notNull()
      .references(() => wishList.id, { onDelete: 'cascade' }),
    skuId: text('sku_id').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.skuId] })],
)
