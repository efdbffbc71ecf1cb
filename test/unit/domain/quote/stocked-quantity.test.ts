import { describe, expect, it } from 'vitest'
import { stockedInstead } from '../../../../src/domain/quote/stocked-quantity.ts'

const anyQuantity = { minimum: 1, step: 1 }

describe('what is in stock in place of more', () => {
  it('is all of it, or the largest quantity that the packaging allows', () => {
    expect(stockedInstead({ stock: 60, rule: anyQuantity }, 61)).toBe(60)
    expect(stockedInstead({ stock: 60, rule: { minimum: 12, step: 7 } }, 61)).toBe(56)
    expect(stockedInstead({ stock: 60, rule: { ...anyQuantity, maximum: 50 } }, 61)).toBe(50)
  })

  it('is nothing where there is enough, too little for the smallest order, or nobody knows', () => {
    expect(stockedInstead({ stock: 60, rule: anyQuantity }, 60)).toBeUndefined()
    expect(stockedInstead({ stock: 6, rule: { minimum: 12, step: 6 } }, 24)).toBeUndefined()
    expect(stockedInstead({ rule: anyQuantity }, 61)).toBeUndefined()
    expect(stockedInstead({ stock: 60, rule: anyQuantity }, undefined)).toBeUndefined()
  })
})
