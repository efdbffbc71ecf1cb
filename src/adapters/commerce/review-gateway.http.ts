/** Reviews of products on the commerce engine. */
import type { ReviewGateway } from '../../application/ports/review-gateway.ts'
import type { CommerceClient } from './commerce-client.ts'
import { decodeOwnReview, decodeReviewPage, encodeReview } from './wire/review.wire.ts'

/** Reviews of one page. */
const pageSize = 5

export function httpReviewGateway(client: CommerceClient): ReviewGateway {
  return {
    page: ({ productId, page }, signal) =>
      client.call(
        {
          action: 'getProductReviews',
          manner: 'read',
          query: { productID: productId, 'p:current': String(page), 'p:show': String(pageSize) },
          decode: decodeReviewPage,
        },
        signal,
      ),
    add: (review) =>
      client.call({
        action: 'addProductReview',
        manner: 'write',
        body: encodeReview(review),
        decode: decodeOwnReview,
      }),
  }
}
