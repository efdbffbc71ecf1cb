/** What a seeded quote is described by. Days are counted back from the moment of seeding. */

import type { QuoteStatus } from '../commerce/quotes/quote-status.ts'

export interface HistoryPlan {
  readonly status: QuoteStatus
  readonly daysAgo: number
  readonly reason: string
}

export interface QuotePlan {
  readonly name: string
  readonly createdDaysAgo: number
  /** Number of lines; the models are taken in turn from the samples of the zone. */
  readonly items: number
  /** Lines of every kind: custom codes, models, plain skus, wishes early and late. */
  readonly mixed?: boolean
  /** Its last line is of a product that has left the catalogue since. */
  readonly departed?: boolean
  readonly purchaseOrderNumber?: string
  readonly dispatchOption?: 'shipCompleteOrder' | 'partialShipmentAccepted'
  readonly freightCarrier?: string
  readonly specialInstructions?: string
  readonly promotionCode?: string
  /** A nickname of the address book, or `pickup` for the pickup location. */
  readonly destination?: string
  /** What happened to it since, oldest first; nothing happened to a draft. */
  readonly history?: readonly HistoryPlan[]
}

const SUBMITTED = 'Order Entry Request Submitted'

export function submitted(daysAgo: number, reason: string = SUBMITTED): HistoryPlan {
  return { status: 'qstPendingReview', daysAgo, reason }
}

export function returned(daysAgo: number, reason: string): HistoryPlan {
  return { status: 'qstRejected', daysAgo, reason }
}

export function resubmitted(daysAgo: number, reason: string): HistoryPlan {
  return { status: 'qstOrderEntryRequestUpdated', daysAgo, reason }
}

export function approved(daysAgo: number, reason: string): HistoryPlan {
  return { status: 'qstApproved', daysAgo, reason }
}

export function declined(daysAgo: number, reason: string): HistoryPlan {
  return { status: 'qstRejectedQuote', daysAgo, reason }
}
