import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  decodeOwnReview,
  decodeReviewPage,
  encodeReview,
} from '../../../../../src/adapters/commerce/wire/review.wire.ts'
import { anOwnReview, aReview, aWrittenReview } from '../../../../builders/a-review.ts'

const row = {
  productReviewID: 'review-1',
  rating: 4,
  reviewTitle: 'Runs quietly',
  review: 'A year on a conveyor, no leak.',
  reviewerName: '',
  countryCode: 'US',
  locale: 'en',
  createdDateTime: '2026-03-01T09:00:00.000Z',
}
const own = { ...row, status: 'declined', declineReason: 'Off topic.' }

function page(overrides: Readonly<Record<string, unknown>> = {}) {
  return decodeReviewPage({
    productReviews: { pageRecords: [row], currentPage: 1, totalPages: 2 },
    productReviewsCount: [{ rating: 4, ratingCount: '6' }],
    accountProductReview: {},
    ...overrides,
  })
}

describe('reviews on the wire', () => {
  it('are read with their counts, and the reader’s own', () => {
    expect(page({ accountProductReview: own })).toEqual(
      E.right({
        reviews: [aReview()],
        page: 1,
        pageCount: 2,
        counts: [{ rating: 4, count: 6 }],
        own: anOwnReview({ state: { kind: 'declined', reason: 'Off topic.' } }),
      }),
    )
    expect(page()).toMatchObject({ right: { own: undefined } })
  })

  it('leave out what has no id or no rating of 1 to 5', () => {
    const odd = [{ ...row, rating: 0 }, { ...row, rating: 4.5 }, { ...row, productReviewID: '' }, 7]
    const counts = [{ rating: 9, ratingCount: 1 }]
    const read = page({
      productReviews: { pageRecords: [...odd, row] },
      productReviewsCount: counts,
      accountProductReview: { ...own, rating: 6 },
    })
    expect(read).toMatchObject({
      right: { reviews: [{ id: 'review-1' }], counts: [], page: 1, pageCount: 1, own: undefined },
    })
  })

  it('come from an engine that names neither language nor country, which may read them with no counts', () => {
    const { locale: _, countryCode: __, ...bare } = row
    const read = page({
      productReviews: { pageRecords: [bare] },
      productReviewsCount: undefined,
      accountProductReview: undefined,
    })
    expect(read).toMatchObject({ right: { reviews: [{ writtenIn: 'en', country: '' }] } })
  })

  it('that nobody can read are refused', () => {
    expect(E.isLeft(page({ productReviews: {} }))).toBe(true)
    expect(E.isLeft(decodeOwnReview({ accountProductReview: { ...own, rating: 'many' } }))).toBe(
      true,
    )
  })

  it('wait where their status is not known', () => {
    const answer = { accountProductReview: { ...own, status: 'spam' } }
    expect(decodeOwnReview(answer)).toMatchObject({ right: { state: { kind: 'waiting' } } })
  })

  it('are sent in the engine’s own words', () => {
    expect(encodeReview(aWrittenReview({ authorName: 'Store 4' }))).toEqual({
      newProductReview: {
        product: { productID: 'product-om1' },
        rating: 4,
        reviewTitle: 'Runs quietly',
        review: 'A year on a conveyor, no leak.',
        reviewerName: 'Store 4',
        locale: 'en',
      },
    })
  })
})
