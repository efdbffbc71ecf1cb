/** Writes the content and its pictures into a database that has none yet. */

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { media } from '../../database/schema/catalogue.ts'
import { contentEntry } from '../../database/schema/content.ts'
import { contentPictures } from './content-pictures.ts'
import { contentRows } from './content-rows.ts'
import { formRows } from './forms/form-rows.ts'

type ContentWriter = Pick<PgDatabase<PgQueryResultHKT>, 'insert'>

/** Inserts all content; rows that are there already stay as they are. */
export async function seedContent(db: ContentWriter): Promise<void> {
  await db
    .insert(contentEntry)
    .values([...contentRows()])
    .onConflictDoNothing()
  await db
    .insert(media)
    .values([...contentPictures()])
    .onConflictDoNothing()
}

/** Inserts all forms; those that are there already stay as they are. */
export async function seedForms(db: ContentWriter): Promise<void> {
  await db
    .insert(contentEntry)
    .values([...formRows()])
    .onConflictDoNothing()
}
