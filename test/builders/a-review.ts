/** Reviews of products for tests, each with overrides. */
import type { OwnReview, ProductReview } from '../../src/domain/catalogue/product-review.ts'
import type { WrittenReview } from '../../src/domain/catalogue/review-entry.ts'

export function aReview(overrides: Partial<ProductReview> = {}): ProductReview {
  return {
    id: 'review-1',
    rating: 4,
    title: 'Runs quietly',
    text: 'A year on a conveyor, no leak.',
    authorName: '',
    country: 'US',
    writtenIn: 'en',
    writtenAt: '2026-03-01T09:00:00.000Z',
    ...overrides,
  }
}

export function anOwnReview(overrides: Partial<OwnReview> = {}): OwnReview {
  return { ...aReview(), state: { kind: 'waiting' }, ...overrides }
}

export function aWrittenReview(overrides: Partial<WrittenReview> = {}): WrittenReview {
  return {
    productId: 'product-om1',
    rating: 4,
    title: 'Runs quietly',
    text: 'A year on a conveyor, no leak.',
    authorName: '',
    writtenIn: 'en',
    ...overrides,
  }
}
