/** A quote as it is shown, where each part stays the very same value until it says something else. */
import { isShallowlySame, keptIfSame } from '../shared/same-data.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { QuoteLifecycleSnapshot } from './quote-lifecycle.machine.ts'
import { type QuoteView, quoteView } from './quote-lifecycle.view.ts'

/**
 * Gives one view after the other, each made of the last one where nothing has changed. So a page can tell by comparing
 * references that a key struck in one line leaves delivery, sums and submission alone.
 */
export function steadyViews(): (
  snapshot: QuoteLifecycleSnapshot,
  today: CalendarDate,
) => QuoteView {
  let last: QuoteView | undefined
  return (snapshot, today) => {
    last = keptWhereSame(last, quoteView(snapshot, today))
    return last
  }
}

/** Rows and quote have identities of their own: to compare thousands of lines would take longer than to draw a few. */
function keptWhereSame(before: QuoteView | undefined, now: QuoteView): QuoteView {
  if (before === undefined) return now
  const next: QuoteView = {
    ...now,
    status: keptIfSame(before.status, now.status),
    comment: keptIfSame(before.comment, now.comment),
    purchaseOrder: keptIfSame(before.purchaseOrder, now.purchaseOrder),
    totals: keptIfSame(before.totals, now.totals),
    fulfilments: keptIfSame(before.fulfilments, now.fulfilments),
    notes: keptIfSame(before.notes, now.notes),
    submission: keptIfSame(before.submission, now.submission),
    recall: keptIfSame(before.recall, now.recall),
    terms: keptIfSame(before.terms, now.terms),
    busyPlaces: keptIfSame(before.busyPlaces, now.busyPlaces),
    waitingPlaces: keptIfSame(before.waitingPlaces, now.waitingPlaces),
    failures: keptIfSame(before.failures, now.failures),
    notices: keptIfSame(before.notices, now.notices),
    closed: keptIfSame(before.closed, now.closed),
  }
  return isShallowlySame(before, next) ? before : next
}
