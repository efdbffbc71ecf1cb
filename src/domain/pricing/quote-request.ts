/** What the quote dialog asks for: which quote, when, and under which number of the customer's own. */
import { either as E } from 'fp-ts'
import { type CalendarDate, parseCalendarDate } from '../shared/calendar-date.ts'
import type { QuoteId } from '../shared/quote-id.ts'
import { readName } from '../shared/name.ts'
import { textLimit } from '../shared/text-limit.ts'
import { earliestDelivery, isTooEarly, type LeadTime } from './lead-time.ts'

/** The dialog as typed. Both targets keep what was typed in them while the other is chosen. */
export interface QuoteRequestEntry {
  readonly target: 'existing' | 'new'
  readonly quoteId: QuoteId | undefined
  readonly newQuoteName: string
  /** YYYY-MM-DD or empty, as the date field gives it. */
  readonly date: string
  readonly customerMaterialNumber: string
}

export interface QuoteRequest {
  readonly target: { readonly quoteId: QuoteId } | { readonly newQuoteName: string }
  readonly requestedDate: CalendarDate | undefined
  /** The earliest day, sent along as the plan (O-37). */
  readonly plannedDate: CalendarDate
  readonly customerMaterialNumber: string
}

export type QuoteRequestProblem =
  | { readonly field: 'quote'; readonly kind: 'required' }
  | { readonly field: 'name'; readonly kind: 'required' | 'too-long' }
  | { readonly field: 'date'; readonly kind: 'invalid' }
  | { readonly field: 'date'; readonly kind: 'too-early'; readonly earliest: CalendarDate }
  | { readonly field: 'material-number'; readonly kind: 'too-long' }

export interface DeliveryTerms {
  readonly today: CalendarDate
  readonly leadTime: LeadTime
}

/** The request, or all that is wrong with the entry (QUOTE-61, PRICE-05, QUOTE-62). The same day passes (D2). */
export function readQuoteRequest(
  entry: QuoteRequestEntry,
  terms: DeliveryTerms,
): E.Either<readonly QuoteRequestProblem[], QuoteRequest> {
  const problems: QuoteRequestProblem[] = []
  const target = readTarget(entry)
  if (E.isLeft(target)) problems.push(target.left)
  const date = readDate(entry.date, terms)
  if (E.isLeft(date)) problems.push(date.left)
  if (entry.customerMaterialNumber.length > textLimit) {
    problems.push({ field: 'material-number', kind: 'too-long' })
  }
  if (E.isLeft(target) || E.isLeft(date) || problems.length > 0) return E.left(problems)
  return E.right({
    target: target.right,
    requestedDate: date.right,
    plannedDate: earliestDelivery(terms.today, terms.leadTime),
    customerMaterialNumber: entry.customerMaterialNumber.trim(),
  })
}

function readTarget(
  entry: QuoteRequestEntry,
): E.Either<QuoteRequestProblem, QuoteRequest['target']> {
  if (entry.target === 'existing') {
    return entry.quoteId
      ? E.right({ quoteId: entry.quoteId })
      : E.left({ field: 'quote', kind: 'required' })
  }
  const name = readName(entry.newQuoteName)
  if (E.isLeft(name)) return E.left({ field: 'name', kind: name.left.kind })
  return E.right({ newQuoteName: name.right })
}

/** An empty date is no wish; the server then plans by itself. */
function readDate(
  text: string,
  { today, leadTime }: DeliveryTerms,
): E.Either<QuoteRequestProblem, CalendarDate | undefined> {
  if (text.trim() === '') return E.right(undefined)
  const date = parseCalendarDate(text.trim())
  if (!date) return E.left({ field: 'date', kind: 'invalid' })
  if (isTooEarly(date, today, leadTime)) {
    const earliest = earliestDelivery(today, leadTime)
    return E.left({ field: 'date', kind: 'too-early', earliest })
  }
  return E.right(date)
}
