/** Days without a time of day, written `YYYY-MM-DD`. */

const DAY_MS = 86_400_000
/** The westernmost zone in use, UTC-12: its day is the earliest calendar day on Earth. */
const WESTERNMOST_OFFSET_MS = 12 * 3_600_000

/** The day of what is shown or stored, the same for every figure: that of UTC. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/**
 * The earliest calendar day now in use anywhere on Earth, for checks alone. A server cannot know the customer's day;
 * this one is never later than it, so a date that the customer's own clock allows is never refused.
 */
export function earliestToday(now: Date): string {
  return dayOf(new Date(now.getTime() - WESTERNMOST_OFFSET_MS))
}

/** The day that lies `days` after a day, by the calendar and not by the clock. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The day so many weeks later; a part of a day counts as a whole one (PRICE-06). */
export function addWeeks(day: string, weeks: number): string {
  // 29 days that were written as weeks come back with a tail of binary fractions.
  const days = Math.round(weeks * 7 * 1000) / 1000
  return addDays(day, Math.ceil(days))
}

/** Whether a text is a day that exists: 2027-02-29 is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

/** The day so many working days later: Saturdays and Sundays are none. */
export function addWorkingDays(day: string, days: number): string {
  let reached = day
  for (let left = days; left > 0; ) {
    reached = addDays(reached, 1)
    if (!isWeekend(reached)) left -= 1
  }
  return reached
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}
