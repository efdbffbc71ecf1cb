import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fallingBreaks,
  payingStep,
  type QuantityBreak,
  reachedBreak,
} from '../../src/domain/pricing/quantity-break.ts'
import { runs } from './runs.ts'

/** A list of breaks as a server would send it: cents a piece at each, falling or not, in any order. */
const steps = fc.uniqueArray(
  fc.record({ quantity: fc.integer({ min: 2, max: 60 }), cents: fc.integer({ min: 1, max: 300 }) }),
  { maxLength: 5, selector: ({ quantity }) => quantity },
)

/** Breaks that fall, and the price of any quantity by them, in whole cents. */
const falling = fc
  .record({ list: fc.integer({ min: 1, max: 300 }), steps })
  .map(({ list, steps: all }) => {
    let lowest = list
    const kept = all
      .toSorted((one, other) => one.quantity - other.quantity)
      .filter(({ cents }) => {
        if (cents >= lowest) return false
        lowest = cents
        return true
      })
    const totalOf = (quantity: number) =>
      quantity * (kept.findLast((each) => each.quantity <= quantity)?.cents ?? list)
    return { kept, totalOf }
  })

function breakAt(quantity: number, cents: number): QuantityBreak {
  return { quantity, unit: cents, total: quantity * cents, weeks: 4 }
}

describe('quantity breaks', () => {
  it('are shown by quantity, and a piece costs less at each than at the one before', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const shown = fallingBreaks(all.map(({ quantity, cents }) => breakAt(quantity, cents)))
        shown.slice(1).forEach((each, index) => {
          expect(each.quantity).toBeGreaterThan(shown[index]?.quantity ?? Infinity)
          expect(each.unit).toBeLessThan(shown[index]?.unit ?? -Infinity)
        })
        const least = Math.min(...all.map(({ cents }) => cents))
        if (all.length > 0) expect(shown.at(-1)?.unit).toBe(least)
      }),
      { numRuns: runs(200) },
    )
  })

  it('reach a quantity from their own on', () => {
    fc.assert(
      fc.property(falling, fc.integer({ min: 1, max: 80 }), ({ kept }, quantity) => {
        const breaks = kept.map((each) => breakAt(each.quantity, each.cents))
        const below = breaks.filter((each) => each.quantity <= quantity)
        expect(reachedBreak(quantity, breaks)).toBe(below.at(-1))
      }),
      { numRuns: runs(200) },
    )
  })

  it('name the larger quantity that costs least, as trying every one of them does', () => {
    fc.assert(
      fc.property(falling, fc.integer({ min: 1, max: 80 }), ({ kept, totalOf }, quantity) => {
        const breaks = kept.map((each) => breakAt(each.quantity, each.cents))
        const total = totalOf(quantity)
        const step = payingStep({ quantity, total, leadTime: { weeks: 3 }, breaks })
        const larger = Array.from({ length: 120 }, (_, index) => quantity + 1 + index)
        const cheapest = Math.min(...larger.map(totalOf))
        expect(step !== undefined).toBe(cheapest < total)
        if (!step) return
        expect(step.total).toBe(cheapest)
        expect(totalOf(step.quantity)).toBe(cheapest)
        expect(step).toMatchObject({ more: step.quantity - quantity, weeksLater: 1 })
        const alike = larger.filter((each) => totalOf(each) === cheapest)
        expect(step.quantity).toBe(alike.at(-1))
      }),
      { numRuns: runs(400) },
    )
  })

  it('name none where the price cannot be read (D10)', () => {
    const breaks = [breakAt(10, 1)]
    expect(
      payingStep({ quantity: 9, total: undefined, leadTime: { weeks: 3 }, breaks }),
    ).toBeUndefined()
  })
})
