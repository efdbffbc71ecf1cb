import { afterEach, expect, it, vi } from 'vitest'
import { browserClock } from '../../../../src/adapters/browser/clock.browser.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('answers the day of the browser, not that of Greenwich', () => {
  vi.useFakeTimers()
  vi.setSystemTime(new Date(2026, 2, 8, 23, 59))
  expect(browserClock.today()).toBe('2026-03-08')
  vi.setSystemTime(new Date(2026, 2, 9, 0, 0))
  expect(browserClock.today()).toBe('2026-03-09')
})
