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

/** A part of the length of a line as CSS writes it. */
export function part(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
