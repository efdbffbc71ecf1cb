import { describe, expect, it } from 'vitest'
import {
  dropdownLimit,
  quantityOptions,
  takesQuantity,
} from '../../../../src/domain/catalogue/card-quantity.ts'

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

it('begin with the smallest order of the sku and end with its largest', () => {
  const box = { available: 4200, orderMinimum: 10, orderMaximum: 5000 }
  expect(quantityOptions(box, true)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  expect(quantityOptions(box, false)).toEqual([10, 11, 12, 13, 14, 15, 16, 17])
  expect(quantityOptions({ ...box, orderMinimum: 48 }, true)).toEqual([48])
  expect(quantityOptions({ ...box, available: 9 }, true)).toEqual([])
  expect(quantityOptions({ ...box, orderMaximum: 12 }, false)).toEqual([10, 11, 12])
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
