/** Where reviews of products are read and written. */
import type { taskEither as TE } from 'fp-ts'
import type { OwnReview, ReviewPage } from '../../domain/catalogue/product-review.ts'
import type { WrittenReview } from '../../domain/catalogue/review-entry.ts'
import type { PortFailure } from '../failure.ts'

export interface ReviewPlace {
  readonly productId: string
  /** From 1. */
  readonly page: number
}

export interface ReviewGateway {
  /** The newest first, to everybody; a page behind the last is the last. A product that is missing is `refused`. */
  readonly page: (
    place: ReviewPlace,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, ReviewPage>
  /** For customers: it waits for a reviewer. A second one is `refused`, unless the first was declined. */
  readonly add: (review: WrittenReview) => TE.TaskEither<PortFailure, OwnReview>
}
