/** What a browser would know beside its pages: cookies, and the emails that were sent. Kept with the database. */

import { eq } from 'drizzle-orm'
import type { Database } from '../../reference-backend/database/database-type.ts'
import { setting } from '../../reference-backend/database/schema/commerce.ts'

/** The value that is kept under a name, or what stands for none. */
export async function keptValue<A>(db: Database, key: string, none: A): Promise<A> {
  const [row] = await db.select().from(setting).where(eq(setting.key, key))
  return row === undefined ? none : JSON.parse(row.value)
}

export async function keepValue(db: Database, key: string, kept: unknown): Promise<void> {
  const value = JSON.stringify(kept)
  await db
    .insert(setting)
    .values({ key, value })
    .onConflictDoUpdate({ target: setting.key, set: { value } })
}
