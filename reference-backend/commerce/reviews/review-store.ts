/** Reading reviews of products: those that everybody reads, and the one that an account has written. */

import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { counter } from '../../database/schema/commerce.ts'
import { productReview } from '../../database/schema/product-reviews.ts'

export type ProductReview = typeof productReview.$inferSelect

export const FIRST_REVIEW_NUMBER = 1

const publishedOf = (productId: string) =>
  and(eq(productReview.productId, productId), eq(productReview.status, 'published'))

/** What everybody reads about a product, the newest first. */
export async function publishedReviews(
  db: Database,
  productId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly ProductReview[]> {
  return db
    .select()
    .from(productReview)
    .where(publishedOf(productId))
    .orderBy(desc(productReview.createdAt), desc(productReview.number))
    .offset(offset)
    .limit(limit)
}

/** How often each rating was given in what everybody reads, the best first. */
export async function ratingCounts(db: Database, productId: string) {
  return db
    .select({ rating: productReview.rating, ratingCount: count() })
    .from(productReview)
    .where(publishedOf(productId))
    .groupBy(productReview.rating)
    .orderBy(desc(productReview.rating))
}

/** What an account has written about a product; undefined for nothing. */
export async function reviewBy(
  db: Database,
  accountId: string,
  productId: string,
): Promise<ProductReview | undefined> {
  const [found] = await db
    .select()
    .from(productReview)
    .where(and(eq(productReview.accountId, accountId), eq(productReview.productId, productId)))
  return found
}

/** The next number that the reviewer's command calls a review by. */
export async function nextReviewNumber(db: Database): Promise<number> {
  const [row] = await db
    .insert(counter)
    .values({ name: 'review', value: FIRST_REVIEW_NUMBER })
    .onConflictDoUpdate({ target: counter.name, set: { value: sql`${counter.value} + 1` } })
    .returning()
  return row?.value ?? FIRST_REVIEW_NUMBER
}
