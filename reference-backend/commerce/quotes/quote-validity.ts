/**
 * How long what was handed over stands, who answers it, and by when. That a quote has expired follows from its date
 * and the day (QUOTE-29); nothing has to be written for it.
 */

import { and, gte, inArray, isNotNull, isNull, lt, notInArray, or, type SQL } from 'drizzle-orm'
import { quote } from '../../database/schema/commerce.ts'
import { addDays, addWorkingDays, dayOf, earliestToday } from '../../pricing/calendar.ts'
import { isReviewable, type QuoteStatus, REVIEWABLE } from './quote-status.ts'

const VALID_DAYS = 30
const ANSWER_WORKING_DAYS = 2

const REVIEWERS = { US: 'Sales desk, Duluth', EU: 'Sales desk, Emden', '': '' } as const

type QuoteRow = typeof quote.$inferSelect

/** What a quote gets when it is handed to the reviewer, the first time and again. */
export function handOverTerms({ zone }: Pick<QuoteRow, 'zone'>, now: Date) {
  const today = dayOf(now)
  return {
    validUntil: addDays(today, VALID_DAYS),
    answerDue: addWorkingDays(today, ANSWER_WORKING_DAYS),
    reviewer: REVIEWERS[zone],
  }
}

/** The quote with the status that it has on this day. */
export function asOf<Row extends Pick<QuoteRow, 'status' | 'validUntil'>>(
  row: Row,
  now: Date,
): Row {
  const { status, validUntil } = row
  const isOver = isReviewable(status) && validUntil !== null && validUntil < earliestToday(now)
  return isOver ? { ...row, status: 'qstExpired' satisfies QuoteStatus } : row
}

/** The same for a query: quotes that have one of these statuses on this day. */
export function hasStatus(statuses: readonly QuoteStatus[], now: Date): SQL | undefined {
  const today = earliestToday(now)
  const isCurrent = or(
    notInArray(quote.status, [...REVIEWABLE]),
    isNull(quote.validUntil),
    gte(quote.validUntil, today),
  )
  const stored = and(inArray(quote.status, [...statuses]), isCurrent)
  if (!statuses.includes('qstExpired')) return stored
  const isOver = and(
    inArray(quote.status, [...REVIEWABLE]),
    isNotNull(quote.validUntil),
    lt(quote.validUntil, today),
  )
  return or(stored, isOver)
}

/** The dates and the desk on the wire: each only where it still says something. */
export function termsJson({ status, validUntil, answerDue, reviewer }: QuoteRow) {
  const isWaiting = isReviewable(status)
  const isDated = isWaiting || status === 'qstApproved' || status === 'qstExpired'
  return {
    reviewerName: status === 'qstDraft' ? '' : reviewer,
    expectedAnswerDate: (isWaiting ? answerDue : null) ?? '',
    validUntilDate: (isDated ? validUntil : null) ?? '',
  }
}
