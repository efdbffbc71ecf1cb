/** Dates of many lines on their way to the server, line by line. */
import type { QuoteView } from './quote-lifecycle.view.ts'
import type { QuoteItemId } from './quote-item.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'

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
  { rows, busyPlaces, waitingPlaces }: Pick<QuoteView, 'rows' | 'busyPlaces' | 'waitingPlaces'>,
  asked: DatesAsked,
): DatesProgress {
  const lines = rows.filter(({ item }) => asked.has(item.id))
  const ids = lines.map(({ item }) => item.id)
  const underWay = ids.filter((id) => busyPlaces.has(`date:${id}`))
  const isSaved = new Set(
    lines
      .filter(({ item }) => item.requestedDate === asked.get(item.id))
      .map(({ item }) => item.id),
  )
  const settled = ids.filter((id) => !busyPlaces.has(`date:${id}`))
  return {
    saved: settled.filter((id) => isSaved.has(id)).length,
    underWay: underWay.length,
    waiting: underWay.filter((id) => waitingPlaces.has(`date:${id}`)),
    unchanged: settled.filter((id) => !isSaved.has(id)),
  }
}
