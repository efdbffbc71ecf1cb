/** What customers say about products. Of the other calls of this endpoint the table is not whole. */
import { identifier } from '../../../reference-backend/seed/products/identifier.ts'
import { type EngineCall, refused, served } from './call.ts'

const ADD = 'products.addProductReview'
const POST_ADD = 'POST addProductReview'

/** Reviewed by the seed, and by no newcomer. */
const productID = identifier('product', 'tm200-orbital-motor')

export const productCalls: readonly EngineCall[] = [
  served(
    'products.getReviews',
    'POST getProductReviews',
    (_, { productReviews }) => productReviews.pageRecords.length > 0,
    { send: () => [{ productID }] },
  ),
  served(
    ADD,
    POST_ADD,
    async ({ get }) =>
      (await get('getProductReviews', { productID })).accountProductReview.status === 'waiting',
    {
      send: async ({ newcomer }) => {
        await newcomer()
        return [{ newProductReview: { product: { productID }, rating: 5, review: 'Runs well.' } }]
      },
    },
  ),
  refused(ADD, POST_ADD, {
    form: 'without a rating',
    under: 'rating',
    why: 'a review has a rating',
    send: async ({ newcomer }) => {
      await newcomer()
      return [{ newProductReview: { product: { productID }, review: 'Runs well.' } }]
    },
  }),
]
