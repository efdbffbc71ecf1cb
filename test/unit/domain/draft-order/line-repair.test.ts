import { describe, expect, it } from 'vitest'
import { checkLine } from '../../../../src/domain/draft-order/line-check.ts'
import { repairsFor, sureRepair } from '../../../../src/domain/draft-order/line-repair.ts'
import type { WrittenLine } from '../../../../src/domain/draft-order/written-line.ts'
import type { Product } from '../../../../src/domain/catalogue/product.ts'
import type { AddressZone } from '../../../../src/domain/account/address-zone.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aPrice } from '../../../builders/a-price.ts'
import { aModifier, anOption, aProduct, aSimpleProduct } from '../../../builders/a-product.ts'
import { aWrittenLine } from '../../../builders/a-written-line.ts'

const today = aDay('2026-03-08')

interface Circumstances {
  readonly zone?: AddressZone
  readonly product?: Product
  readonly available?: number
}

function repairsOf(
  written: Partial<WrittenLine>,
  { zone = 'EU', product = aProduct(), available }: Circumstances = {},
) {
  const checked = checkLine({
    written: aWrittenLine(written),
    facts: { product, price: aPrice({ available }) },
    zone,
    today,
    isPreview: false,
  })
  return repairsFor(checked, { zone, today })
}

const textsFor = (written: Partial<WrittenLine>, circumstances: Circumstances = {}) =>
  repairsOf(written, circumstances).map(({ text }) => text)

/** The days that are offered for a date cell; a step for many lines would take the one with a mark. */
const daysFor = (requestedDate: string, zone: AddressZone = 'EU') =>
  repairsOf({ requestedDate }, { zone }).map(
    ({ text, isSure }) => text.slice(0, 10) + (isSure ? '!' : ''),
  )

const quantitiesFor = (quantity: string, rest: Partial<WrittenLine> = {}) =>
  repairsOf({ quantity, ...rest }).map(({ text, isSure }) => text + (isSure ? '!' : ''))

describe('a repair', () => {
  const pallet = { modelCode: 'OM1080CNP' }

  it('is not offered for a line that nothing is wrong with', () => {
    expect(textsFor({})).toEqual([])
  })

  it('names the nearest models of what takes the place of a product, and none of them is sure', () => {
    const departed = { departed: 'Orbital motor OM0', successor: aProduct() }
    const checked = checkLine({
      written: aWrittenLine({ modelCode: 'OM0080CNS' }),
      facts: { product: departed, price: undefined },
      zone: 'EU',
      today,
      isPreview: false,
    })
    expect(checked.problems).toMatchObject([{ kind: 'sku-not-found', skuCode: 'OM0', departed }])
    const repairs = repairsFor(checked, { zone: 'EU', today })
    expect(repairs).toMatchObject([{ kind: 'use-successor', text: 'OM1080CNS', isSure: false }])
    expect(sureRepair(repairs)).toBeUndefined()
  })

  it('raises a quantity to the minimum', () => {
    expect(textsFor({ ...pallet, quantity: '7' })).toEqual(['48'])
    expect(textsFor({ ...pallet, quantity: 'some' })).toEqual(['48'])
  })

  it('is not offered for a quantity that is a formula', () => {
    expect(textsFor({ quantity: '=SUM(C:C)' })).toEqual([])
    expect(textsFor({ quantity: '=D2*2' })).toEqual([])
    expect(textsFor({ quantity: '=D2+100' })).toEqual([])
  })

  it('is not offered for a part of a piece', () => {
    expect(textsFor({ quantity: '½' })).toEqual([])
  })

  it('is proposed for a quantity of 0, and not made for many lines at once', () => {
    expect(quantitiesFor('0')).toEqual(['1'])
    expect(quantitiesFor('00')).toEqual(['1'])
  })

  it('reads a number that is written out', () => {
    expect(quantitiesFor('five')).toEqual(['5'])
    expect(textsFor({ ...pallet, quantity: 'zehn' })).toEqual(['48'])
  })

  it('moves a quantity to the nearest steps', () => {
    expect(textsFor({ ...pallet, quantity: '50' })).toEqual(['48', '72'])
    expect(textsFor({ ...pallet, quantity: '71' })).toEqual(['72', '48'])
  })

  it('lowers a quantity to what is available and keeps to the step', () => {
    expect(textsFor({ ...pallet, quantity: '120' }, { available: 100 })).toEqual(['96'])
    expect(textsFor({ quantity: '12' }, { available: 5 })).toEqual(['5'])
  })

  it('is not offered for a quantity when not even the smallest is in stock', () => {
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
    expect(textsFor({ ...pallet, quantity: '-72' })).toEqual([])
    expect(textsFor({ ...pallet, quantity: '7 2' })).toEqual([])
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

  it.each([
    ['1 000', ['1000!']],
    ['1\u00a0000', ['1000!']],
    ['1’000', ['1000!']],
    ['1 000,00', ['1000!']],
    ['1.000,00', ['1000!']],
    ['12.000.000', ['12000000!']],
    ['1e3', ['1000']],
    ['1,2E+03', ['1200']],
    ['3.5', ['3', '4']],
    ['3,75', ['4', '3']],
    ['1000000000', []],
    ['12-24', []],
    ['2 x 5', []],
    ['', ['1']],
    ['two', ['2']],
    ['some', ['1']],
  ])('offers what a quantity says and never a piece in place of a thousand: %j', (text, offers) => {
    expect(quantitiesFor(text)).toEqual(offers)
  })

  it.each(['1000000000', '1 000', '501'])(
    'lowers %s to the stock one line at a time',
    (quantity) => {
      const [repair] = repairsOf({ quantity }, { available: 500 })
      expect(repair).toMatchObject({ text: '500', isSure: false })
    },
  )

  it('puts what is no date, and what is past, on the earliest day, one line at a time', () => {
    expect(daysFor('soon')).toEqual(['2026-04-05'])
    expect(daysFor('-')).toEqual(['2026-04-05'])
    expect(daysFor('0')).toEqual(['2026-04-05'])
    expect(daysFor('2020-01-01')).toEqual(['2026-04-05'])
    expect(daysFor('1/1/1900')).toEqual(['2026-04-05'])
    expect(daysFor('2026-03-07T00:00:00Z')).toEqual(['2026-04-05'])
    expect(daysFor('2026-03-08T00:00:00Z')).toEqual(['2026-04-05!'])
  })

  it.each([
    'ASAP',
    'a.s.a.p.',
    'sofort',
    'So bald wie möglich',
    'dès que possible',
    'Cuanto antes',
  ])('takes %j for the earliest day', (text) => {
    expect(daysFor(text)).toEqual(['2026-04-05!'])
  })

  it.each([
    'CW45/2027',
    'KW 45 2027',
    'KW45.27',
    '45. KW 2027',
    'week 45 2027',
    '2027-W45',
    '2027W45',
    '2027/KW45',
    'Semaine 45 2027',
    'S45/2027',
    'Semana 45, 2027',
  ])('reads the week %j as its Friday', (text) => {
    expect(daysFor(text)).toEqual(['2027-11-12!'])
  })

  it('reads the day of a week, and the weeks at both ends of a year', () => {
    expect(daysFor('2027-W45-2')).toEqual(['2027-11-09!'])
    expect(daysFor('KW 53 2026')).toEqual(['2027-01-01!'])
    expect(daysFor('KW 53 2027')).toEqual(['2026-04-05'])
    expect(daysFor('KW 1 2027')).toEqual(['2027-01-08!'])
  })

  it('proposes the week where the US may count weeks in another way', () => {
    expect(daysFor('week 45 2027', 'US')).toEqual(['2027-11-12'])
    expect(daysFor('2027-W45', 'US')).toEqual(['2027-11-12!'])
  })

  it.each([
    ['KW 45', '2026-11-06'],
    ['KW 9', '2027-03-05'],
    ['next week', '2026-04-05'],
    ['nächste Woche', '2026-04-05'],
    ['11/2027', '2027-11-30'],
    ['2027-11', '2027-11-30'],
    ['10.2027', '2027-10-29'],
    ['Nov 2027', '2027-11-30'],
    ['Ende Oktober 2027', '2027-10-29'],
    ['Q4 2027', '2027-12-31'],
    ['3Q27', '2027-09-30'],
    ['T4/2027', '2027-12-31'],
    ['2. Quartal 2027', '2027-06-30'],
    ['2027-Q1', '2027-03-31'],
    ['05.11.', '2026-11-05'],
    ['5 Nov', '2026-11-05'],
    ['03.03.', '2027-03-03'],
    ['29.2.', '2028-02-29'],
    ['2027-02-30', '2027-02-28'],
    ['31.09.2027', '2027-09-30'],
  ])('proposes a day for %j, and never for many lines at once', (text, day) => {
    expect(daysFor(text)).toEqual([day])
  })

  it('proposes both days of a date without a year that can mean two', () => {
    expect(daysFor('5/11')).toEqual(['2026-11-05', '2026-05-11'])
    expect(daysFor('5/11', 'US')).toEqual(['2026-05-11', '2026-11-05'])
  })

  it('is not sure of a date that can mean two, even where one of them cannot be had', () => {
    expect(daysFor('1/5/2026')).toEqual(['2026-05-01'])
    expect(daysFor('4/1/2027')).toEqual(['2027-01-04', '2027-04-01'])
    expect(daysFor('4/12/2026', 'US')).toEqual(['2026-04-12', '2026-12-04'])
    expect(daysFor('3/12/2026', 'US')).toEqual(['2026-04-05', '2026-12-03'])
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

  it('suggests a code of a known product where the sku code is mistaken', () => {
    const checked = checkLine({
      written: aWrittenLine({ modelCode: '0M1-080-CNS' }),
      facts: { product: 'missing', price: undefined },
      zone: 'EU',
      today: aDay('2026-03-08'),
      isPreview: false,
    })
    const atHand = { products: [aSimpleProduct('GP1'), aProduct()], isPreview: false }
    const terms = { zone: 'EU', today } as const
    expect(repairsFor(checked, terms, atHand)).toEqual([
      { field: 'modelCode', kind: 'use-code', text: 'OM1080CNS', isSure: true },
    ])
    expect(repairsFor(checked, terms)).toEqual([])
  })

  it('is made for many lines at once only where one thing was meant', () => {
    const sureText = (written: Partial<WrittenLine>) => sureRepair(repairsOf(written))?.text
    expect(sureText({ ...pallet, quantity: '71' })).toBe('72')
    expect(sureText({ ...pallet, quantity: '' })).toBeUndefined()
    expect(sureText({ ...pallet, quantity: '1,000' })).toBeUndefined()
    expect(sureText({ ...pallet, quantity: 'two' })).toBeUndefined()
    expect(sureText({ modelCode: 'OM1080CN' })).toBeUndefined()
    expect(sureText({ modelCode: 'OM1080XNS' })).toBeUndefined()
    expect(sureText({})).toBeUndefined()
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
