import { describe, expect, it } from 'vitest'
import { bulkTotal, lineAmount } from '../../../../src/domain/bulk-order/bulk-total.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

it('adds up the lines of a bulk order that have a price, in one currency', () => {
  expect(bulkTotal([usd(0.1), undefined, usd(0.2)])).toEqual(usd(0.3))
  expect(bulkTotal([usd(1), { amount: 1, currency: 'EUR' }])).toBeUndefined()
  expect(bulkTotal([undefined])).toBeUndefined()
})

describe('what a line of a bulk order comes to', () => {
  const goods = { skuId: 's', modelCode: 'TM231A1U3BS', quantity: 3 } as never
  const forQuote = { kind: 'for-quote', goods } as never

  it('is the price of its model, or its pieces at the price of one', () => {
    const model = { total: 99, currency: 'USD' }
    expect(lineAmount(forQuote, { model, piece: usd(5) })).toEqual(usd(99))
    expect(lineAmount(forQuote, { model: undefined, piece: usd(5) })).toEqual(usd(15))
    expect(lineAmount(forQuote, { model: undefined, piece: undefined })).toBeUndefined()
  })

  it('is nothing where the line stays where it is', () => {
    expect(lineAmount({ kind: 'blank' }, { model: undefined, piece: usd(5) })).toBeUndefined()
    expect(
      lineAmount({ kind: 'for-quote' } as never, { model: undefined, piece: usd(5) }),
    ).toBeUndefined()
  })
})
