/** What the customer has reviewed: it is what they agree to, and what comes later is shown beside it. */
import { useState } from 'react'
import type { Checkout } from '../../../domain/checkout/checkout.ts'
import { changesSince, type ReviewChange } from '../../../domain/checkout/review-changes.ts'

export interface Review {
  /** What is not as the customer has seen it. */
  readonly changes: readonly ReviewChange[]
  /** The customer has seen what has changed. */
  readonly accept: () => void
  /** From here on another part asks about what changes. */
  readonly end: () => void
}

/** The review begins with the checkout as it is first shown. */
export function useReview(checkout: Checkout): Review {
  const [reviewed, setReviewed] = useState<Checkout | undefined>(checkout)
  return {
    changes: reviewed === undefined ? [] : changesSince(reviewed, checkout),
    accept: () => setReviewed(checkout),
    end: () => setReviewed(undefined),
  }
}
