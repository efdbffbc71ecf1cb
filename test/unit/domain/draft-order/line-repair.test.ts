import { describe, expect, it } from 'vitest'
import { checkLine } from '../../../../src/domain/draft-order/line-check.ts'
import type { Repair } from '../../../../src/domain/draft-order/line-problem.ts'
import { repairsFor, sureRepair } from '../../../../src/domain/draft-order/line-repair.ts'
import type { WrittenLine } from '../../../../src/domain/draft-order/written-line.ts'
import type { Product } from '../../../../src/domain/catalogue/product.ts'
import type { AddressZone } from '../../../../src/domain/account/address-zone.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aPrice } from '../../../builders/a-price.ts'
import { aModifier, anOption, aProduct, aSimpleProduct } from '../../../builders/a-product.ts'
import { aWrittenLine } from '../../../builders/a-written-line.ts'

function textsFor(
  written: Partial<WrittenLine>,
  {
    zone = 'EU',
    product = aProduct(),
    available,
  }: { zone?: AddressZone; product?: Product; available?: number } = {},
) {
  const checked = checkLine({
    written: aWrittenLine(written),
    facts: { product, price: aPrice({ available }) },
    zone,
    today: aDay('2026-03-08'),
    isPreview: false,
  })
  return repairsFor(checked, zone).map(({ text }) => text)
}

describe('a repair', () => {
  const pallet = { modelCode: 'OM1080CNP' }

  it('is not offered for a line that nothing is wrong with', () => {
    expect(textsFor({})).toEqual([])
  })

  it('raises a quantity to the minimum', () => {
    expect(textsFor({ ...pallet, quantity: '7' })).toEqual(['48'])
    expect(textsFor({ ...pallet, quantity: 'some' })).toEqual(['48'])
  })

  it('moves a quantity to the nearest steps', () => {
    expect(textsFor({ ...pallet, quantity: '50' })).toEqual(['48', '72'])
    expect(textsFor({ ...pallet, quantity: '71' })).toEqual(['72', '48'])
  })

  it('lowers a quantity to what is available and keeps to the step', () => {
    expect(textsFor({ ...pallet, quantity: '120' }, { available: 100 })).toEqual(['96'])
    expect(textsFor({ quantity: '12' }, { available: 5 })).toEqual(['5'])
  })

  it('is not offered for a quantity when not even the smallest is at hand', () => {
    expect(textsFor({ ...pallet, quantity: '48' }, { available: 40 })).toEqual([])
  })

  it.each([
    ['72 pcs', '72'],
    ['72 Stk.', '72'],
    ['72.0', '72'],
    ['72,00', '72'],
  ])('reads a number with its unit: %j', (quantity, text) => {
    expect(textsFor({ ...pallet, quantity })).toEqual([text])
  })

  it('offers what is near each number that a text may say', () => {
    expect(textsFor({ ...pallet, quantity: '1,200' })).toEqual(['1200'])
    expect(textsFor({ ...pallet, quantity: '1,000' })).toEqual(['1008', '984', '48'])
    expect(textsFor({ ...pallet, quantity: '96.000' })).toEqual(['96000', '96'])
    expect(textsFor({ ...pallet, quantity: '-72' })).toEqual(['48'])
    expect(textsFor({ ...pallet, quantity: '7 2' })).toEqual(['48'])
  })

  it('puts a date that is too early on the earliest day', () => {
    expect(textsFor({ requestedDate: '2026-03-09T00:00:00Z' })).toEqual(['2026-04-05T00:00:00Z'])
  })

  it('rewrites a date in another form', () => {
    expect(textsFor({ requestedDate: '09.03.2027' })).toEqual(['2027-03-09T00:00:00Z'])
    expect(textsFor({ requestedDate: '46455' })).toEqual(['2027-03-09T00:00:00Z'])
  })

  it('offers both days of a date that can mean two, the likelier first', () => {
    const [march, september] = ['2027-03-09T00:00:00Z', '2027-09-03T00:00:00Z']
    expect(textsFor({ requestedDate: '3/9/2027' }, { zone: 'US' })).toEqual([march, september])
    expect(textsFor({ requestedDate: '3/9/2027' })).toEqual([september, march])
  })

  it('takes the day that can be had of a date that can mean two', () => {
    expect(textsFor({ requestedDate: '1/5/2026' })).toEqual(['2026-05-01T00:00:00Z'])
  })

  it('puts what is no date, and what is long past, on the earliest day', () => {
    expect(textsFor({ requestedDate: 'soon' })).toEqual(['2026-04-05T00:00:00Z'])
    expect(textsFor({ requestedDate: '2020-01-01' })).toEqual(['2026-04-05T00:00:00Z'])
  })

  it('suggests at most three codes that were likely meant', () => {
    expect(textsFor({ modelCode: 'OM1080CNX' })).toEqual(['OM1080CNP', 'OM1080CNS'])
    expect(textsFor({ modelCode: 'OM1080CN' })).toEqual(['OM1080CNP', 'OM1080CNS'])
    const sizes = [
      aModifier('size', { options: ['1', '2', '3', '4'].map((code) => anOption(code)) }),
    ]
    const product = aSimpleProduct('GP1', { modifiers: { US: sizes, EU: sizes } })
    expect(textsFor({ modelCode: 'GP1X' }, { product })).toEqual(['GP11', 'GP12', 'GP13'])
  })

  it('suggests a code of a product at hand where the sku code is mistaken', () => {
    const checked = checkLine({
      written: aWrittenLine({ modelCode: '0M1-080-CNS' }),
      facts: { product: 'missing', price: undefined },
      zone: 'EU',
      today: aDay('2026-03-08'),
      isPreview: false,
    })
    const atHand = { products: [aSimpleProduct('GP1'), aProduct()], isPreview: false }
    expect(repairsFor(checked, 'EU', atHand)).toEqual([
      { field: 'modelCode', kind: 'use-code', text: 'OM1080CNS' },
    ])
    expect(repairsFor(checked, 'EU')).toEqual([])
  })

  it('is made for many lines at once only where one thing was meant', () => {
    const use = (kind: Repair['kind'], text: string): Repair => {
      const field = kind === 'use-code' ? 'modelCode' : 'quantity'
      return { kind, field, text }
    }
    const [near, far] = [use('use-quantity', '72'), use('use-quantity', '48')]
    expect(sureRepair([near, far], '71')).toBe(near)
    expect(sureRepair([near], '')).toBe(near)
    expect(sureRepair([near, far], '1,000')).toBeUndefined()
    expect(sureRepair([near], 'two')).toBeUndefined()
    const codes = [use('use-code', 'OM1080CNP'), use('use-code', 'OM1080CNS')]
    expect(sureRepair(codes, 'OM1080CN')).toBeUndefined()
    expect(sureRepair(codes.slice(1), 'OM1080CN')).toBe(codes[1])
    expect(sureRepair([], '')).toBeUndefined()
  })

  it('shortens a material number only when asked to', () => {
    const [text] = textsFor({ customerMaterialNumber: 'M'.repeat(300) })
    expect(text).toBe('M'.repeat(255))
  })

  it('is offered for every faulty cell, in the order of the cells', () => {
    expect(
      textsFor({ modelCode: 'OM1080CNQ', quantity: '0', requestedDate: '2027-03-09' }).slice(-2),
    ).toEqual(['1', '2027-03-09T00:00:00Z'])
  })
})
