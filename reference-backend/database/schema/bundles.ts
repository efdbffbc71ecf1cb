/** Bundles that are being built: one for each owner and bundle, until it is in the cart. */

import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { account } from './commerce.ts'
import type { BundlePart } from './commerce-documents.ts'

/** What was chosen of a group. */
export interface BuildItem extends BundlePart {
  readonly id: string
  readonly groupId: string
}

export const bundleBuild = pgTable(
  'bundle_build',
  {
    /** Another one after every change, so that what is put in a cart is what was seen. */
    id: text('product_bundle_build_id').primaryKey(),
    accountId: text('account_id').references(() => account.id),
    /** What the cookie of the visitor's browser says. */
    visitorId: text('visitor_id'),
    /** The bundle that is built. */
    skuId: text('sku_id').notNull(),
    items: jsonb('items').$type<readonly BuildItem[]>().notNull(),
    touchedAt: instant('touched_at').notNull(),
  },
  (table) => [
    uniqueIndex('bundle_build_account').on(table.accountId, table.skuId),
    uniqueIndex('bundle_build_visitor').on(table.visitorId, table.skuId),
    index('bundle_build_touched').on(table.touchedAt),
  ],
)
