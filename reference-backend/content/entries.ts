/** Documents of content management, a page at a time. */

import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { type ContentDocument, contentEntry } from '../database/schema/content.ts'
import type { EntryRequest } from './entry-request.ts'

/** Rows as they are served, and how many there are in all. */
export async function entriesOf(db: Database, collection: string, request: EntryRequest) {
  const { locale, page, pageSize, filters, fields, order } = request
  const where = and(
    eq(contentEntry.collection, collection),
    eq(contentEntry.locale, locale),
    ...[...filters].map(
      ([field, values]) => sql`${contentEntry.doc} ->> ${field}::text in ${values}`,
    ),
  )
  const direction = order.direction === 'desc' ? desc : asc
  const rows = await db
    .select()
    .from(contentEntry)
    .where(where)
    .orderBy(direction(sql`${contentEntry.doc} -> ${order.field}::text`), asc(contentEntry.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const total = await totalOf(db, where, { page, pageSize, found: rows.length })
  return {
    data: rows.map(({ id, documentId, doc, locale: written }) => ({
      id,
      documentId,
      ...picked(doc, fields),
      locale: written,
    })),
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  }
}

/** A document with the wanted fields only, or whole when none is named. */
function picked(doc: ContentDocument, fields: readonly string[]): ContentDocument {
  if (fields.length === 0) return doc
  return Object.fromEntries(Object.entries(doc).filter(([name]) => fields.includes(name)))
}

/** A first page that is not full is all there is; only others have to be counted. */
async function totalOf(
  db: Database,
  where: ReturnType<typeof and>,
  { page, pageSize, found }: { page: number; pageSize: number; found: number },
): Promise<number> {
  if (page === 1 && found < pageSize) return found
  const [counted] = await db.select({ total: count() }).from(contentEntry).where(where)
  return counted?.total ?? 0
}
