/** Reviews of products: to read them, and to write one's own, which a reviewer reads first (CAT-40). */

import { eq } from 'drizzle-orm'
import { productById, productByUrlTitle } from '../../catalogue/catalogue.ts'
import { newId } from '../../database/identifier.ts'
import { productReview } from '../../database/schema/product-reviews.ts'
import { countOr, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { addressesOf, marketOf } from '../account/account-json.ts'
import { type Action, accountOf, type Call, customerOf, PublicAnswer } from '../action.ts'
import { listPlace } from '../quotes/quote-list-request.ts'
import { ownReviewJson, reviewJson } from './review-json.ts'
import { productIn, reviewIn } from './review-request.ts'
import {
  nextReviewNumber,
  type ProductReview,
  publishedReviews,
  ratingCounts,
  reviewBy,
} from './review-store.ts'

const PAGE_SIZE = 5
const LARGEST_PAGE = 100

const NO_PRODUCT = 'The product could not be found.'
const ONCE = 'You have reviewed this product already.'

export const productReviewActions: readonly Action[] = [
  {
    name: 'getProductReviews',
    label: 'public:product.getProductReviews',
    kind: 'read',
    access: 'either',
    fields: ['urlTitle', 'productID', 'p:current', 'p:show'],
    run: read,
  },
  {
    name: 'addProductReview',
    label: 'public:product.addProductReview',
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: ['newProductReview'],
    run: async (call) => {
      const given = reviewIn(call.input)
      const found = await productById(call.db, productIn(call.input))
      if (found === undefined) throw refuse('product', NO_PRODUCT)
      const written = await write(call, found.id, given)
      return {
        answer: { accountProductReview: ownReviewJson(written) },
        subjectID: written.id,
        detail: { productID: found.id, rating: given.rating },
      }
    },
  },
]

async function read(call: Call) {
  const { db, input } = call
  const productID = text(input, 'productID')
  const found = await (productID === ''
    ? productByUrlTitle(db, text(input, 'urlTitle'))
    : productById(db, productID))
  if (found === undefined) throw refuse('product', NO_PRODUCT)
  const productReviewsCount = await ratingCounts(db, found.id)
  const recordsCount = productReviewsCount.reduce((all, { ratingCount }) => all + ratingCount, 0)
  const pageRecordsShow = Math.min(countOr(PAGE_SIZE, input, 'p:show'), LARGEST_PAGE)
  const currentPage = countOr(1, input, 'p:current')
  const { offset, ...place } = listPlace(recordsCount, { pageRecordsShow, currentPage })
  const rows = await publishedReviews(db, found.id, { offset, limit: pageRecordsShow })
  const reader = customerOf(call)
  const own = reader && (await reviewBy(db, reader.id, found.id))
  return new PublicAnswer({
    productReviews: { ...place, pageRecords: rows.map(reviewJson) },
    productReviewsCount,
    accountProductReview: own === undefined ? {} : ownReviewJson(own),
  })
}

type Given = ReturnType<typeof reviewIn>

/** A first review, or another one in the place of one that was declined; there is never a second beside it. */
async function write(call: Call, productId: string, given: Given): Promise<ProductReview> {
  const { db, now } = call
  const author = accountOf(call)
  const countryCode = marketOf(author, await addressesOf(db, author.id))?.country ?? ''
  const values = {
    ...given,
    number: await nextReviewNumber(db),
    countryCode,
    status: 'waiting' as const,
    declineReason: '',
    createdAt: now,
  }
  const [saved] = await db
    .insert(productReview)
    .values({ ...values, id: newId(), productId, accountId: author.id })
    .onConflictDoUpdate({
      target: [productReview.accountId, productReview.productId],
      set: values,
      setWhere: eq(productReview.status, 'declined'),
    })
    .returning()
  if (saved === undefined) throw refuse('product', ONCE)
  return saved
}
