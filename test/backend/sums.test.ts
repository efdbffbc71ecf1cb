/** One law for the sums of carts, quotes and orders: what is shown adds up to the cent. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineAmounts } from '../../reference-backend/pricing/line-amounts.ts'
import { sumsOf } from '../../reference-backend/pricing/sums.ts'

const cents = (amount: number) => Math.round(amount * 100)

const zones = ['US', 'EU'] as const

/** Lines of one zone as they are priced, from one cent to a million a piece. */
const linesOf = (zone: (typeof zones)[number]) =>
  fc.array(
    fc
      .record({
        listCents: fc.integer({ min: 1, max: 100_000_000 }),
        quantity: fc.integer({ min: 1, max: 500 }),
        isReduced: fc.boolean(),
      })
      .map(({ isReduced, ...line }) => ({ price: lineAmounts({ zone, ...line }), isReduced })),
    { maxLength: 12 },
  )

const discounts = fc.integer({ min: 0, max: 1000 })

describe('the sums under priced lines', () => {
  it('add up in EUR: lines less discount plus surcharge plus tax are the total (PRICE-26)', () => {
    fc.assert(
      fc.property(linesOf('EU'), discounts, (lines, discount) => {
        const sums = sumsOf(lines, discount)
        const { subtotal, surcharge, tax, totalAfterSurcharge, totalAfterTax } = sums
        const net = cents(subtotal) - cents(sums.discount)
        expect(cents(totalAfterSurcharge)).toBe(net + cents(surcharge))
        expect(cents(totalAfterTax)).toBe(net + cents(surcharge) + cents(tax))
      }),
    )
  })

  it('add up in USD: lines less discount are the total, which holds surcharge and tax (PRICE-27)', () => {
    fc.assert(
      fc.property(linesOf('US'), discounts, (lines, discount) => {
        const sums = sumsOf(lines, discount)
        const { subtotal, surcharge, tax, totalAfterSurcharge, totalAfterTax } = sums
        expect(cents(totalAfterTax)).toBe(cents(subtotal) - cents(sums.discount))
        expect(cents(totalAfterSurcharge)).toBe(cents(totalAfterTax) - cents(tax))
        expect(cents(surcharge) + cents(tax)).toBeLessThanOrEqual(cents(totalAfterTax) + 1)
      }),
    )
  })

  it('are those of the lines where nothing is taken off', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones).chain(linesOf), (lines) => {
        const sums = sumsOf(lines, 0)
        const sum = (amount: 'lineTotal' | 'surcharge' | 'tax') =>
          lines.reduce((all, { price }) => all + cents(price[amount]), 0)
        expect(sums.discount).toBe(0)
        expect(cents(sums.subtotal)).toBe(sum('lineTotal'))
        expect(cents(sums.surcharge)).toBe(sum('surcharge'))
        expect(cents(sums.tax)).toBe(sum('tax'))
      }),
    )
  })

  it('leave alone what no promotion is about, and take nothing below zero', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones).chain(linesOf), discounts, (lines, discount) => {
        const untouched = lines.map(({ price }) => ({ price, isReduced: false }))
        expect(sumsOf(untouched, discount)).toEqual(sumsOf(untouched, 0))
        for (const amount of Object.values(sumsOf(lines, discount))) {
          expect(amount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('of a seal kit in EUR with a tenth off are the sum of what is shown', () => {
    const price = lineAmounts({ zone: 'EU', quantity: 1, listCents: 2980 })
    expect(sumsOf([{ price, isReduced: true }], 100)).toEqual({
      subtotal: 29.8,
      discount: 2.98,
      surcharge: 1.34,
      tax: 5.35,
      totalAfterSurcharge: 28.16,
      totalAfterTax: 33.51,
    })
  })
})
