/** Writes the whole catalogue into an empty database: types, products, files, pictures. */

import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { file, media, product, productType } from '../../database/schema/catalogue.ts'
import { catalogueRows, mediaRows } from './catalogue-rows.ts'

/** The part of the database that seeding needs; a transaction has it too. */
export type CatalogueWriter = Pick<PgDatabase<PgQueryResultHKT>, 'insert'>

/** Inserts the seeded catalogue; the tables must exist and be empty. */
export async function seedCatalogue(db: CatalogueWriter): Promise<void> {
  const rows = await catalogueRows()
  await db.insert(productType).values([...rows.productTypes])
  await db.insert(product).values([...rows.products])
  await db.insert(file).values([...rows.files])
  await db.insert(media).values([...rows.media])
}

/** Draws the pictures of a catalogue that is there already as they are drawn today. */
export async function redrawCatalogue(db: CatalogueWriter): Promise<void> {
  await db
    .insert(media)
    .values([...mediaRows()])
    .onConflictDoUpdate({
      target: media.path,
      set: { content: sql`excluded.content`, etag: sql`excluded.etag` },
    })
}
