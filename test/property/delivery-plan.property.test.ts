import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DeliveryLine,
  deliveryPlan,
  type DeliveryWave,
  sharedWish,
} from '../../src/domain/draft-order/delivery-plan.ts'
import { addDays, daysBetween } from '../../src/domain/shared/calendar-date.ts'
import { calendarDateArb } from '../arbitraries/calendar-date.arb.ts'

const weeksArb = fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined, freq: 6 })
const wishArb = fc.option(fc.integer({ min: -20, max: 200 }), { nil: undefined, freq: 2 })

/** A draft of a day: lines with whole weeks, wishes around what can be had. */
const draftArb = calendarDateArb.chain((today) =>
  fc.array(fc.tuple(weeksArb, wishArb), { minLength: 1, maxLength: 12 }).map((drawn) => ({
    today,
    lines: drawn.map(
      ([weeks, wish], index): DeliveryLine => ({
        key: `line-${index}`,
        leadTime: { weeks, earliest: undefined },
        requestedDate: wish === undefined ? undefined : addDays(today, wish),
      }),
    ),
  })),
)

const without = (waves: readonly DeliveryWave[], key: string) =>
  waves
    .map(({ date, keys }) => ({ date, keys: keys.filter((each) => each !== key) }))
    .filter(({ keys }) => keys.length > 0)

describe('the delivery plan', () => {
  it('is complete on the day of the latest line', () => {
    fc.assert(
      fc.property(draftArb, ({ lines, today }) => {
        const plan = deliveryPlan(lines, today)
        const days = plan.lines.map(({ date }) => date)
        expect(days.every((day) => day <= (plan.complete ?? ''))).toBe(true)
        expect(plan.latest).toEqual(
          plan.lines.filter(({ date }) => date === plan.complete).map(({ key }) => key),
        )
        expect(plan.latest.length).toBeGreaterThan(0)
      }),
    )
  })

  it('has every line in exactly one wave, on its day, the waves in the order of the days', () => {
    fc.assert(
      fc.property(draftArb, ({ lines, today }) => {
        const { waves, ...plan } = deliveryPlan(lines, today)
        const days = waves.map(({ date }) => date)
        expect(days).toEqual([...new Set(days)].toSorted())
        for (const { key, date } of plan.lines) {
          expect(waves.filter(({ keys }) => keys.includes(key)).map((wave) => wave.date)).toEqual([
            date,
          ])
        }
        expect(waves.flatMap(({ keys }) => keys)).toHaveLength(lines.length)
      }),
    )
  })

  it('moves one line only when its weeks change', () => {
    const changedArb = draftArb.chain((draft) =>
      fc
        .tuple(fc.nat({ max: draft.lines.length - 1 }), weeksArb)
        .map(([index, weeks]) => ({ ...draft, index, weeks })),
    )
    fc.assert(
      fc.property(changedArb, ({ lines, today, index, weeks }) => {
        const changed = lines.map((line, each) =>
          each === index ? { ...line, leadTime: { weeks, earliest: undefined } } : line,
        )
        const key = `line-${index}`
        const before = deliveryPlan(lines, today)
        const after = deliveryPlan(changed, today)
        expect(without(after.waves, key)).toEqual(without(before.waves, key))
        expect(after.lines.toSpliced(index, 1)).toEqual(before.lines.toSpliced(index, 1))
      }),
    )
  })

  it('never plans a line before it can be there or before it is wished for', () => {
    fc.assert(
      fc.property(draftArb, ({ lines, today }) => {
        for (const { date, earliest, requestedDate, gap } of deliveryPlan(lines, today).lines) {
          expect(date >= earliest && date >= (requestedDate ?? earliest)).toBe(true)
          expect([earliest, requestedDate]).toContain(date)
          expect(gap > 0).toBe(requestedDate !== undefined && requestedDate < earliest)
        }
      }),
    )
  })
})

describe('one date for many lines', () => {
  it('is too early for exactly those that cannot have it, and right for all on the nearest day', () => {
    fc.assert(
      fc.property(draftArb, fc.integer({ min: 0, max: 250 }), ({ lines, today }, days) => {
        const wish = addDays(today, days)
        const { tooEarly, nearest } = sharedWish(lines, wish, today)
        const earliest = new Map(
          deliveryPlan(lines, today).lines.map((line) => [line.key, line.earliest]),
        )
        for (const { key, gap } of tooEarly) {
          expect(addDays(wish, gap)).toBe(earliest.get(key))
        }
        expect(tooEarly).toHaveLength([...earliest.values()].filter((day) => day > wish).length)
        expect(sharedWish(lines, nearest, today)).toEqual({ date: nearest, tooEarly: [], nearest })
        const isLessEnough = nearest !== wish && sharedWish(lines, addDays(nearest, -1), today)
        if (isLessEnough) expect(isLessEnough.tooEarly.length).toBeGreaterThan(0)
        expect(daysBetween(wish, nearest)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
