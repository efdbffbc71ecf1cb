/** What content management has written: documents of all collections in one table. */

import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

/** Documents as they are served, but for their ids and their language. */
export type ContentDocument = Readonly<Record<string, unknown>>

/** One row for each document and language; `slug` is what a document is asked for by. */
export const contentEntry = pgTable(
  'content_entry',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    collection: text('collection').notNull(),
    documentId: text('document_id').notNull(),
    locale: text('locale').notNull(),
    slug: text('slug').notNull(),
    doc: jsonb('doc').$type<ContentDocument>().notNull(),
  },
  (table) => [
    unique('content_entry_document').on(table.collection, table.documentId, table.locale),
    index('content_entry_slug').on(table.collection, table.locale, table.slug),
  ],
)
