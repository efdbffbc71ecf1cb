/** Tables of the catalogue: what storage, search, downloads and pictures are served from. */

import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { ProductDocument } from '../../catalogue/product-document.ts'
import type { PriceList } from '../../pricing/price-list.ts'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const productType = pgTable('product_type', {
  id: text('product_type_id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  imageFile: text('image_file').notNull(),
  sortOrder: integer('sort_order').notNull(),
})

/**
 * `doc` is served as it is; `price_list` stays on the server. `search_text` holds name, code, brand,
 * type and key words; what the search makes of it is in `search_entry`.
 */
export const product = pgTable(
  'product',
  {
    id: text('product_id').primaryKey(),
    skuId: text('sku_id').notNull().unique(),
    skuCode: text('sku_code').notNull().unique(),
    urlTitle: text('url_title').notNull().unique(),
    name: text('name').notNull(),
    productCode: text('product_code').notNull(),
    brandName: text('brand_name').notNull(),
    brandSlug: text('brand_slug').notNull(),
    productTypeName: text('product_type_name').notNull(),
    productTypeSlug: text('product_type_slug').notNull(),
    modelSearchOnly: boolean('model_search_only').notNull(),
    sortOrder: integer('sort_order').notNull(),
    doc: jsonb('doc').$type<ProductDocument>().notNull(),
    priceList: jsonb('price_list').$type<PriceList>().notNull(),
    searchText: text('search_text').notNull(),
    /** When it came into the catalogue: the newest are listed first on demand. */
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('product_type_slug').on(table.productTypeSlug)],
)

export const file = pgTable('file', {
  id: text('file_id').primaryKey(),
  productId: text('product_id')
    .notNull()
    .references(() => product.id),
  name: text('name').notNull(),
  type: text('type').notNull(),
  mediaType: text('media_type').notNull(),
  bytes: bytea('bytes').notNull(),
})

/** Pictures by their path below `/media/`, for example `products/name-thumb.svg`. */
export const media = pgTable('media', {
  path: text('path').primaryKey(),
  mediaType: text('media_type').notNull(),
  content: text('content').notNull(),
  etag: text('etag').notNull(),
})
