/** From weeks to days: when the goods can be there at the earliest. */
import { addDays, type CalendarDate, isBefore, laterOf } from '../shared/calendar-date.ts'

/** Whole or part weeks, as the server says; undefined when it says nothing. */
export interface LeadTime {
  readonly weeks: number | undefined
  /** The server's own earliest day, where it gives one (D3). */
  readonly earliest: CalendarDate | undefined
}

export const noLeadTime: LeadTime = { weeks: undefined, earliest: undefined }

/**
 * The earliest delivery day: today plus 7 times the weeks, part weeks rounded up to whole days, or the
 * server's day where that is later (PRICE-05, PRICE-06, D3, D20). Without a lead time it is today.
 */
export function earliestDelivery(today: CalendarDate, leadTime: LeadTime): CalendarDate {
  const computed = addDays(today, leadDays(leadTime))
  return leadTime.earliest ? laterOf(computed, leadTime.earliest) : computed
}

/** The day that the date field is filled with: the earliest one, or none without a lead time (PRICE-04, D20). */
export function defaultDelivery(today: CalendarDate, leadTime: LeadTime): CalendarDate | undefined {
  if (leadTime.weeks === undefined && leadTime.earliest === undefined) return undefined
  return earliestDelivery(today, leadTime)
}

/** Whether a wish lies before the earliest day; the same day passes (D2). */
export function isTooEarly(wish: CalendarDate, today: CalendarDate, leadTime: LeadTime): boolean {
  return isBefore(wish, earliestDelivery(today, leadTime))
}

/**
 * Whole days of a lead time (PRICE-06, D20). 29 days sent as 29 / 7 weeks come back as a little more than 29:
 * what lies under a thousandth of a day is the fault of binary fractions and begins no new day.
 */
function leadDays({ weeks = 0 }: LeadTime): number {
  return Math.ceil(Math.max(0, weeks) * 7 - 0.001)
}
