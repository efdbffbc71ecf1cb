/** What customers say about products, and the customer's own word. */
import type { OwnReview, ReviewPage } from '../../domain/catalogue/product-review.ts'
import { isThatReview, type WrittenReview } from '../../domain/catalogue/review-entry.ts'
import { confirmWrite } from '../confirm-write.ts'
import type { ReviewGateway, ReviewPlace } from '../ports/review-gateway.ts'
import type { Program } from '../program.ts'

export interface ProductReviews {
  readonly page: (place: ReviewPlace, signal?: AbortSignal) => Program<ReviewPage>
  /** Sends a review to be read; a lost answer is looked up. */
  readonly write: (review: WrittenReview) => Program<OwnReview>
}

/** The service of product reviews; a lost answer is settled by reading the first page. */
export function openProductReviews({
  reviewGateway: gateway,
}: {
  readonly reviewGateway: ReviewGateway
}): ProductReviews {
  return {
    page: gateway.page,
    write: (review) =>
      confirmWrite({
        write: gateway.add(review),
        read: gateway.page({ productId: review.productId, page: 1 }),
        judge: ({ own }) =>
          own && isThatReview(own, review) ? { kind: 'done', answer: own } : { kind: 'not-done' },
      }),
  }
}
