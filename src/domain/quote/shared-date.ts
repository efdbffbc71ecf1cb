/** Dates of many lines on their way to the server, line by line. */
import type { CalendarDate } from '../shared/calendar-date.ts'
import { busyPlaces, type QuoteEdits } from './quote-edits.ts'
import type { QuoteItemId } from './quote-item.ts'
import { placeOf } from './quote-write.ts'

/** What was asked for: a day for each of the lines. */
export type DatesAsked = ReadonlyMap<QuoteItemId, CalendarDate>

export interface DatesProgress {
  /** Lines whose day the quote shows. */
  readonly saved: number
  /** Lines that are being saved, or wait for it. */
  readonly underWay: number
  /** Those of them that have not left yet, and can be withdrawn. */
  readonly waiting: readonly QuoteItemId[]
  /** Lines that are not under way any more and do not have their day: refused, lost or withdrawn. */
  readonly unchanged: readonly QuoteItemId[]
}

/** How far the dates are. A line that is gone meanwhile counts nowhere. */
export function datesProgress(
  edits: Pick<QuoteEdits, 'quote' | 'underWay' | 'pending'>,
  asked: DatesAsked,
): DatesProgress {
  const busy = busyPlaces(edits)
  const pending = new Set(edits.pending.map(placeOf))
  const lines = edits.quote.items.filter(({ id }) => asked.has(id))
  const settled = lines.filter(({ id }) => !busy.has(`date:${id}`))
  const unchanged = settled.filter(({ id, requestedDate }) => requestedDate !== asked.get(id))
  return {
    saved: settled.length - unchanged.length,
    underWay: lines.length - settled.length,
    waiting: lines.flatMap(({ id }) => (pending.has(`date:${id}`) ? [id] : [])),
    unchanged: unchanged.map(({ id }) => id),
  }
}
