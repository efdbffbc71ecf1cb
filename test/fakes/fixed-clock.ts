/** A clock that stands still until it is told otherwise. */
import type { Clock } from '../../src/application/ports/clock.ts'
import { aDay } from '../builders/a-day.ts'

export interface FixedClock extends Clock {
  readonly turnTo: (day: string) => void
}

export function fixedClock(day: string): FixedClock {
  let today = aDay(day)
  return {
    today: () => today,
    now: () => 0,
    turnTo: (next) => {
      today = aDay(next)
    },
  }
}
