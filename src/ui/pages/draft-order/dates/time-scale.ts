/** The measure of a time line: weeks counted from today, where their marks stand, and which of them are named. */

export interface WeekMark {
  /** Whole weeks from today. */
  readonly week: number
  /** Part of the whole length, from 0 to 1. */
  readonly at: number
  /** Which room its name needs; a mark without a name is only drawn. */
  readonly name: 'always' | 'where-there-is-room' | 'none'
}

export interface TimeScale {
  /** Days from today to where the line begins. */
  readonly start: number
  /** From its beginning to its end. */
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

/**
 * A scale that holds the days from one to another, both counted from today, with room behind them. It begins today, or
 * in the week of the first of several days where more than half of it would be empty.
 */
export function timeScale(firstDay: number, lastDay: number): TimeScale {
  const end = Math.max(4, Math.ceil(Math.max(0, lastDay) / 7) + 1)
  const before = Math.floor(firstDay / 7)
  const first = firstDay < lastDay && before > end / 2 ? before : 0
  const weeks = Math.max(4, end - first)
  const step = steps.find((each) => weeks / each <= mostNames) ?? Math.ceil(weeks / mostNames)
  const stride = Math.ceil((weeks * shareOfName) / step)
  const every = weeks > mostMarks ? step : 1
  const marks = Array.from({ length: Math.floor(weeks / every) + 1 }, (_, index) => {
    const place = index * every
    const named = place % step === 0
    const isMain = (place / step) % stride === 0
    return {
      week: first + place,
      at: place / weeks,
      name: named ? (isMain ? 'always' : 'where-there-is-room') : 'none',
    } as const
  })
  return { start: first * 7, days: weeks * 7, marks }
}

/** Where a day stands on a line, so many days from today: 0 at its beginning, 1 at its end. */
export function placeOn({ start, days }: Pick<TimeScale, 'start' | 'days'>, offset: number) {
  return (offset - start) / days
}

/** A part of the length of a line as CSS writes it. */
export function part(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
