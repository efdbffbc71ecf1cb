import { describe, expect, it } from 'vitest'
import {
  type QuoteTotals,
  showsSurcharge,
  totalLines,
} from '../../../../src/domain/quote/quote-totals.ts'

const totals: QuoteTotals = {
  subtotal: 1000,
  surcharge: 40,
  afterSurcharge: 1040,
  tax: 208,
  afterTax: 1248,
  discount: 25,
}
const nothing: QuoteTotals = {
  subtotal: undefined,
  surcharge: undefined,
  afterSurcharge: undefined,
  tax: undefined,
  afterTax: undefined,
  discount: undefined,
}

describe('the summary of a quote', () => {
  it('has a surcharge line and totals of its own in euro', () => {
    expect(totalLines(totals, 'EUR')).toEqual([
      { kind: 'subtotal', amount: 1000 },
      { kind: 'discount', amount: 25 },
      { kind: 'surcharge', amount: 40 },
      { kind: 'total-after-surcharge', amount: 1040 },
      { kind: 'tax', amount: 208 },
      { kind: 'total-after-tax', amount: 1248 },
    ])
  })

  it('names surcharge and tax as included in other currencies', () => {
    expect(totalLines(totals, 'USD')).toEqual([
      { kind: 'subtotal', amount: 1000 },
      { kind: 'discount', amount: 25 },
      { kind: 'included-surcharge', amount: 40 },
      { kind: 'included-tax', amount: 208 },
      { kind: 'total-after-tax', amount: 1248 },
    ])
  })

  it('keeps the totals without an amount, and leaves out what the server did not send', () => {
    expect(totalLines(nothing, 'EUR')).toEqual([
      { kind: 'subtotal', amount: undefined },
      { kind: 'total-after-surcharge', amount: undefined },
      { kind: 'total-after-tax', amount: undefined },
    ])
    expect(totalLines(nothing, 'USD').map(({ kind }) => kind)).toEqual([
      'subtotal',
      'total-after-tax',
    ])
  })

  it('does not mention a discount of nothing', () => {
    const kinds = totalLines({ ...totals, discount: 0 }, 'USD').map(({ kind }) => kind)
    expect(kinds).not.toContain('discount')
  })

  it('has a surcharge column in euro only', () => {
    expect(['EUR', 'USD', 'GBP'].map(showsSurcharge)).toEqual([true, false, false])
  })
})
