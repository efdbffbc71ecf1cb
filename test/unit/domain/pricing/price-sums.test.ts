import { describe, expect, it } from 'vitest'
import { type PriceSums, showsSurcharge } from '../../../../src/domain/pricing/price-sums.ts'
import { partLines, sumLines } from '../../../../src/domain/pricing/sum-lines.ts'

const totals: PriceSums = {
  subtotal: 1000,
  surcharge: 40,
  afterSurcharge: 1040,
  tax: 208,
  afterTax: 1248,
  discount: 25,
}
const nothing: PriceSums = {
  subtotal: undefined,
  surcharge: undefined,
  afterSurcharge: undefined,
  tax: undefined,
  afterTax: undefined,
  discount: undefined,
}

describe('the summary of a quote', () => {
  it('calls the goods net and has a surcharge line and totals of its own in euro (PRICE-26)', () => {
    expect(sumLines(totals, 'EUR')).toEqual([
      { kind: 'net', amount: 1000 },
      { kind: 'discount', amount: -25 },
      { kind: 'surcharge', amount: 40 },
      { kind: 'total-after-surcharge', amount: 1040 },
      { kind: 'tax', amount: 208 },
      { kind: 'total-after-tax', amount: 1248 },
    ])
  })

  it('names surcharge and tax as included in other currencies', () => {
    expect(sumLines(totals, 'USD')).toEqual([
      { kind: 'subtotal', amount: 1000 },
      { kind: 'discount', amount: -25 },
      { kind: 'included-surcharge', amount: 40 },
      { kind: 'included-tax', amount: 208 },
      { kind: 'total-after-tax', amount: 1248 },
    ])
  })

  it('keeps the totals without an amount, and leaves out what the server did not send', () => {
    expect(sumLines(nothing, 'EUR')).toEqual([
      { kind: 'net', amount: undefined },
      { kind: 'total-after-surcharge', amount: undefined },
      { kind: 'total-after-tax', amount: undefined },
    ])
    expect(sumLines(nothing, 'USD').map(({ kind }) => kind)).toEqual([
      'subtotal',
      'total-after-tax',
    ])
  })

  it('does not mention a discount of nothing', () => {
    const kinds = sumLines({ ...totals, discount: 0 }, 'USD').map(({ kind }) => kind)
    expect(kinds).not.toContain('discount')
  })

  it.each([
    [
      'EUR',
      [
        'net',
        'discount',
        'surcharge',
        'freight',
        'total-after-surcharge',
        'tax',
        'total-after-tax',
      ],
    ],
    [
      'USD',
      ['subtotal', 'discount', 'freight', 'included-surcharge', 'included-tax', 'total-after-tax'],
    ],
  ])(
    'puts freight above the first total in %s that holds it, and nothing where there is none (D18)',
    (currency, kinds) => {
      const lines = sumLines({ ...totals, freight: 12.5 }, currency)
      expect(lines.map(({ kind }) => kind)).toEqual(kinds)
      for (const freight of [0, undefined]) {
        expect(sumLines({ ...totals, freight }, currency).map(({ kind }) => kind)).not.toContain(
          'freight',
        )
      }
    },
  )

  it('has a surcharge column in euro only', () => {
    expect(['EUR', 'USD', 'GBP'].map(showsSurcharge)).toEqual([true, false, false])
  })
})

describe('the parts of a price', () => {
  it('are what stands between net and total in euro, and what is inside elsewhere (PRICE-27)', () => {
    expect(partLines(totals, 'EUR').map(({ kind }) => kind)).toEqual([
      'net',
      'discount',
      'surcharge',
      'tax',
    ])
    expect(partLines({ ...totals, discount: 0 }, 'USD').map(({ kind }) => kind)).toEqual([
      'included-surcharge',
      'included-tax',
    ])
  })

  it('are none where the server said none', () => {
    expect(partLines(nothing, 'EUR')).toEqual([])
  })
})
