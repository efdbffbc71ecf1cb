/** What a quote says of its answer and of its validity, on one day. */
import { type CalendarDate, isBefore } from '../shared/calendar-date.ts'
import type { Quote } from './quote.ts'
import { mayDo } from './quote-status.ts'

export interface QuoteTermsView {
  /** Empty where nobody is named, and before anything was handed over. */
  readonly reviewer: string
  readonly answer: { readonly by: CalendarDate; readonly isLate: boolean } | undefined
  /** An approved quote that has become an order has been taken up; its date says nothing any more. */
  readonly validity: { readonly until: CalendarDate; readonly isOver: boolean } | undefined
}

/** Who answers by when, and how long what was submitted stands (QUOTE-29). */
export function quoteTerms({ status, terms, order }: Quote, today: CalendarDate): QuoteTermsView {
  const { reviewer, answerBy, validUntil } = terms
  const isWaiting = mayDo('recall', status)
  const isDated = isWaiting || status === 'expired' || (status === 'approved' && !order)
  return {
    reviewer: status === 'draft' ? '' : reviewer,
    answer: isWaiting && answerBy ? { by: answerBy, isLate: isBefore(answerBy, today) } : undefined,
    validity:
      isDated && validUntil
        ? { until: validUntil, isOver: status === 'expired' || isBefore(validUntil, today) }
        : undefined,
  }
}
