/** Which edition of everything public this is, as a whole and in parts: contents, and what is in stock. */

import { sha256 } from '#platform/digests.ts'
import { and, eq, sql } from 'drizzle-orm'
import { WORDS_VERSION } from '../catalogue/wording.ts'
import type { Database } from '../database/database.ts'
import { rowVersions, rowVersionsIn, rowVersionsOf } from '../database/row-versions.ts'
import { product, productType } from '../database/schema/catalogue.ts'
import { setting } from '../database/schema/commerce.ts'
import { contentEntry } from '../database/schema/content.ts'
import { productReview } from '../database/schema/product-reviews.ts'
import { stock } from '../database/schema/stock.ts'
import { CONTENTS, STOCK_PARTS, stockPartNamed, stockPartNumber } from './edition-parts.ts'

interface Dated {
  /** Another one whenever something has changed. */
  readonly edition: string
  /** When that was, to the second; of two editions the later one has the later second. */
  readonly changedAt: string
}

/** Of everything public, and of each part of it by name. */
export interface Edition extends Dated {
  readonly parts: Readonly<Record<string, Dated>>
}

interface Present {
  /** Where the rows are read; by default where the edition is remembered. */
  readonly rows?: Database
  readonly now: Date
  /** The settings of the site, as text. */
  readonly settings: string
}

/** Where the last edition that was seen is remembered, for all servers on this database. */
const KEY = 'edition'

/** The edition of this moment. One that has not been seen before is remembered with the time. */
export async function presentEdition(db: Database, present: Present): Promise<Edition> {
  return remembered(db, await editionsOf(present.rows ?? db, present.settings), present.now)
}

interface Editions {
  readonly whole: string
  readonly parts: ReadonlyMap<string, string>
}

async function editionsOf(db: Database, settings: string): Promise<Editions> {
  const [found] = await db
    .select({
      products: sql<string>`${rowVersionsOf([product, productType])}`,
      pieces: sql<
        Record<string, string>
      >`${rowVersionsIn(stock, stockPartNumber(stock.productId))}`,
      allPieces: sql<string>`${rowVersions(stock)}`,
      texts: sql<string>`${rowVersionsOf([productReview, contentEntry])}`,
    })
    .from(sql`(select 1) as once`)
  if (found === undefined) throw new Error('The database told no versions of its rows.')
  const { products, pieces, allPieces, texts } = found
  const told = `${WORDS_VERSION} ${settings}`
  const stocks = Array.from({ length: STOCK_PARTS }, (_, number): [string, string] => [
    stockPartNamed(number),
    named(pieces[number] ?? ''),
  ])
  return {
    // As servers of earlier releases name it, which may run beside this one.
    whole: named(`${products} ${allPieces} ${texts} ${told}`),
    parts: new Map([[CONTENTS, named(`${products} ${texts} ${told}`)], ...stocks]),
  }
}

function named(versions: string): string {
  return sha256('base64url', versions).slice(0, 22)
}

interface Seen extends Dated {
  /** Servers of earlier releases remember none. */
  readonly parts?: Edition['parts']
}

/** What is known of these editions; where they are new, they are remembered. */
async function remembered(db: Database, { whole, parts }: Editions, now: Date): Promise<Edition> {
  const [row] = await db.select().from(setting).where(eq(setting.key, KEY))
  const seen: Seen | undefined = row && JSON.parse(row.value)
  const isSame = seen?.edition === whole
  if (isSame && seen.parts !== undefined) return { ...seen, parts: seen.parts }
  const changedAt = isSame ? seen.changedAt : later(now, seen).toISOString()
  const dated = [...parts].map(([name, edition]): [string, Dated] => {
    const before = seen?.parts?.[name]
    return [name, before?.edition === edition ? before : { edition, changedAt }]
  })
  const edition = { edition: whole, changedAt, parts: Object.fromEntries(dated) }
  const value = JSON.stringify(edition)
  const kept =
    row === undefined
      ? await db.insert(setting).values({ key: KEY, value }).onConflictDoNothing().returning()
      : await db
          .update(setting)
          .set({ value })
          .where(and(eq(setting.key, KEY), eq(setting.value, row.value)))
          .returning()
  // Another server was quicker: two editions must not share one second.
  return kept.length === 0 ? remembered(db, { whole, parts }, now) : edition
}

/** Whole seconds are all that a header tells of a time, and two editions must not share one. */
function later(now: Date, before: Dated | undefined): Date {
  const earliest = before === undefined ? 0 : Date.parse(before.changedAt) + 1000
  return new Date(Math.max(Math.floor(now.getTime() / 1000) * 1000, earliest))
}
