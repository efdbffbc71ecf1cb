import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { perMille, roundedQuotient } from '../../../reference-backend/pricing/cents.ts'
import { sampleModels } from '../../../reference-backend/seed/products/sample-models.ts'
import { price, pricedOf, ZONES } from './seeded.ts'

const SINGLE = { US: 'TM249A1U3XS', EU: 'TM280ACGNO1' } as const

const carton = (quantity: number) => price('EU', 'TM280ACGNOK', { quantity })
const tray = (quantity: number) => price('EU', 'GP116D0K1NT', { quantity })
const pallet = (quantity: number) => price('US', 'TM249A1U3XP', { quantity })

const cents = (amount: number) => Math.round(amount * 100)

describe('the price of a model', () => {
  it('is base and options, in the currency of the zone', () => {
    expect(pricedOf('EU', 'TM250ACGNO1')).toMatchObject({ currencyCode: 'EUR', unitPrice: 236 })
    expect(pricedOf('EU', 'TM280AC2GVO1')).toMatchObject({ unitPrice: 236 + 4 + 11 + 18 })
    expect(pricedOf('US', SINGLE.US).currencyCode).toBe('USD')
  })

  it('adds surcharge and tax on lines of their own in the EU', () => {
    const answer = pricedOf('EU', 'TM250ACGNO1', { quantity: 3 })
    expect(answer).toMatchObject({
      lineTotal: 708,
      surcharge: 31.86,
      tax: 140.57,
      lineTotalAfterSurcharge: 739.86,
      lineTotalAfterSurchargeAfterTax: 880.43,
      totalModelPriceAfterDiscountAfterSurchargeAfterTax: 880.43,
    })
  })

  it('includes surcharge and tax in one figure in the US', () => {
    const answer = pricedOf('US', SINGLE.US, { quantity: 3 })
    expect(answer.lineTotal).toBe(answer.lineTotalAfterSurcharge)
    expect(answer.lineTotal).toBe(answer.lineTotalAfterSurchargeAfterTax)
    expect(answer.surcharge).toBeGreaterThan(0)
    expect(answer.tax).toBeGreaterThan(0)
    expect(cents(answer.lineTotal)).toBe(3 * cents(answer.unitPrice))
  })

  it('never rises per piece with the quantity, and falls at every break', () => {
    for (const zone of ZONES) {
      const units = [1, 9, 10, 24, 25, 49, 50, 99, 100, 5000].map(
        (quantity) => pricedOf(zone, SINGLE[zone], { quantity }).unitPrice,
      )
      expect(units).toEqual(units.toSorted((one, other) => other - one))
      expect(new Set(units).size).toBe(5)
    }
  })

  it('has two decimals and sums that agree to the cent, for any sample and quantity', () => {
    const samples = ZONES.flatMap((zone) => sampleModels(zone))
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.integer({ min: 1, max: 400 }), (sample, lots) => {
        const smallest = pricedOf(sample.zone, sample.modelNumber, { quantity: sample.quantity })
        const quantity = sample.quantity + (lots - 1) * smallest.stepQty
        const answer = pricedOf(sample.zone, sample.modelNumber, { quantity })
        const amounts = [
          answer.unitPrice,
          answer.lineTotal,
          answer.surcharge,
          answer.tax,
          answer.lineTotalAfterSurchargeAfterTax,
        ]
        for (const amount of amounts) {
          expect(Math.abs(amount * 100 - cents(amount))).toBeLessThan(1e-6)
        }
        expect(cents(answer.lineTotal)).toBe(cents(answer.unitPrice) * quantity)
        const added = sample.zone === 'EU' ? cents(answer.surcharge) + cents(answer.tax) : 0
        expect(cents(answer.lineTotalAfterSurchargeAfterTax)).toBe(cents(answer.lineTotal) + added)
      }),
      { seed: 417 },
    )
  })

  it('names every chosen option in order', () => {
    const { modifierSummary, skuConfigurations } = pricedOf('EU', 'TM280ACGKNO1')
    expect(modifierSummary.map(({ code }) => code).join('')).toBe('80ACGKNO1')
    expect(modifierSummary[0]).toEqual({
      codeTitle: 'Displacement',
      code: '80',
      title: '80.3 cm³/rev',
    })
    expect(skuConfigurations[4]).toEqual({ modifierKey: 'drain', optionCode: 'K' })
  })

  it('reads a code with small letters and blanks around it', () => {
    expect(pricedOf('EU', ' tm280acgno1 ').modelNumber).toBe(SINGLE.EU)
  })
})

describe('the lead time', () => {
  it('is that of the family and the slowest option, not the sum of all', () => {
    expect(pricedOf('EU', SINGLE.EU)).toMatchObject({
      effectiveLeadTime: 3,
      leadDeliveryDate: '2026-03-23',
    })
    // FKM alone takes 1 week more, the marine coating 3: together they take 3.
    expect(pricedOf('EU', 'TM280ACGVO1').effectiveLeadTime).toBe(4)
    expect(pricedOf('EU', 'TM280ACGVM1').effectiveLeadTime).toBe(6)
  })

  it('grows with the lot', () => {
    const weeks = [1, 24, 25, 99, 100].map(
      (quantity) => pricedOf('EU', SINGLE.EU, { quantity }).effectiveLeadTime,
    )
    expect(weeks).toEqual([3, 3, 4, 4, 5])
  })
})

describe('the stock', () => {
  it('is a figure for stocked models, zero for a sold out one, null for the rest', () => {
    expect(pricedOf('EU', SINGLE.EU).calculatedQATS).toBe(42)
    expect(pricedOf('US', 'TM261A1U3XS').calculatedQATS).toBe(0)
    expect(pricedOf('EU', 'TM250ACGNO1').calculatedQATS).toBeNull()
  })
})

const chosen = {
  displacement: '61',
  shaft: 'A',
  ports: '2N',
  seals: '3',
  paint: 'B',
  packaging: 'S',
}
const otherReading = { shaft: 'A2', ports: 'N' }

function codesOf({ skuConfigurations }: ReturnType<typeof pricedOf>): string {
  return skuConfigurations.map(({ optionCode }) => optionCode).join(' ')
}

describe('a price that is refused', () => {
  it('names an unknown, an incomplete and an ambiguous model', () => {
    expect(price('EU', 'TM280ZZZ')).toMatchObject({ ok: false, reason: 'unknown-model' })
    expect(price('EU', 'TM280ACGN')).toMatchObject({ ok: false, reason: 'incomplete' })
    expect(price('US', 'TGX61A2N3BS')).toMatchObject({ ok: false, reason: 'ambiguous' })
  })

  it('is settled for an ambiguous model by the options given beside it', () => {
    const one = pricedOf('US', 'TGX61A2N3BS', { configuration: chosen })
    const other = pricedOf('US', 'TGX61A2N3BS', { configuration: { ...chosen, ...otherReading } })
    expect(one.modifierSummary).not.toEqual(other.modifierSummary)
    expect(codesOf(one)).toBe('61 A 2N 3 B S')
    expect(codesOf(other)).toBe('61 A2 N 3 B S')
  })

  it.each([
    ['of another code', { ...chosen, shaft: 'B' }],
    ['of which one is unknown', { ...chosen, seals: '9' }],
    ['of which one is left out', { ...chosen, shaft: '' }],
    ['of which one is asked nowhere', { ...chosen, colour: 'K' }],
    ['that are none at all', {}],
  ])('does not take options %s', (_, configuration) => {
    expect(price('US', 'TGX61A2N3BS', { configuration })).toMatchObject({
      ok: false,
      reason: 'configuration',
    })
  })

  it('keeps hidden options from everyone who may not preview', () => {
    expect(price('EU', 'TM280ACGNBX1')).toMatchObject({ ok: false, reason: 'hidden-option' })
    expect(price('EU', 'TM280ACGNBX1', { mayPreview: true })).toMatchObject({ ok: true })
    const hidden = { ...chosen, paint: 'XB' }
    expect(price('US', 'TGX61A2N3XBS', { configuration: hidden })).toMatchObject({
      ok: false,
      reason: 'hidden-option',
    })
  })

  it('is a code of one zone asked for in the other', () => {
    expect(price('US', SINGLE.EU).ok).toBe(false)
    expect(price('EU', SINGLE.US).ok).toBe(false)
  })

  it('checks minimum and step in the EU, and the exchanged minimum in the US', () => {
    expect(carton(6)).toMatchObject({ reason: 'quantity-minimum', min: 12, step: 6 })
    expect(carton(13)).toMatchObject({ reason: 'quantity-step', min: 12, step: 6 })
    expect(carton(18)).toMatchObject({ ok: true, minQty: 12, stepQty: 6 })
    expect(tray(12)).toMatchObject({ reason: 'quantity-step' })
    expect(tray(15)).toMatchObject({ ok: true })
    expect(pallet(23)).toMatchObject({ reason: 'quantity-minimum', min: 24, step: 1 })
    expect(pallet(25)).toMatchObject({ ok: true, minQty: 24, stepQty: 1 })
  })

  it.each([0, -1, 1.5, Number.NaN, 100_000])('has no price for a quantity of %s', (quantity) => {
    expect(price('EU', SINGLE.EU, { quantity })).toMatchObject({ ok: false, reason: 'quantity' })
  })
})

describe('cents', () => {
  it('are rounded half away from zero', () => {
    expect(perMille(1000, 45)).toBe(45)
    expect(perMille(100, 45)).toBe(5)
    expect(perMille(-100, 45)).toBe(-5)
    expect(roundedQuotient(-1, 3)).toBe(0)
    expect(Object.is(roundedQuotient(-1, 3), 0)).toBe(true)
    expect(roundedQuotient(5, 2)).toBe(3)
  })
})
