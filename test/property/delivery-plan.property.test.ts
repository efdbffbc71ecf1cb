import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type LineToPlan,
  deliveryPlan,
  type DeliveryWave,
  holdUpOf,
  sharedWish,
} from '../../src/domain/draft-order/delivery-plan.ts'
import { wavesByWeek } from '../../src/domain/draft-order/waves-by-week.ts'
import { addDays, type CalendarDate, daysBetween } from '../../src/domain/shared/calendar-date.ts'
import { weekdayOf } from '../../src/domain/shared/calendar-period.ts'
import { calendarDateArb } from '../arbitraries/calendar-date.arb.ts'

const weeksArb = fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined, freq: 6 })
const wishArb = fc.option(fc.integer({ min: -20, max: 200 }), { nil: undefined, freq: 2 })

/** A draft of a day: lines with whole weeks, wishes around what can be had. */
const draftArb = calendarDateArb.chain((today) =>
  fc.array(fc.tuple(weeksArb, wishArb), { minLength: 1, maxLength: 12 }).map((drawn) => ({
    today,
    lines: drawn.map(
      ([weeks, wish], index): LineToPlan => ({
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

describe('the waves of a plan, week by week', () => {
  const groupsOf = ({ lines, today }: { lines: readonly LineToPlan[]; today: CalendarDate }) => {
    const { waves } = deliveryPlan(lines, today)
    return { waves, groups: wavesByWeek(waves) }
  }

  it('have every line in exactly one group, in the order of the waves', () => {
    fc.assert(
      fc.property(draftArb, (draft) => {
        const { waves, groups } = groupsOf(draft)
        expect(groups.flatMap(({ keys }) => keys)).toEqual(waves.flatMap(({ keys }) => keys))
      }),
    )
  })

  it('have one group for each week from Monday to Sunday, from its first wave to its last', () => {
    fc.assert(
      fc.property(draftArb, (draft) => {
        const { waves, groups } = groupsOf(draft)
        const mondays = groups.map(({ from }) => addDays(from, 1 - weekdayOf(from)))
        expect(mondays).toEqual([...new Set(mondays)].toSorted())
        groups.forEach(({ from, to, keys }, index) => {
          const sunday = addDays(mondays[index] ?? from, 6)
          const inWeek = waves.filter(
            ({ date }) => date >= (mondays[index] ?? '') && date <= sunday,
          )
          expect([from, to]).toEqual([inWeek.at(0)?.date, inWeek.at(-1)?.date])
          expect(keys).toEqual(inWeek.flatMap((wave) => wave.keys))
        })
      }),
    )
  })
})

describe('what holds an order up', () => {
  it('are the lines of the last day, and the others are there on the day before it that has a wave', () => {
    fc.assert(
      fc.property(draftArb, ({ lines, today }) => {
        const plan = deliveryPlan(lines, today)
        const holdUp = holdUpOf(plan)
        if (holdUp === undefined) {
          expect(plan.waves).toHaveLength(1)
          return
        }
        const held = new Set(plan.latest)
        const others = plan.lines.filter(({ key }) => !held.has(key))
        expect(holdUp.others).toBe(others.length)
        expect(holdUp.othersBy).toBe(
          others
            .map(({ date }) => date)
            .toSorted()
            .at(-1),
        )
        expect(holdUp.count).toBe(held.size)
        expect(holdUp.named).toEqual(plan.latest.slice(0, 3))
        expect(plan.lines.filter(({ date }) => date === plan.complete)).toHaveLength(held.size)
        expect(
          plan.lines.every(({ key, date }) => held.has(key) === (date === plan.complete)),
        ).toBe(true)
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
