/** What customers say about a product: a rating, and words with it. */
import type { ContentLocale } from '../content/content-locale.ts'

export type Rating = 1 | 2 | 3 | 4 | 5

/** The best first. */
export const ratings: readonly Rating[] = [5, 4, 3, 2, 1]

export interface ProductReview {
  readonly id: string
  readonly rating: Rating
  /** Empty where the author has given none; so with the text. */
  readonly title: string
  readonly text: string
  /** As whom the author wants to be named; empty for the country alone. */
  readonly authorName: string
  /** Two letters; empty where it is not known. */
  readonly country: string
  readonly writtenIn: ContentLocale
  /** An instant. */
  readonly writtenAt: string
}

/** What has become of a review: nobody has read it yet, everybody reads it, or why nobody will. */
export type ReviewState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'published' }
  | { readonly kind: 'declined'; readonly reason: string }

/** A review as its author sees it. */
export interface OwnReview extends ProductReview {
  readonly state: ReviewState
}

export interface RatingCount {
  readonly rating: Rating
  readonly count: number
}

/** One page of the published reviews, what all of them add up to, and the reader's own. */
export interface ReviewPage {
  readonly reviews: readonly ProductReview[]
  readonly page: number
  readonly pageCount: number
  readonly counts: readonly RatingCount[]
  readonly own: OwnReview | undefined
}

export interface RatingSummary {
  readonly count: number
  /** With one decimal. */
  readonly average: number
  /** One for each rating, the best first: how many gave it, and which part of all they are. */
  readonly shares: readonly (RatingCount & { readonly share: number })[]
}

/** What the ratings of a product add up to; undefined where there are none. */
export function ratingSummary(counts: readonly RatingCount[]): RatingSummary | undefined {
  const countOf = (rating: Rating) =>
    counts.reduce((sum, each) => (each.rating === rating ? sum + each.count : sum), 0)
  const rows = ratings.map((rating) => ({ rating, count: countOf(rating) }))
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return undefined
  const points = rows.reduce((sum, { rating, count }) => sum + rating * count, 0)
  return {
    count: all,
    average: Math.round((points / all) * 10) / 10,
    shares: rows.map((row) => ({ ...row, share: row.count / all })),
  }
}

/** Whether a customer may write: nothing was written yet, or what was written was declined. */
export function mayReview(own: OwnReview | undefined): boolean {
  return own === undefined || own.state.kind === 'declined'
}
