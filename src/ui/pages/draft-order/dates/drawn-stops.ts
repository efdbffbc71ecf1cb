/** What stands on a time line: a stop for each day of a wave, or for each week where the days have no room. */
import type { DeliveryWave } from '../../../../domain/draft-order/delivery-plan.ts'
import { type WaveGroup, wavesByWeek } from '../../../../domain/draft-order/waves-by-week.ts'
import { type CalendarDate, daysBetween } from '../../../../domain/shared/calendar-date.ts'
import { placeOn, type TimeScale } from './time-scale.ts'
import { type LabelPlace, placeLabels } from './label-places.ts'

/** Lines that leave on one day, or in one week. */
export interface Stop {
  /** The last day: all of its lines are there by then. */
  readonly day: CalendarDate
  /** Days from today to the last day. */
  readonly offset: number
  readonly count: number
  /** Its day or days in words. */
  readonly name: string
}

type LineLength = Pick<TimeScale, 'start' | 'days'>

/** Where there is room a flag has the days; on a short line only how many lines. */
export type FlagForm = 'days' | 'counts'

/** In rem: the shortest line on which a form is drawn, and what may stand out of it; signs, and what is around them. */
const measures = {
  days: { line: 41, overhang: 1.5, sign: 0.44 },
  counts: { line: 17, overhang: 1, sign: 0.6 },
} as const
const aroundSigns = 0.875
const leastFlag = 2
/** More flags than these are read by nobody. */
const mostFlags = 16

/** The words for a day, or for the days from one to another. */
export type NameDays = (from: CalendarDate, to: CalendarDate) => string

/** The stop of some lines, seen from today. */
export function stopOf({ from, to, keys }: WaveGroup, today: CalendarDate, name: NameDays): Stop {
  return {
    day: to,
    offset: Math.max(0, daysBetween(today, to)),
    count: keys.length,
    name: name(from, to),
  }
}

/** The stops of the waves on a line: gathered by week unless every day can have its flag. */
export function drawnStops(
  waves: readonly DeliveryWave[],
  scale: LineLength,
  today: CalendarDate,
  name: NameDays,
): { readonly stops: readonly Stop[]; readonly isByWeek: boolean } {
  const stopsOf = (groups: readonly WaveGroup[]) =>
    groups.map((group) => stopOf(group, today, name))
  const byDay = waves.map(({ date, keys }) => ({ from: date, to: date, keys }))
  const stops = waves.length > mostFlags ? [] : stopsOf(byDay)
  const hasRoom =
    stops.length === waves.length &&
    (['days', 'counts'] as const).every(
      (form) => !flagPlaces(stops, scale, form).includes(undefined),
    )
  if (hasRoom) return { stops, isByWeek: false }
  const weeks = wavesByWeek(waves)
  return { stops: stopsOf(weeks), isByWeek: weeks.length < waves.length }
}

/** The place of the flag of each stop, undefined for those that have only a mark. */
export function flagPlaces(
  stops: readonly Stop[],
  scale: LineLength,
  form: FlagForm,
): readonly (LabelPlace | undefined)[] {
  const { line, overhang, sign } = measures[form]
  const labels = stops.map(({ offset, count, name }) => {
    const signs =
      form === 'days' ? Math.max(name.length, String(count).length) : String(count).length
    const width = Math.max(leastFlag, signs * sign + aroundSigns) / line
    return { at: placeOn(scale, offset), width, weight: count }
  })
  return placeLabels(labels, overhang / line)
}
