/** Waves gathered by week, for a drawing in which a mark for each day has no room. */
import { addDays, type CalendarDate } from '../shared/calendar-date.ts'
import { weekdayOf } from '../shared/calendar-period.ts'
import type { DeliveryWave } from './delivery-plan.ts'

/** The lines of one or more waves. */
export interface WaveGroup {
  /** Its first day with a wave. */
  readonly from: CalendarDate
  /** Its last day with a wave: all of its lines are there by then. */
  readonly to: CalendarDate
  readonly keys: readonly string[]
}

/** One group for the waves of each week, Monday to Sunday; waves come and go in the order of their days. */
export function wavesByWeek(waves: readonly DeliveryWave[]): readonly WaveGroup[] {
  const weeks = new Map<CalendarDate, WaveGroup>()
  for (const { date, keys } of waves) {
    const monday = addDays(date, 1 - weekdayOf(date))
    const group = weeks.get(monday)
    weeks.set(monday, {
      from: group?.from ?? date,
      to: date,
      keys: [...(group?.keys ?? []), ...keys],
    })
  }
  return [...weeks.values()]
}
