/** Freight and payments: what is shown adds up to the cent, and nothing goes below zero. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { allocated } from '../../reference-backend/commerce/payment/allocated-payments.ts'
import { freightCents, withFreight } from '../../reference-backend/pricing/freight.ts'
import { lineAmounts } from '../../reference-backend/pricing/line-amounts.ts'
import { sumsOf } from '../../reference-backend/pricing/sums.ts'

const cents = (amount: number) => Math.round(amount * 100)
const money = fc.integer({ min: 0, max: 100_000_000 })

const markets = fc.constantFrom<{ readonly zone: 'US' | 'EU'; readonly country: string }>(
  { zone: 'US', country: 'US' },
  { zone: 'EU', country: 'DE' },
  { zone: 'EU', country: 'IE' },
  { zone: 'EU', country: '' },
)

it('freight is added to the sums and its tax is part of the tax, in both zones (PRICE-26)', () => {
  fc.assert(
    fc.property(
      markets,
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 0, max: 500_000 }),
      (market, listCents, quantity, discount, charge) => {
        const price = lineAmounts({ ...market, quantity, listCents })
        const goods = sumsOf([{ price, isReduced: true }], discount)
        const sums = withFreight(goods, charge, market)
        const beside = market.zone === 'EU' ? cents(sums.surcharge) + cents(sums.tax) : 0
        const net = cents(sums.subtotal) - cents(sums.discount)
        expect(cents(sums.totalAfterTax)).toBe(net + charge + beside)
        expect(cents(sums.tax)).toBe(cents(goods.tax) + cents(sums.freightTax))
        expect(cents(sums.totalAfterSurcharge)).toBe(cents(sums.totalAfterTax) - cents(sums.tax))
        for (const amount of Object.values(sums)) expect(amount).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

it('freight is charged below a worth of the goods, and is free from there', () => {
  const terms = { cents: 1800, freeFromCents: 50_000, days: 4 }
  expect([0, 49_999, 50_000].map((goods) => freightCents(terms, goods))).toEqual([1800, 1800, 0])
})

it('payments and what is due are the total, and none is below zero or above its limit', () => {
  const parts = fc.array(
    fc.record({
      cents: fc.option(money),
      limitCents: fc.option(money, { nil: undefined }),
    }),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(money, parts, (total, wanted) => {
      const named = wanted.map((each, index) => ({ ...each, id: String(index) }))
      const found = allocated(total, named)
      const paid = [...found.cents.values()].reduce((all, each) => all + each, 0)
      expect(paid + found.dueCents).toBe(total)
      expect(found.dueCents).toBeGreaterThanOrEqual(0)
      for (const part of named) {
        const amount = found.cents.get(part.id) ?? 0
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(Math.min(part.cents ?? total, part.limitCents ?? total))
      }
      const isOpen = named.some(
        ({ cents: part, limitCents }) => part === null && limitCents === undefined,
      )
      if (isOpen) expect(found.dueCents).toBe(0)
    }),
  )
})
