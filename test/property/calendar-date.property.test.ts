import { execFileSync } from 'node:child_process'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  type CalendarDate,
  dateParts,
  daysBetween,
  isBefore,
  laterOf,
  parseCalendarDate,
} from '../../src/domain/shared/calendar-date.ts'
import {
  calendarDateArb,
  calendarDateTextArb,
  dateText,
  dayOfAnyYearArb,
  daysInMonth,
  timeZones,
} from '../arbitraries/calendar-date.arb.ts'
import type { DayAnswers, DayQuestions } from './days-by-zone.ts'

const daysArb = fc.integer({ min: -4000, max: 4000 })

/** The day after, by the rules of the calendar alone. */
function dayAfter(date: CalendarDate): string {
  const { year, month, day } = dateParts(date)
  if (day < daysInMonth(year, month)) return dateText(year, month, day + 1)
  return month < 12 ? dateText(year, month + 1, 1) : dateText(year + 1, 1, 1)
}

describe('a calendar date', () => {
  it('is the same text before and after it is read (I18N-08)', () => {
    fc.assert(
      fc.property(calendarDateTextArb, (text) => {
        const date = parseCalendarDate(text)
        expect(date).toBe(text)
        if (date === undefined) return
        const { year, month, day } = dateParts(date)
        expect(dateText(year, month, day)).toBe(text)
      }),
    )
  })

  it('is read exactly when the calendar has the day', () => {
    const numberArb = fc.integer({ min: 0, max: 35 })
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 1901, max: 2199 }), fc.integer({ min: 1, max: 9999 })),
        numberArb,
        numberArb,
        (year, month, day) => {
          const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
          expect(parseCalendarDate(dateText(year, month, day)) !== undefined).toBe(exists)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('is followed by the day that the calendar has next', () => {
    fc.assert(
      fc.property(dayOfAnyYearArb, (date) => {
        expect(addDays(date, 1)).toBe(dayAfter(date))
      }),
    )
  })

  it('comes back by as many days as it went', () => {
    fc.assert(
      fc.property(dayOfAnyYearArb, daysArb, (date, days) => {
        const other = addDays(date, days)
        expect(addDays(other, -days)).toBe(date)
        expect(daysBetween(date, other)).toBe(days)
      }),
    )
  })

  it('lies before another exactly when days must be added to get there', () => {
    fc.assert(
      fc.property(calendarDateArb, calendarDateArb, (one, other) => {
        expect(isBefore(one, other)).toBe(daysBetween(one, other) > 0)
        expect([one, other]).toContain(laterOf(one, other))
        expect(isBefore(laterOf(one, other), one)).toBe(false)
      }),
    )
  })
})

describe('in every time zone', () => {
  const days = fc.sample(
    fc.record({ text: calendarDateTextArb, add: fc.integer({ min: -60, max: 60 }) }),
    400,
  )
  const answers = inEveryZone({ zones: timeZones, instant: '2026-03-08T10:30:00Z', days })

  it('today is the day on the wall', () => {
    const today = new Map(answers.map((each) => [each.zone, each.today]))
    expect(today.get('Pacific/Kiritimati')).toBe('2026-03-09')
    expect(today.get('Europe/Dublin')).toBe('2026-03-08')
    expect(today.get('Pacific/Pago_Pago')).toBe('2026-03-07')
  })

  it.each(answers)('a day means the same: $zone (I18N-08)', (answer) => {
    const utc = answers.find(({ zone }) => zone === 'UTC')
    expect(answer.days).toEqual(utc?.days)
    answer.days.forEach(([read, , between], index) => {
      expect(read).toBe(days[index]?.text)
      expect(between).toBe(days[index]?.add)
    })
  })
})

function inEveryZone(questions: DayQuestions): readonly DayAnswers[] {
  const script = 'test/property/days-by-zone.ts'
  const answers = execFileSync(process.execPath, ['--import', 'tsx', script], {
    input: JSON.stringify(questions),
    encoding: 'utf8',
  })
  return JSON.parse(answers)
}
