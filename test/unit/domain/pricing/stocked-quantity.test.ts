import { describe, expect, it } from 'vitest'
import { aboveStock, stockedInstead } from '../../../../src/domain/pricing/stocked-quantity.ts'

const anyQuantity = { minimum: 1, step: 1 }

describe('what is in stock in place of more', () => {
  it('is all of it, or the largest quantity that the packaging allows', () => {
    expect(stockedInstead(60, anyQuantity)).toBe(60)
    expect(stockedInstead(60, { minimum: 12, step: 7 })).toBe(56)
    expect(stockedInstead(60, { ...anyQuantity, maximum: 50 })).toBe(50)
  })

  it('is nothing where there is none, or too little for the smallest order', () => {
    expect(stockedInstead(0, anyQuantity)).toBeUndefined()
    expect(stockedInstead(6, { minimum: 12, step: 6 })).toBeUndefined()
  })
})

it('explains the refusal of more than there is, and of nothing else', () => {
  expect(aboveStock(61, 60)).toEqual({ kind: 'above-stock', available: 60 })
  expect(aboveStock(60, 60)).toBeUndefined()
  expect(aboveStock(500_000, undefined)).toBeUndefined()
})
