/** Lists of products that a customer keeps for later. */

import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Configuration } from '../../pricing/decode-model.ts'
import { instant, words } from './columns.ts'
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
    /** Of a configured model; empty for a product as such. */
    modelNumber: words('model_number'),
    /** What the model number was read as, option codes by modifier key; empty for a product as such. */
    configuration: jsonb('configuration').$type<Configuration>().notNull().default({}),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'wish_list_item_pk',
      columns: [table.listId, table.skuId, table.modelNumber, table.configuration],
    }),
  ],
)
