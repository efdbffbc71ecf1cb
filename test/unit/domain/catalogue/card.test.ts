import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardPrice, priceAudience } from '../../../../src/domain/catalogue/card-price.ts'
import {
  dropdownLimit,
  quantityOptions,
  takesQuantity,
} from '../../../../src/domain/catalogue/card-quantity.ts'
import { aSku } from '../../../builders/a-product.ts'

describe('the quantities to choose from', () => {
  it('are twenty at most (CAT-06)', () => {
    expect(dropdownLimit).toBe(20)
    expect(quantityOptions({ available: 500 }, true).at(-1)).toBe(20)
  })

  it.each([
    [3, true, [1, 2, 3]],
    [0, true, []],
    [-2, true, []],
    [2.5, true, [1, 2]],
    [3, false, [1, 2, 3, 4, 5, 6, 7, 8]],
    [undefined, false, [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('are for %s at hand, stock limiting %s: %j (CAT-29)', (available, isLimiting, options) => {
    expect(quantityOptions({ available }, isLimiting)).toEqual(options)
  })
})

describe('a typed quantity', () => {
  const limits = { orderMinimum: 5, orderMaximum: 50 }

  it.each([
    [4, false],
    [5, false],
    [6, true],
    [50, true],
    [51, false],
  ])('of %d is taken between minimum and maximum with stock limiting: %s (CAT-28)', (typed, is) => {
    expect(takesQuantity(typed, limits, true)).toBe(is)
    expect(takesQuantity(typed, limits, false)).toBe(true)
  })

  it('is a whole number of pieces', () => {
    const anything = { orderMinimum: undefined, orderMaximum: undefined }
    const taken = [0, -1, 1.5, NaN, Infinity].filter((typed) =>
      takesQuantity(typed, anything, true),
    )
    expect(taken).toEqual([])
    expect(takesQuantity(1, anything, true)).toBe(true)
  })
})

describe('the price on a card', () => {
  const priced = (salePrice: number | undefined, listPrice?: number) =>
    aSku({ salePrice, listPrice, currency: 'USD' })

  it('is the lowest, said as a lower bound where others are higher', () => {
    expect(cardPrice([priced(12), priced(9.5, 11), priced(undefined)])).toEqual({
      amount: 9.5,
      currency: 'USD',
      listPrice: 11,
      isFrom: true,
    })
    expect(cardPrice([priced(9.5, 9.5)])).toMatchObject({ listPrice: undefined, isFrom: false })
  })

  it('is none where the catalogue states none (D10)', () => {
    expect(cardPrice([priced(undefined)])).toBeUndefined()
  })

  it('is for whom the strictest of its skus says (PRICE-21)', () => {
    const strictness = ['none', 'verified', 'authenticated', 'all']
    const audiences = ['nobody', 'verified', 'signed-in', 'everyone']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...strictness), { minLength: 1 }), (shown) => {
        const strictest = Math.min(...shown.map((each) => strictness.indexOf(each)))
        const skus = shown.map((priceShownTo) => ({ priceShownTo }))
        expect(priceAudience(skus)).toBe(audiences[strictest])
      }),
    )
    expect(priceAudience([{ priceShownTo: 'some-new-word' }])).toBe('nobody')
    expect(priceAudience([{ priceShownTo: undefined }])).toBe('everyone')
  })
})
