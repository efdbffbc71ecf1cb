/** Dates and times as they are printed. */
import { describe, expect, it } from 'vitest'
import { formatDate } from '../../../src/ui/i18n/format.ts'
import { formatCount } from '../../../src/ui/i18n/format-number.ts'
import {
  formatInstant,
  formatInstantDate,
  formatPublicDate,
} from '../../../src/ui/i18n/format-instant.ts'
import { writtenCount } from '../../../src/ui/i18n/written-count.ts'
import { aDay } from '../../builders/a-day.ts'

/** Five past midnight of the zone that the test runs in. */
const pastMidnight = new Date(2026, 2, 8, 0, 5).toISOString()

describe('dates on screen', () => {
  it("prints a day as 'MMM DD, YYYY' and a time as 'hh:mm a' in English (I18N-07)", () => {
    expect(formatDate(aDay('2026-03-08'), 'en_us')).toBe('Mar 08, 2026')
    expect(formatInstant(pastMidnight, 'en_us')).toBe('Mar 08, 2026, 12:05 am')
    expect(formatInstantDate(pastMidnight, 'en_us')).toBe('Mar 08, 2026')
  })

  it.each([
    ['de', '00:05'],
    ['es', '00:05'],
    ['fr', '00:05'],
  ])('counts the hours of the day as %s does', (language, time) => {
    expect(formatInstant(pastMidnight, language)).toMatch(new RegExp(`, ${time}$`))
  })

  it('prints the same day whatever the English', () => {
    expect(formatDate(aDay('2026-03-08'), 'en_gb')).toBe('Mar 08, 2026')
  })

  it('prints on public pages the same day in every zone, as the server that draws them is in none', () => {
    for (const time of ['00:10', '23:50']) {
      expect(formatPublicDate(`2026-03-08T${time}:00Z`, 'en_us')).toBe('Mar 08, 2026')
    }
  })

  it('shows an instant that cannot be read as it came', () => {
    expect(formatInstant('next spring', 'en_us')).toBe('next spring')
    expect(formatInstant('', 'en_us')).toBe('')
  })

  it('prints a day for a language that Intl does not know', () => {
    expect(formatDate(aDay('2026-03-08'), '__proto__')).toBe('Mar 08, 2026')
  })
})

it.each([
  ['en_us', '2,000'],
  ['de', '2.000'],
  ['es', '2000'],
  ['fr', '2\u202f000'],
])('parts the thousands of a count as %s does', (language, written) => {
  expect(writtenCount(2000, language)).toBe(written)
  expect(writtenCount(12, language)).toBe('12')
})

describe('counts on screen', () => {
  it.each([
    ['en_us', 1728, '1,728'],
    ['de', 1728, '1.728'],
    ['es', 17_280, '17.280'],
    ['fr', 1728, '1\u202f728'],
  ])('part thousands as %s does', (language, count, written) => {
    expect(formatCount(count, language)).toBe(written)
  })
})
