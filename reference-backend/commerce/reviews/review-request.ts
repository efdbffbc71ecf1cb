/** What a customer says about a product, as the request has it. */

import { inner, type Input, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import type { ProductReview } from './review-store.ts'

const REVIEW_LIMIT = 1000
const NAME_LIMIT = 60
const TITLE_LIMIT = 100
const LOCALES = ['en', 'de', 'es', 'fr'] as const

/** The words and the rating of a request; a rating is needed, of 1 to 5 (CAT-40). */
export function reviewIn(
  input: Input,
): Pick<ProductReview, 'rating' | 'title' | 'text' | 'reviewerName' | 'locale'> {
  const review = inner(input, 'newProductReview')
  const rating = text(review, 'rating')
  if (rating === '' || rating === '0') throw refuse('rating', 'Give Some Rating!')
  if (!/^[1-5]$/.test(rating)) throw refuse('rating', 'A rating is a whole number from 1 to 5.')
  return {
    rating: Number(rating),
    title: text(review, 'reviewTitle', TITLE_LIMIT),
    text: text(review, 'review', REVIEW_LIMIT),
    reviewerName: text(review, 'reviewerName', NAME_LIMIT),
    locale: localeIn(review),
  }
}

/** The id of the product that the request is about. */
export function productIn(input: Input): string {
  return text(inner(inner(input, 'newProductReview'), 'product'), 'productID')
}

function localeIn(review: Input): ProductReview['locale'] {
  const named = text(review, 'locale').toLowerCase().split(/[_-]/)[0]
  return LOCALES.find((locale) => locale === named) ?? 'en'
}
