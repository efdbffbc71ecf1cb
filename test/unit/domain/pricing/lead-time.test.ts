import { describe, expect, it } from 'vitest'
import {
  defaultDelivery,
  earliestDelivery,
  isTooEarly,
  noLeadTime,
} from '../../../../src/domain/pricing/lead-time.ts'
import { aDay } from '../../../builders/a-day.ts'

const today = aDay('2026-03-02')

function weeks(count: number) {
  return { weeks: count, earliest: undefined }
}

describe('the earliest delivery', () => {
  it('lies seven days ahead for every week of lead time (PRICE-06)', () => {
    expect(earliestDelivery(today, weeks(1))).toBe('2026-03-09')
    expect(earliestDelivery(today, weeks(6))).toBe('2026-04-13')
    expect(earliestDelivery(today, weeks(52))).toBe('2027-03-01')
  })

  it('is today with a lead time of no weeks, and without one', () => {
    expect(earliestDelivery(today, weeks(0))).toBe(today)
    expect(earliestDelivery(today, noLeadTime)).toBe(today)
  })

  it.each([
    [0.5, '2026-03-06'],
    [1.1, '2026-03-10'],
    [2 / 7, '2026-03-04'],
    [29 / 7, '2026-03-31'],
  ])('rounds part weeks up to whole days: %d', (count, day) => {
    expect(earliestDelivery(today, weeks(count))).toBe(day)
  })

  it('is the day that the server names, where that is later (PRICE-05)', () => {
    const later = { weeks: 2, earliest: aDay('2026-03-20') }
    const earlier = { weeks: 2, earliest: aDay('2026-03-10') }
    expect(earliestDelivery(today, later)).toBe('2026-03-20')
    expect(earliestDelivery(today, earlier)).toBe('2026-03-16')
  })

  it('counts over a night in which the clocks change and over a leap day (PRICE-06)', () => {
    expect(earliestDelivery(aDay('2026-03-27'), weeks(1))).toBe('2026-04-03')
    expect(earliestDelivery(aDay('2024-02-26'), weeks(1))).toBe('2024-03-04')
  })
})

describe('the preferred delivery date', () => {
  it('starts at the earliest day (PRICE-04)', () => {
    expect(defaultDelivery(today, weeks(3))).toBe('2026-03-23')
    expect(defaultDelivery(today, { weeks: undefined, earliest: aDay('2026-05-04') })).toBe(
      '2026-05-04',
    )
  })

  it('starts empty where no lead time is known', () => {
    expect(defaultDelivery(today, noLeadTime)).toBeUndefined()
  })

  it('cannot lie before today plus the lead time; that day itself passes (PRICE-05)', () => {
    expect(isTooEarly(aDay('2026-03-22'), today, weeks(3))).toBe(true)
    expect(isTooEarly(aDay('2026-03-23'), today, weeks(3))).toBe(false)
    expect(isTooEarly(aDay('2026-03-24'), today, weeks(3))).toBe(false)
  })

  it('cannot lie in the past, whatever the lead time', () => {
    expect(isTooEarly(aDay('2026-03-01'), today, noLeadTime)).toBe(true)
    expect(isTooEarly(today, today, noLeadTime)).toBe(false)
  })
})
