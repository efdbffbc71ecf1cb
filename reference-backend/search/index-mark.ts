/**
 * What the index of the search was like when it was last found in step. As long as neither the rows that it is made of nor its
 * own have changed since, no product has to be compared.
 */

import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { rowVersionsOf } from '../database/row-versions.ts'
import { product, productType } from '../database/schema/catalogue.ts'
import { setting } from '../database/schema/commerce.ts'
import { searchEntry } from '../database/schema/search.ts'

export interface IndexMark {
  /** The versions of all rows: another one after any change, and after a restore that changes nothing. */
  readonly rows: string
  /** The code that has made the index, how many products there were, and what was said of their types. */
  readonly made: string
}

const KEY = 'search-index'

/** That of the index as it is; `version` is that of the code that makes it. */
export async function presentMark(db: Database, version: string): Promise<IndexMark> {
  const [found] = await db
    .select({
      rows: sql<string>`${rowVersionsOf([product, productType, searchEntry])}`,
      products: sql<string>`(select count(*)::text from ${product})`,
      types: sql<string>`(select md5(string_agg(to_jsonb(t)::text, ' ' order by t.slug)) from ${productType} t)`,
    })
    .from(sql`(select 1) as once`)
  return {
    rows: found?.rows ?? '',
    made: `${version} ${found?.products} ${found?.types}`,
  }
}

/** That of the index when it was last in step; undefined before there was one. */
export async function keptMark(db: Database): Promise<IndexMark | undefined> {
  const [kept] = await db.select().from(setting).where(eq(setting.key, KEY))
  return kept === undefined ? undefined : JSON.parse(kept.value)
}

export async function keepMark(db: Database, mark: IndexMark): Promise<void> {
  const value = JSON.stringify(mark)
  await db
    .insert(setting)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: setting.key, set: { value } })
}
