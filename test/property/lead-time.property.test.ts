import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultDelivery,
  earliestDelivery,
  isTooEarly,
} from '../../src/domain/pricing/lead-time.ts'
import { addDays, daysBetween, isBefore } from '../../src/domain/shared/calendar-date.ts'
import { calendarDateArb } from '../arbitraries/calendar-date.arb.ts'

const wholeWeeksArb = fc.integer({ min: 0, max: 260 })
const leadTimeArb = fc.record({
  weeks: fc.option(fc.oneof(wholeWeeksArb, fc.double({ min: 0, max: 260, noNaN: true })), {
    nil: undefined,
  }),
  earliest: fc.option(calendarDateArb, { nil: undefined }),
})

describe('the earliest delivery', () => {
  it('is exactly seven days later for every whole week (PRICE-06)', () => {
    fc.assert(
      fc.property(calendarDateArb, wholeWeeksArb, (today, weeks) => {
        const earliest = earliestDelivery(today, { weeks, earliest: undefined })
        expect(daysBetween(today, earliest)).toBe(7 * weeks)
      }),
    )
  })

  it('gives back a number of days that was sent as part weeks (PRICE-06)', () => {
    fc.assert(
      fc.property(calendarDateArb, fc.integer({ min: 0, max: 1800 }), (today, days) => {
        const earliest = earliestDelivery(today, { weeks: days / 7, earliest: undefined })
        expect(daysBetween(today, earliest)).toBe(days)
      }),
    )
  })

  it('lies neither before today nor before the day that the server names (PRICE-05)', () => {
    fc.assert(
      fc.property(calendarDateArb, leadTimeArb, (today, leadTime) => {
        const earliest = earliestDelivery(today, leadTime)
        expect(isBefore(earliest, today)).toBe(false)
        if (leadTime.earliest) expect(isBefore(earliest, leadTime.earliest)).toBe(false)
      }),
    )
  })

  it('never comes sooner with more weeks', () => {
    fc.assert(
      fc.property(calendarDateArb, leadTimeArb, fc.nat({ max: 50 }), (today, leadTime, more) => {
        const longer = { ...leadTime, weeks: (leadTime.weeks ?? 0) + more }
        const isSooner = isBefore(
          earliestDelivery(today, longer),
          earliestDelivery(today, leadTime),
        )
        expect(isSooner).toBe(false)
      }),
    )
  })

  it('is the first day that may be wished for, and the one that is offered (PRICE-04)', () => {
    fc.assert(
      fc.property(calendarDateArb, leadTimeArb, (today, leadTime) => {
        const earliest = earliestDelivery(today, leadTime)
        expect(isTooEarly(earliest, today, leadTime)).toBe(false)
        expect(isTooEarly(addDays(earliest, -1), today, leadTime)).toBe(true)
        const offered = defaultDelivery(today, leadTime)
        if (offered !== undefined) expect(offered).toBe(earliest)
      }),
    )
  })
})
