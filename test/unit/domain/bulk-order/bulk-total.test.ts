import { expect, it } from 'vitest'
import { bulkTotal } from '../../../../src/domain/bulk-order/bulk-total.ts'

it('adds up the lines of a bulk order that have a price, in one currency', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  expect(bulkTotal([usd(0.1), undefined, usd(0.2)])).toEqual(usd(0.3))
  expect(bulkTotal([usd(1), { amount: 1, currency: 'EUR' }])).toBeUndefined()
  expect(bulkTotal([undefined])).toBeUndefined()
})
