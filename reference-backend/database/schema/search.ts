/**
 * The index of the search: made from the catalogue by `search/catalogue-index.ts` and from nothing else, so
 * that it can be thrown away and made again at any time.
 */

import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { product } from './catalogue.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * One row a product. `names` are what it is called, `words` whatever else it is found by, both lower case
 * without accents; `codes` the whole codes of its skus, with a bar around each; `facetsUs` and `facetsEu` the ids of
 * its facet options in each region, `facetGroupsUs` and `facetGroupsEu` those of the groups that these come in; `price` the lowest one that anybody may see, in US cents, `priceEu` that of Europe in euro cents.
 */
export const searchEntry = pgTable(
  'search_entry',
  {
    /** Kept within its row like the name (migration 0040): long rows are emptied down to their ids, and every search compares these. */
    productId: text('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    skuCode: text('sku_code').notNull(),
    name: text('name').notNull(),
    /** The name by language, for the order of a list. */
    titles: jsonb('titles').$type<Readonly<Record<string, string>>>().notNull().default({}),
    sortOrder: integer('sort_order').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    modelSearchOnly: boolean('model_search_only').notNull(),
    price: integer('price'),
    priceEu: integer('price_eu'),
    codes: text('codes').notNull(),
    names: text('names').notNull(),
    words: text('words').notNull(),
    facetsUs: integer('facets_us').array().notNull().default([]),
    facetsEu: integer('facets_eu').array().notNull().default([]),
    facetGroupsUs: integer('facet_groups_us').array().notNull().default([]),
    facetGroupsEu: integer('facet_groups_eu').array().notNull().default([]),
    /** The ids of what it can be had with in each region, and of what its attributes say. */
    optionsUs: integer('options_us').array().notNull().default([]),
    optionsEu: integer('options_eu').array().notNull().default([]),
    /** Of what it was made from, so that a changed product is noticed. */
    fingerprint: text('fingerprint').notNull(),
    /** Where words are looked for: without places and weights, and kept within its row (migration 0038), since many are read at once. */
    vector: tsvector('vector').generatedAlwaysAs(
      sql`strip(to_tsvector('simple', names || ' ' || words) || to_tsvector('english', names || ' ' || words))`,
    ),
    /** What it is called, by which it is ranked. */
    nameVector: tsvector('name_vector').generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', names), 'A') || setweight(to_tsvector('english', names), 'B')`,
    ),
  },
  (table) => [
    index('search_entry_vector').using('gin', table.vector),
    index('search_entry_name_vector').using('gin', table.nameVector),
    index('search_entry_facets_us').using('gin', table.facetsUs),
    index('search_entry_facets_eu').using('gin', table.facetsEu),
    index('search_entry_options_us').using('gin', table.optionsUs),
    index('search_entry_options_eu').using('gin', table.optionsEu),
    index('search_entry_sku_code').on(table.skuCode),
  ],
)

/** One option of one facet, such as the brand Torvane; `facet` names it as the filter does. */
export const searchFacet = pgTable('search_facet', {
  id: integer('id').primaryKey(),
  facet: text('facet').notNull(),
  facetName: text('facet_name').notNull(),
  facetOrder: integer('facet_order').notNull(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  optionOrder: integer('option_order').notNull(),
  imageFile: text('image_file'),
})

/**
 * Options of facets that some products have together, such as all shafts and flanges of a family: they are counted once for
 * all of these products.
 */
export const searchFacetGroup = pgTable('search_facet_group', {
  id: integer('id').primaryKey(),
  /** Ids of facet options. */
  facets: integer('facets').array().notNull(),
})

/**
 * One thing that a product can be found by beside its own words: an option of a modifier, one of an option group, or
 * an attribute. What is said of it in the same words is one row, whichever products have it.
 */
export const searchOption = pgTable(
  'search_option',
  {
    id: integer('id').primaryKey(),
    kind: text('kind').$type<'modifier' | 'optionGroup' | 'attribute'>().notNull(),
    /** The key of the modifier, the code of the group or of the attribute. */
    key: text('key').notNull(),
    /** The short name of what it belongs to, in English. */
    name: text('name').notNull(),
    /** Its characters in the model code, or its code in the group; empty for an attribute. */
    code: text('code').notNull(),
    /** In English. */
    title: text('title').notNull(),
    /** Title and name in every language, a line each, as `option-labels.ts` writes them. */
    labels: text('labels').notNull(),
    /** What else is said of it in every language, a line each, a blank around each word. */
    details: text('details').notNull(),
    /** cm³ per revolution, of an option that is a size. */
    displacement: doublePrecision('displacement'),
  },
  (table) => [
    index('search_option_displacement').on(table.displacement),
    // Attributes have none, and are many.
    index('search_option_labelled').on(table.id).where(sql`labels <> ''`),
  ],
)

/** A technical figure of a product in metric units: a size that is sold in a region, or the span in which it works. */
export const searchMeasure = pgTable(
  'search_measure',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    zone: text('zone').$type<'US' | 'EU'>().notNull(),
    quantity: text('quantity').notNull(),
    low: doublePrecision('low').notNull(),
    high: doublePrecision('high').notNull(),
  },
  (table) => [
    index('search_measure_quantity').on(table.zone, table.quantity, table.low, table.high),
    index('search_measure_product').on(table.productId, table.quantity),
  ],
)

/** A figure that a list shows of a product in a region, in metric units; `place` counts those of a product from 0. */
export const searchFigure = pgTable(
  'search_figure',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    zone: text('zone').$type<'US' | 'EU'>().notNull(),
    quantity: text('quantity')
      .$type<'displacement' | 'pressure' | 'speed' | 'torque' | 'flow' | 'power'>()
      .notNull(),
    place: integer('place').notNull(),
    low: doublePrecision('low').notNull(),
    high: doublePrecision('high').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.zone, table.quantity] }),
    index('search_figure_quantity').on(table.zone, table.quantity),
  ],
)

/**
 * What a size of a machine does that is sold in a region: where it is found by what it is to do. Metric; the torque
 * and the oil that a motor gives or a pump gives at the ends of its curves.
 */
export const searchSize = pgTable(
  'search_size',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    zone: text('zone').$type<'US' | 'EU'>().notNull(),
    kind: text('kind').$type<'motor' | 'pump'>().notNull(),
    /** Its characters in the model code of the region. */
    code: text('code').notNull(),
    displacement: doublePrecision('displacement').notNull(),
    pressure: doublePrecision('pressure').notNull(),
    speed: doublePrecision('speed').notNull(),
    /** At highest pressure: of a motor the torque at low speed and at highest, of a pump the oil at highest speed. */
    most: doublePrecision('most').notNull(),
    mostAtSpeed: doublePrecision('most_at_speed').notNull(),
  },
  (table) => [
    index('search_size_most').on(table.zone, table.kind, table.most),
    index('search_size_product').on(table.productId),
  ],
)

/** Every word of the index: what a misspelt one may have meant. Has a trigram index where pg_trgm is allowed. */
export const searchWord = pgTable('search_word', {
  word: text('word').primaryKey(),
})
