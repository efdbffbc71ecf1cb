/** A review that is being written: it survives a reload, and its problems are told once it was sent. */
import { either as E } from 'fp-ts'
import { useState } from 'react'
import {
  type ProductReview,
  type Rating,
  ratings,
} from '../../../../domain/catalogue/product-review.ts'
import {
  readReview,
  type ReviewEntry,
  type WrittenReview,
} from '../../../../domain/catalogue/review-entry.ts'
import { useUnsentText } from '../../../unsent-text.ts'

export function useReviewEntry(about: Pick<WrittenReview, 'productId' | 'writtenIn'>) {
  const name = `review ${about.productId}`
  const [stars, keepStars, forgetStars] = useUnsentText(`${name} rating`)
  const [title, keepTitle, forgetTitle] = useUnsentText(`${name} title`)
  const [text, keepText, forgetText] = useUnsentText(`${name} text`)
  const [authorName, keepName, forgetName] = useUnsentText(`${name} name`)
  const [isJudged, setJudged] = useState(false)
  const rating = ratings.find((each) => String(each) === stars)
  const entry: ReviewEntry = { rating, title, text, authorName }
  const read = readReview(entry, about)
  return {
    entry,
    isTouched: rating !== undefined || [title, text, authorName].some((each) => each !== ''),
    problems: isJudged && E.isLeft(read) ? read.left : undefined,
    rate: (next: Rating) => keepStars(String(next)),
    change: { title: keepTitle, text: keepText, authorName: keepName },
    /** Takes over what was written before. */
    startFrom: (before: ProductReview) => {
      keepStars(String(before.rating))
      keepTitle(before.title)
      keepText(before.text)
      keepName(before.authorName)
    },
    /** The review where it can be sent; from now on problems are told. */
    judge: (): WrittenReview | undefined => {
      setJudged(true)
      return E.isRight(read) ? read.right : undefined
    },
    forget: () => {
      for (const forgetOne of [forgetStars, forgetTitle, forgetText, forgetName]) forgetOne()
    },
  }
}

export type ReviewEntryState = ReturnType<typeof useReviewEntry>
