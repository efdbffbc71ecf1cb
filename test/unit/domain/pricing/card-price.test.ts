import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardPrice, priceAudience } from '../../../../src/domain/pricing/card-price.ts'
import { aSku } from '../../../builders/a-product.ts'

describe('the price on a card', () => {
  const priced = (salePrice: number | undefined, listPrice?: number) =>
    aSku({ salePrice, listPrice, currency: 'USD' })

  it('is the lowest, said as a lower bound where others are higher', () => {
    expect(cardPrice([priced(12), priced(9.5, 11), priced(undefined)], 'US')).toEqual({
      amount: 9.5,
      currency: 'USD',
      listPrice: 11,
      isFrom: true,
    })
    expect(cardPrice([priced(9.5, 9.5)], 'US')).toMatchObject({
      listPrice: undefined,
      isFrom: false,
    })
  })

  it('is that of the region, where the catalogue says prices by region (I18N-09)', () => {
    const inEuro = { zone: 'EU', salePrice: 8.2, listPrice: 9.1, currency: 'EUR' } as const
    const sku = aSku({ salePrice: 9.5, currency: 'USD', regionPrices: [inEuro] })
    expect(cardPrice([sku], 'EU')).toEqual({
      amount: 8.2,
      currency: 'EUR',
      listPrice: 9.1,
      isFrom: false,
    })
    expect(cardPrice([sku], 'US')).toMatchObject({ amount: 9.5, currency: 'USD' })
  })

  it('is none where the catalogue states none (D10)', () => {
    expect(cardPrice([priced(undefined)], 'US')).toBeUndefined()
  })

  it('is for whom the strictest of its skus says (PRICE-21)', () => {
    const strictness = ['nobody', 'verified', 'signed-in', 'everyone'] as const
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...strictness), { minLength: 1 }), (shown) => {
        const strictest = Math.min(...shown.map((each) => strictness.indexOf(each)))
        const skus = shown.map((priceShownTo) => ({ priceShownTo }))
        expect(priceAudience(skus)).toBe(strictness[strictest])
      }),
    )
  })
})
