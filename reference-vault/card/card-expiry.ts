/** A card is good until the end of its month of expiry, anywhere on earth. */

export interface CardMonth {
  readonly year: number
  /** From 1. */
  readonly month: number
}

/** Years that the form offers, from the present one. */
const YEARS_OFFERED = 20

/** The month that it is where the day ends last, at UTC-12. */
function lastMonthOnEarth(now: Date): CardMonth {
  const there = new Date(now.getTime() - 12 * 3_600_000)
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1 }
}

/** Whether a month is over everywhere. */
export function isOver({ year, month }: CardMonth, now: Date): boolean {
  const present = lastMonthOnEarth(now)
  return year < present.year || (year === present.year && month < present.month)
}

/** The years that can be chosen. */
export function offeredYears(now: Date): readonly number[] {
  const { year } = lastMonthOnEarth(now)
  return Array.from({ length: YEARS_OFFERED }, (_, index) => year + index)
}
