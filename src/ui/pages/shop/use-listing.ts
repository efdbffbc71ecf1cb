/** The answer to the question that a list was opened with, and what to show until it is there. */
import { either as E } from 'fp-ts'
import { useState, useSyncExternalStore } from 'react'
import type { PortFailure } from '../../../application/failure.ts'
import type { CataloguePage } from '../../../domain/search/product-listing.ts'
import type { PendingAnswer } from '../../pending-answer.ts'

export interface ShownListing {
  /** The newest that is known: while busy, or after a failure, of the question before. */
  readonly listing: CataloguePage | undefined
  readonly isBusy: boolean
  readonly failure: PortFailure | undefined
}

/** An older question is not listened to any more, so its answer never takes the place of a newer one. */
export function useListing(asked: PendingAnswer<CataloguePage>): ShownListing {
  const answer = useSyncExternalStore(asked.subscribe, asked.answer, asked.answer)
  const [last, setLast] = useState<CataloguePage | undefined>(undefined)
  const answered = answer && E.isRight(answer) ? answer.right : undefined
  if (answered && answered !== last) setLast(answered)
  return {
    listing: answered ?? last,
    isBusy: answer === undefined,
    failure: answer && E.isLeft(answer) ? answer.left : undefined,
  }
}
