/** Reviews on the wire. */

import type { ProductReview } from './review-store.ts'

/** Nothing of whose account it is: the name that was chosen, and the country. */
export function reviewJson({ text, title, ...row }: ProductReview) {
  return {
    productReviewID: row.id,
    rating: row.rating,
    reviewTitle: title,
    review: text,
    reviewerName: row.reviewerName,
    countryCode: row.countryCode,
    locale: row.locale,
    createdDateTime: row.createdAt.toISOString(),
  }
}

/** The review of whoever asks, with what became of it. */
export function ownReviewJson(row: ProductReview) {
  const { status, declineReason } = row
  return { ...reviewJson(row), status, declineReason }
}
