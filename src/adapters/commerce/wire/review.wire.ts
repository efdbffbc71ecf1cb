/** Reviews of products on the wire: `getProductReviews`, `addProductReview`. */
import * as t from 'io-ts'
import {
  type OwnReview,
  type ProductReview,
  type Rating,
  ratings,
  type ReviewPage,
  type ReviewState,
} from '../../../domain/catalogue/product-review.ts'
import type { WrittenReview } from '../../../domain/catalogue/review-entry.ts'
import { fallbackLocale, localeWritten } from '../../../domain/content/content-locale.ts'
import { type Decode, decodeWith, required } from '../../http/decode.ts'
import {
  count,
  needed,
  neededCount,
  neededRows,
  part,
  rows,
  text,
} from '../../http/lenient.wire.ts'

const ReviewWire = t.type({
  productReviewID: needed,
  rating: neededCount,
  reviewTitle: text,
  review: text,
  reviewerName: text,
  countryCode: text,
  locale: text,
  createdDateTime: text,
})

const OwnReviewWire = t.intersection([ReviewWire, t.type({ status: text, declineReason: text })])

const PageWire = t.type({
  productReviews: t.type({
    pageRecords: neededRows(ReviewWire),
    currentPage: count,
    totalPages: count,
  }),
  productReviewsCount: rows(t.type({ rating: neededCount, ratingCount: neededCount })),
  accountProductReview: part(OwnReviewWire),
})

/** One page of `getProductReviews`; a review whose rating is none is left out. */
export const decodeReviewPage: Decode<ReviewPage> = decodeWith(
  PageWire,
  ({ productReviews, productReviewsCount, accountProductReview }) => ({
    reviews: productReviews.pageRecords.flatMap((row) => toReview(row) ?? []),
    page: productReviews.currentPage ?? 1,
    pageCount: productReviews.totalPages ?? 1,
    counts: productReviewsCount.flatMap(({ rating, ratingCount }) => {
      const read = ratingOf(rating)
      return read === undefined ? [] : [{ rating: read, count: ratingCount }]
    }),
    own: accountProductReview && toOwnReview(accountProductReview),
  }),
)

/** `addProductReview`: the review as it is kept. */
export const decodeOwnReview: Decode<OwnReview> = required(
  decodeWith(t.type({ accountProductReview: OwnReviewWire }), ({ accountProductReview }) =>
    toOwnReview(accountProductReview),
  ),
  'accountProductReview.rating',
)

/** `addProductReview`. */
export function encodeReview(review: WrittenReview) {
  return {
    newProductReview: {
      product: { productID: review.productId },
      rating: review.rating,
      reviewTitle: review.title,
      review: review.text,
      reviewerName: review.authorName,
      locale: review.writtenIn,
    },
  }
}

function toReview(wire: t.TypeOf<typeof ReviewWire>): ProductReview | undefined {
  const rating = ratingOf(wire.rating)
  return (
    rating && {
      id: wire.productReviewID,
      rating,
      title: wire.reviewTitle,
      text: wire.review,
      authorName: wire.reviewerName,
      country: wire.countryCode,
      writtenIn: localeWritten(wire.locale, fallbackLocale),
      writtenAt: wire.createdDateTime,
    }
  )
}

function toOwnReview(wire: t.TypeOf<typeof OwnReviewWire>): OwnReview | undefined {
  const review = toReview(wire)
  return review && { ...review, state: stateOf(wire) }
}

/** A status that is not known has not been decided. */
function stateOf({ status, declineReason }: t.TypeOf<typeof OwnReviewWire>): ReviewState {
  if (status === 'declined') return { kind: 'declined', reason: declineReason }
  return { kind: status === 'published' ? 'published' : 'waiting' }
}

function ratingOf(figure: number): Rating | undefined {
  return ratings.find((rating) => rating === figure)
}
