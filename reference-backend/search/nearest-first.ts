/** Searches that one figure puts in order: those that come nearest to it are asked for by themselves. */

import { sql } from 'drizzle-orm'
import type { Zone } from '../catalogue/product-document.ts'
import type { Database } from '../database/database.ts'
import { searchMeasure } from '../database/schema/search.ts'
import { distanceTo, figureFits } from './search-condition.ts'
import type { SearchReading } from './search-reading.ts'

/** A product may have several sizes that fit, and not every product is listed. */
const SIZES_OF_ONE = 4

/**
 * The same reading, met by no more than what lies nearest to its figure: at least so many sizes, in the order of the whole
 * reading its first. Undefined where something else comes before the distance, or where few sizes fit at all.
 */
export async function nearestOnly(
  db: Database,
  reading: SearchReading,
  { size, region }: { readonly size: number; readonly region: Zone },
): Promise<SearchReading | undefined> {
  const [wish, ...others] = reading.wishes
  if (wish === undefined || others.length > 0 || reading.code !== undefined) return undefined
  const [figure, ...more] = wish.figures
  if (figure === undefined || more.length > 0 || wish.terms.length > 0) return undefined
  const isOrderedByFit = wish.isMeasured !== true && new Set(wish.options.values()).size > 1
  if (isOrderedByFit) return undefined
  const [border] = await db
    .select({ distance: sql<number>`${distanceTo(figure.amount)}` })
    .from(searchMeasure)
    .where(figureFits(figure, region))
    .orderBy(sql`1`)
    .limit(1)
    .offset(size * SIZES_OF_ONE)
  if (border === undefined) return undefined
  const nearest = { ...figure, within: border.distance }
  return { ...reading, wishes: [{ ...wish, figures: [nearest], options: new Map() }] }
}
