import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { decodePrices } from '../../../../../src/adapters/commerce/wire/price.wire.ts'
import { aPriceInfoAnswer } from '../../../../builders/wire-answers.ts'

type Keys = Readonly<Record<string, unknown>>

function readEntry(entry: unknown) {
  const decoded = decodePrices({ data: { prices: [entry] } })
  if (E.isLeft(decoded)) throw new Error(decoded.left.join())
  return decoded.right[0]
}

function read(info: Keys = {}, around: Keys = {}) {
  return readEntry({ modelNumber: 'OM1080CNS', modelPriceInfo: aPriceInfoAnswer(info), ...around })
}

describe('a price on the wire', () => {
  it('has model, currency, total and lead time in weeks (PRICE-11)', () => {
    expect(read()).toMatchObject({
      modelCode: 'OM1080CNS',
      currency: 'USD',
      total: 250,
      leadTime: { weeks: 4 },
    })
  })

  it('takes its figures from modelPriceInfo and from nowhere else (PRICE-12)', () => {
    const total = 'totalModelPriceAfterDiscountAfterSurchargeAfterTax'
    expect(read({ [total]: 250 }, { [total]: 999 })?.total).toBe(250)
    expect(
      readEntry({ modelNumber: 'OM1080CNS', currencyCode: 'USD', [total]: 999 }),
    ).toBeUndefined()
  })

  it('has unit price, quantity, earliest day and what is available (PRICE-13)', () => {
    expect(read()).toMatchObject({
      unit: 125,
      quantity: 2,
      leadTime: { earliest: '2026-05-04' },
      available: 40,
    })
  })

  it.each([
    [null, undefined],
    [undefined, undefined],
    [0, 0],
    ['12', 12],
  ])('has for calculatedQATS %j the availability %j (D15)', (calculatedQATS, available) => {
    expect(read({ calculatedQATS })?.available).toBe(available)
  })

  it.each([null, undefined, '', 'free', {}, Number.NaN])(
    'has no total where %j is sent (D10)',
    (value) => {
      const info = { totalModelPriceAfterDiscountAfterSurchargeAfterTax: value }
      expect(read(info)?.total).toBeUndefined()
    },
  )

  it('reads figures that are written as text', () => {
    const info = {
      totalModelPriceAfterDiscountAfterSurchargeAfterTax: '250.75',
      quantity: '2',
      skuConfigurationPrice: { effectiveLeadTime: '4.5' },
    }
    expect(read(info)).toMatchObject({ total: 250.75, quantity: 2, leadTime: { weeks: 4.5 } })
  })

  it('has its parts where the server says them, and the one price where it does not (PRICE-25)', () => {
    const itemTotalSummary = {
      unitPrice: 227.52,
      lineTotal: '4095.36',
      surchargeTotal: 184.29,
      totalAfterSurcharge: 4279.65,
      taxTotal: 813.13,
    }
    const total = { totalModelPriceAfterDiscountAfterSurchargeAfterTax: 5092.78 }
    expect(read({ ...total, itemTotalSummary, vatFlag: '1' })?.parts).toEqual({
      unitPrice: 227.52,
      sums: {
        subtotal: 4095.36,
        discount: undefined,
        surcharge: 184.29,
        afterSurcharge: 4279.65,
        tax: 813.13,
        afterTax: 5092.78,
        isVat: true,
      },
    })
    expect(read({ itemTotalSummary })?.parts?.sums.isVat).toBeUndefined()
    for (const none of [undefined, null, {}, { unitPrice: 1 }]) {
      expect(read({ itemTotalSummary: none })?.parts).toBeUndefined()
    }
  })

  it('has the currency from beside the figures where they have none', () => {
    expect(read({ currencyCode: '' }, { currencyCode: 'EUR' })?.currency).toBe('EUR')
  })

  it.each([
    ['null', null],
    ['nothing of a price', {}],
    ['a list', []],
    ['no figures', { modelNumber: 'OM1080CNS', modelPriceInfo: null }],
    ['no currency', { modelPriceInfo: aPriceInfoAnswer({ currencyCode: '' }) }],
    ['no quantity', { modelPriceInfo: aPriceInfoAnswer({ quantity: null }) }],
  ])('is none in an entry that is %s', (_, entry) => {
    expect(readEntry(entry)).toBeUndefined()
  })

  it.each([{}, { data: {} }, { data: { prices: {} } }, { data: { prices: null } }])(
    'is unreadable in %j',
    (body) => {
      expect(E.isLeft(decodePrices(body))).toBe(true)
    },
  )
})
