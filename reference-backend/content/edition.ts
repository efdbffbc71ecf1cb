/** Which edition of everything public this is: catalogue, stock, reviews, content, settings and words. */

import { sha256 } from '#platform/digests.ts'
import { eq, sql } from 'drizzle-orm'
import { WORDS_VERSION } from '../catalogue/wording.ts'
import type { Database } from '../database/database.ts'
import { rowVersionsOf } from '../database/row-versions.ts'
import { product, productType } from '../database/schema/catalogue.ts'
import { setting } from '../database/schema/commerce.ts'
import { contentEntry } from '../database/schema/content.ts'
import { productReview } from '../database/schema/product-reviews.ts'
import { stock } from '../database/schema/stock.ts'

export interface Edition {
  /** Another one whenever something public has changed. */
  readonly edition: string
  /** When that was, to the second; of two editions the later one has the later second. */
  readonly changedAt: string
}

interface Present {
  /** Where the rows are read; by default where the edition is remembered. */
  readonly rows?: Database
  readonly now: Date
  /** The settings of the site, as text. */
  readonly settings: string
}

/** What pages are made of; what the search knows is made of the products. */
const PUBLIC_TABLES = [product, productType, stock, productReview, contentEntry]

/** Where the last edition that was seen is remembered, for all servers on this database. */
const KEY = 'edition'

/** The edition of this moment. One that has not been seen before is remembered with the time. */
export async function presentEdition(db: Database, present: Present): Promise<Edition> {
  const edition = await editionOf(present.rows ?? db, present.settings)
  const seen = await lastSeen(db)
  if (seen?.edition === edition) return seen
  const changedAt = later(present.now, seen).toISOString()
  const value = JSON.stringify({ edition, changedAt })
  await db
    .insert(setting)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: setting.key, set: { value } })
  return { edition, changedAt }
}

async function editionOf(db: Database, settings: string): Promise<string> {
  const [found] = await db
    .select({ rows: sql<string>`${rowVersionsOf(PUBLIC_TABLES)}` })
    .from(sql`(select 1) as once`)
  return sha256('base64url', `${found?.rows} ${WORDS_VERSION} ${settings}`).slice(0, 22)
}

async function lastSeen(db: Database): Promise<Edition | undefined> {
  const [row] = await db.select().from(setting).where(eq(setting.key, KEY))
  return row === undefined ? undefined : JSON.parse(row.value)
}

/** Whole seconds are all that a header tells of a time, and two editions must not share one. */
function later(now: Date, before: Edition | undefined): Date {
  const earliest = before === undefined ? 0 : Date.parse(before.changedAt) + 1000
  return new Date(Math.max(Math.floor(now.getTime() / 1000) * 1000, earliest))
}
