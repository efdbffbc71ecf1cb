/** The browser's clock: the only place that asks for the present. */
import type { Clock } from '../../application/ports/clock.ts'
import { dayOf } from '../../domain/shared/day.ts'

export const browserClock: Clock = {
  today: () => dayOf(new Date()),
  now: () => Date.now(),
}
