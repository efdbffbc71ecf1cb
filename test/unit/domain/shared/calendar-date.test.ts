import { describe, expect, it } from 'vitest'
import {
  addDays,
  dateParts,
  daysBetween,
  isBefore,
  laterOf,
  parseCalendarDate,
} from '../../../../src/domain/shared/calendar-date.ts'
import { dayOf } from '../../../../src/domain/shared/day.ts'
import { aDay } from '../../../builders/a-day.ts'

describe('a calendar date', () => {
  it('is read from YYYY-MM-DD (I18N-08)', () => {
    expect(parseCalendarDate('2026-03-08')).toBe('2026-03-08')
  })

  it.each([
    '',
    '2026-3-8',
    '08.03.2026',
    '03/08/2026',
    '2026-03-08T00:00:00',
    '2026-03-08Z',
    ' 2026-03-08',
    '2026-03-08\n',
    '20260308',
    '+002026-03-08',
    '２０２６-03-08',
  ])('is not read from any other form: %j (I18N-08)', (text) => {
    expect(parseCalendarDate(text)).toBeUndefined()
  })

  it.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '2100-02-29'])(
    'is not read from a day that the calendar does not have: %s',
    (text) => {
      expect(parseCalendarDate(text)).toBeUndefined()
    },
  )

  it('knows leap days', () => {
    expect(parseCalendarDate('2024-02-29')).toBe('2024-02-29')
    expect(parseCalendarDate('2000-02-29')).toBe('2000-02-29')
  })

  it('comes apart into year, month from 1 and day', () => {
    expect(dateParts(aDay('2026-03-08'))).toEqual({ year: 2026, month: 3, day: 8 })
  })

  it('counts on over months, years and leap days', () => {
    expect(addDays(aDay('2026-01-31'), 1)).toBe('2026-02-01')
    expect(addDays(aDay('2024-02-28'), 2)).toBe('2024-03-01')
    expect(addDays(aDay('2026-02-28'), 1)).toBe('2026-03-01')
    expect(addDays(aDay('2026-12-31'), 1)).toBe('2027-01-01')
    expect(addDays(aDay('2026-01-01'), -1)).toBe('2025-12-31')
  })

  it('compares by the calendar', () => {
    expect(isBefore(aDay('2026-02-28'), aDay('2026-03-01'))).toBe(true)
    expect(isBefore(aDay('2026-03-01'), aDay('2026-03-01'))).toBe(false)
    expect(laterOf(aDay('2025-12-31'), aDay('2026-01-01'))).toBe('2026-01-01')
    expect(laterOf(aDay('2026-01-01'), aDay('2025-12-31'))).toBe('2026-01-01')
  })

  it('counts the days between two days, backwards too', () => {
    expect(daysBetween(aDay('2024-02-28'), aDay('2024-03-01'))).toBe(2)
    expect(daysBetween(aDay('2026-03-08'), aDay('2026-03-01'))).toBe(-7)
  })

  it('is the day that the local clock shows, from midnight to midnight', () => {
    expect(dayOf(new Date(2026, 2, 8, 0, 0, 0))).toBe('2026-03-08')
    expect(dayOf(new Date(2026, 2, 8, 23, 59, 59))).toBe('2026-03-08')
  })
})
