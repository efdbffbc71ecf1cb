import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { mayReview, ratingSummary } from '../../../../src/domain/catalogue/product-review.ts'
import {
  isThatReview,
  readReview,
  type ReviewEntry,
  reviewLimits,
} from '../../../../src/domain/catalogue/review-entry.ts'
import { anOwnReview, aWrittenReview } from '../../../builders/a-review.ts'

const about = { productId: 'product-om1', writtenIn: 'de' } as const
const entry: ReviewEntry = { rating: 4, title: ' Quiet ', text: '\nNo leak.', authorName: ' ' }

describe('the ratings of a product', () => {
  it('add up to a count, an average and a row for each rating', () => {
    const summary = ratingSummary([
      { rating: 5, count: 2 },
      { rating: 2, count: 1 },
    ])
    expect(summary).toMatchObject({ count: 3, average: 4 })
    expect(summary?.shares.map(({ rating, count }) => [rating, count])).toEqual([
      [5, 2],
      [4, 0],
      [3, 0],
      [2, 1],
      [1, 0],
    ])
    expect(summary?.shares[0]?.share).toBeCloseTo(2 / 3)
  })

  it('have an average of one decimal, and none where nobody has rated', () => {
    const counts = [
      { rating: 5, count: 1 },
      { rating: 4, count: 2 },
    ] as const
    expect(ratingSummary(counts)?.average).toBe(4.3)
    expect(ratingSummary([])).toBeUndefined()
    expect(ratingSummary([{ rating: 5, count: 0 }])).toBeUndefined()
  })
})

describe('a review that is written', () => {
  it('loses the blanks around its texts', () => {
    const words = { rating: 4, title: 'Quiet', text: 'No leak.', authorName: '' }
    expect(readReview(entry, about)).toEqual(E.right({ ...about, ...words }))
  })

  it('needs a rating and nothing else (CAT-40)', () => {
    const bare = { rating: undefined, title: '', text: '', authorName: '' }
    expect(readReview(bare, about)).toEqual(E.left({ isUnrated: true, tooLong: [] }))
    expect(E.isRight(readReview({ ...bare, rating: 1 }, about))).toBe(true)
  })

  it.each(['title', 'text', 'authorName'] as const)('takes so much of %s and no more', (field) => {
    const most = 'x'.repeat(reviewLimits[field])
    expect(E.isRight(readReview({ ...entry, [field]: `  ${most}\n` }, about))).toBe(true)
    const over = { ...entry, rating: undefined, [field]: `${most}x` }
    expect(readReview(over, about)).toEqual(E.left({ isUnrated: true, tooLong: [field] }))
  })

  it('may be written once, and again where the first was declined', () => {
    expect(mayReview(undefined)).toBe(true)
    expect(mayReview(anOwnReview())).toBe(false)
    expect(mayReview(anOwnReview({ state: { kind: 'published' } }))).toBe(false)
    expect(mayReview(anOwnReview({ state: { kind: 'declined', reason: '' } }))).toBe(true)
  })

  it('is known again by all that was sent, as long as it is not declined', () => {
    const sent = aWrittenReview()
    expect(isThatReview(anOwnReview(), sent)).toBe(true)
    expect(isThatReview(anOwnReview({ state: { kind: 'published' } }), sent)).toBe(true)
    expect(isThatReview(undefined, sent)).toBe(false)
    const declined = { kind: 'declined', reason: 'Off topic.' } as const
    for (const other of [
      { rating: 3 },
      { title: '' },
      { text: '' },
      { authorName: 'Store 4' },
      { state: declined },
    ] as const) {
      expect(isThatReview(anOwnReview(other), sent)).toBe(false)
    }
  })
})
