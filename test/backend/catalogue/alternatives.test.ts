/** What a model costs at its breaks and with other answers, by the server's rules. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alternativesOf } from '../../../reference-backend/pricing/alternatives.ts'
import { encodeModel } from '../../../reference-backend/pricing/decode-model.ts'
import { breakPrices } from '../../../reference-backend/pricing/quantity-breaks.ts'
import { sampleModels } from '../../../reference-backend/seed/products/sample-models.ts'
import { modifiersOf, pricedOf, productOf, ZONES } from './seeded.ts'

const samples = ZONES.flatMap((zone) => sampleModels(zone))
const today = '2026-03-02'

function asked({
  zone,
  modelNumber,
  quantity,
}: Pick<(typeof samples)[number], 'zone' | 'modelNumber' | 'quantity'>) {
  const { doc, priceList } = productOf(modelNumber.slice(0, 3))
  const present = pricedOf(zone, modelNumber, { quantity })
  return { request: { product: { doc, priceList }, zone, modelNumber, quantity, today }, present }
}

describe('the prices at the quantity breaks', () => {
  it('are the next quantity from each break on that the packaging allows', () => {
    const quantitiesOf = (zone: 'US' | 'EU', modelNumber: string, quantity = 1) => {
      const { request, present } = asked({ zone, modelNumber, quantity })
      return breakPrices(request, present).map((price) => price.quantity)
    }
    expect(quantitiesOf('EU', 'TM280AC2GVO1')).toEqual([10, 25, 50, 100])
    const carton = pricedOf('EU', 'TM280ACGNOK', { quantity: 18 })
    const expected = [10, 25, 50, 100].map(
      (from) => Math.ceil(Math.max(from, carton.minQty) / carton.stepQty) * carton.stepQty,
    )
    expect(quantitiesOf('EU', 'TM280ACGNOK', 18)).toEqual([...new Set(expected)])
  })

  it('are each what that quantity costs, and fall per piece, for any sample', () => {
    fc.assert(
      fc.property(fc.constantFrom(...samples), (sample) => {
        const { request, present } = asked(sample)
        const prices = breakPrices(request, present)
        for (const price of prices) {
          const { zone, modelNumber } = sample
          expect(price).toEqual(pricedOf(zone, modelNumber, { quantity: price.quantity }))
          if (present.calculatedQATS !== null) {
            expect(price.quantity).toBeLessThanOrEqual(present.calculatedQATS)
          }
        }
        const units = prices.map(({ unitPrice }) => unitPrice)
        expect(units).toEqual(units.toSorted((one, other) => other - one))
      }),
      { numRuns: 60 },
    )
  })

  it('are not said of more than is in stock', () => {
    const { request, present } = asked({ zone: 'EU', modelNumber: '417160A32G0NO1', quantity: 1 })
    expect(present.calculatedQATS).toBe(14)
    expect(breakPrices(request, present).map(({ quantity }) => quantity)).toEqual([10])
  })
})

describe('the alternatives of a model', () => {
  it('are every other answer on sale, and cost what their own model costs, for any sample', () => {
    fc.assert(
      fc.property(fc.constantFrom(...samples), (sample) => {
        const { request, present } = asked(sample)
        const alternatives = alternativesOf(request, present)
        const chosen = new Map(
          present.skuConfigurations.map(({ modifierKey, optionCode }) => [modifierKey, optionCode]),
        )
        const modifiers = modifiersOf(request.product.doc, sample.zone)
        for (const { modifierKey, optionCode, price } of alternatives) {
          const changed = new Map(chosen).set(modifierKey, optionCode)
          const configuration = Object.fromEntries([...changed].filter(([, code]) => code !== ''))
          expect(optionCode).not.toBe(chosen.get(modifierKey) ?? '')
          const { modelNumber, quantity } = price
          expect(quantity).toBe(sample.quantity)
          expect(price.calculatedQATS ?? Infinity).toBeGreaterThanOrEqual(quantity)
          expect(price).toEqual(pricedOf(sample.zone, modelNumber, { quantity, configuration }))
        }
        const isInStock = (key: string, code: string) => {
          const changed = Object.fromEntries(new Map(chosen).set(key, code))
          const reading = modifiers.map((each) => changed[each.key] ?? '')
          const modelNumber = encodeModel(request.product.doc.skuCode, reading)
          const inStock = request.product.priceList.stock[modelNumber] ?? Infinity
          return inStock >= sample.quantity
        }
        const onSale = modifiers.flatMap(({ key, options, required }) =>
          [
            ...(required ? [] : ['']),
            ...options.filter((one) => !one.isHiddenFlag).map(({ code }) => code),
          ]
            .filter((code) => code !== (chosen.get(key) ?? ''))
            // Another packaging may ask for another quantity.
            .filter((code) => key !== 'packaging' && isInStock(key, code))
            .map((code) => `${key}.${code}`),
        )
        const said = alternatives
          .filter(({ modifierKey }) => modifierKey !== 'packaging')
          .map(({ modifierKey, optionCode }) => `${modifierKey}.${optionCode}`)
        expect(said).toEqual(onSale)
      }),
      { numRuns: 60 },
    )
  })

  it('leave out an answer of which there is less in stock than is wanted', () => {
    const modelsFor = (quantity: number) => {
      const { request, present } = asked({ zone: 'EU', modelNumber: 'TM280ACGNO1', quantity })
      return alternativesOf(request, present).map(({ price }) => price.modelNumber)
    }
    expect(modelsFor(18)).toContain('TM2100ACGNO1')
    expect(modelsFor(19)).not.toContain('TM2100ACGNO1')
  })

  it('leave out a packaging that does not allow the quantity', () => {
    const { request, present } = asked({ zone: 'EU', modelNumber: 'TM280ACGNO1', quantity: 1 })
    const packagings = alternativesOf(request, present).filter(
      ({ modifierKey }) => modifierKey === 'packaging',
    )
    for (const { price } of packagings) expect(price.minQty).toBe(1)
    expect(packagings.map(({ optionCode }) => optionCode)).not.toContain('K')
  })
})
