/** A review that is being written, judged before it is sent (CAT-40). */
import { either as E } from 'fp-ts'
import type { ContentLocale } from '../content/content-locale.ts'
import type { OwnReview, Rating } from './product-review.ts'

/** The most UTF-16 units of each text. */
export const reviewLimits = { title: 100, text: 1000, authorName: 60 } as const

export type ReviewText = keyof typeof reviewLimits

/** As typed. */
export interface ReviewEntry extends Readonly<Record<ReviewText, string>> {
  readonly rating: Rating | undefined
}

/** What can be sent: rated, the texts without blanks around them. */
export interface WrittenReview extends Readonly<Record<ReviewText, string>> {
  readonly productId: string
  readonly rating: Rating
  readonly writtenIn: ContentLocale
}

export interface ReviewProblems {
  readonly isUnrated: boolean
  readonly tooLong: readonly ReviewText[]
}

/** The review that an entry makes, or everything that is wrong with it: no rating, or too long a text (CAT-40). */
export function readReview(
  { rating, ...texts }: ReviewEntry,
  about: Pick<WrittenReview, 'productId' | 'writtenIn'>,
): E.Either<ReviewProblems, WrittenReview> {
  const title = texts.title.trim()
  const text = texts.text.trim()
  const authorName = texts.authorName.trim()
  const trimmed = { title, text, authorName }
  const fields = ['title', 'text', 'authorName'] as const
  const tooLong = fields.filter((field) => trimmed[field].length > reviewLimits[field])
  return rating === undefined || tooLong.length > 0
    ? E.left({ isUnrated: rating === undefined, tooLong })
    : E.right({ ...about, ...trimmed, rating })
}

/** Whether an own review is the one that was sent, and has not been judged: the evidence of a lost answer. */
export function isThatReview(own: OwnReview | undefined, sent: WrittenReview): boolean {
  return (
    own !== undefined &&
    own.state.kind !== 'declined' &&
    own.rating === sent.rating &&
    own.title === sent.title &&
    own.text === sent.text &&
    own.authorName === sent.authorName
  )
}
