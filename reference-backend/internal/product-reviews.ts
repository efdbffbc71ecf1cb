/** The reviewer's side of what customers say about products: what waits, and whether everybody reads it. */

import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { record } from '../database/journal.ts'
import { product } from '../database/schema/catalogue.ts'
import { account } from '../database/schema/commerce.ts'
import { productReview } from '../database/schema/product-reviews.ts'
import { inTransaction } from '../database/transaction.ts'
import { type Input, TEXT_LIMIT } from '../http/input.ts'

const VERDICTS = { approve: 'published', reject: 'declined' } as const

interface Answer {
  readonly ok: boolean
  readonly text: string
}

/** Every review that nobody has read yet, the oldest first. */
export async function waitingReviews(db: Database) {
  return db
    .select({
      number: productReview.number,
      productName: product.name,
      rating: productReview.rating,
      title: productReview.title,
      text: productReview.text,
      reviewerName: productReview.reviewerName,
      emailAddress: account.emailAddress,
    })
    .from(productReview)
    .innerJoin(product, eq(product.id, productReview.productId))
    .leftJoin(account, eq(account.id, productReview.accountId))
    .where(eq(productReview.status, 'waiting'))
    .orderBy(asc(productReview.createdAt), asc(productReview.number))
}

/**
 * Carries out one verdict; answers in one sentence what happened or why nothing did. What is published can be
 * rejected later; what was rejected waits for its author.
 */
export async function judgeReview(db: Database, input: Input, now: Date): Promise<Answer> {
  const { verdict, order, reason } = input
  if (verdict !== 'approve' && verdict !== 'reject') {
    return no('The verdict must be approve or reject.')
  }
  const words = typeof reason === 'string' ? reason.trim() : ''
  if (verdict === 'reject' && words === '') return no('To reject needs a reason.')
  if (words.length > TEXT_LIMIT) return no(`A reason has at most ${TEXT_LIMIT} characters.`)
  const number = typeof order === 'string' && /^\d{1,9}$/.test(order) ? Number(order) : -1
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select()
      .from(productReview)
      .where(eq(productReview.number, number))
      .for('update')
    if (found === undefined) return no('There is no review of this number.')
    const status = VERDICTS[verdict]
    const isPossible = found.status === 'waiting' || status === 'declined'
    if (!isPossible || found.status === status) return no(`Review ${number} is ${found.status}.`)
    const declineReason = status === 'declined' ? words : ''
    await tx
      .update(productReview)
      .set({ status, declineReason })
      .where(eq(productReview.id, found.id))
    const accountID = found.accountId ?? undefined
    const action = `review.${verdict}`
    await record(tx, { at: now, action, accountID, subjectID: found.id })
    return { ok: true, text: `Review ${number} is now ${status}.` }
  })
}

function no(text: string): Answer {
  return { ok: false, text }
}
