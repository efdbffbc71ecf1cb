/** The measure of a time line: weeks from today, where their marks stand, and which of them are named. */

export interface WeekMark {
  /** Whole weeks from today. */
  readonly week: number
  /** Part of the whole length, from 0 to 1. */
  readonly at: number
  /** Which room its name needs; a mark without a name is only drawn. */
  readonly name: 'always' | 'where-there-is-room' | 'none'
}

export interface TimeScale {
  /** From today to the end of the line. */
  readonly days: number
  readonly marks: readonly WeekMark[]
}

/** Intervals in weeks, between two labels, that people count in. */
const steps = [1, 2, 4, 8, 13, 26, 52, 104]
const mostNames = 10
/** On a short line a name takes this part of the whole length, with the air beside it. */
const shareOfName = 1 / 3
/** More marks than these would be a grey bar. */
const mostMarks = 60

/** A scale that holds a day so many days from now, with room behind it. */
export function timeScale(lastDay: number): TimeScale {
  const weeks = Math.max(4, Math.ceil(Math.max(0, lastDay) / 7) + 1)
  const step = steps.find((each) => weeks / each <= mostNames) ?? Math.ceil(weeks / mostNames)
  const stride = Math.ceil((weeks * shareOfName) / step)
  const every = weeks > mostMarks ? step : 1
  const marks = Array.from({ length: Math.floor(weeks / every) + 1 }, (_, index) => {
    const week = index * every
    const named = week % step === 0
    const isMain = (week / step) % stride === 0
    return {
      week,
      at: week / weeks,
      name: named ? (isMain ? 'always' : 'where-there-is-room') : 'none',
    } as const
  })
  return { days: weeks * 7, marks }
}

/** Places for flags on one line, so that none hides its neighbour: the lowest lane that is free there. */
const mostLanes = 4

/**
 * The lane of each place, from 0 up. `places` are parts of the whole length in rising order, `width` the part
 * that a flag takes. Where all lanes are taken the one that was taken first is taken again.
 */
export function lanesOf(places: readonly number[], width: number): readonly number[] {
  const ends: number[] = []
  return places.map((place) => {
    const free = ends.findIndex((end) => end <= place)
    const lane =
      free >= 0 ? free : ends.length < mostLanes ? ends.length : ends.indexOf(Math.min(...ends))
    ends[lane] = place + width
    return lane
  })
}
