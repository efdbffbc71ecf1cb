import { describe, expect, it } from 'vitest'
import { checkLine, type LineToCheck } from '../../../../src/domain/draft-order/line-check.ts'
import type { LineProblem } from '../../../../src/domain/draft-order/line-problem.ts'
import type { WrittenLine } from '../../../../src/domain/draft-order/written-line.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aPrice } from '../../../builders/a-price.ts'
import {
  aModifier,
  anOption,
  aProduct,
  aSimpleProduct,
  aSku,
  skuId,
} from '../../../builders/a-product.ts'
import { aWrittenLine } from '../../../builders/a-written-line.ts'

const motor = aProduct()
const sealKit = aProduct({
  name: 'Seal kit',
  skus: ['SKPN12', 'SKPV12', 'SKPV16'].map((code) =>
    aSku({ id: skuId(`sku-${code}`), code, orderMinimum: 2, orderMaximum: 50, available: 20 }),
  ),
  modifiers: { US: [], EU: [] },
})

/** A line on March 8, 2026, four weeks before the goods can be there, checked with some things else. */
function check(written: Partial<WrittenLine>, others: Partial<LineToCheck> = {}) {
  return checkLine({
    written: aWrittenLine(written),
    facts: { product: motor, price: aPrice() },
    zone: 'EU',
    today: aDay('2026-03-08'),
    isPreview: false,
    ...others,
  })
}

function kindsOf(problems: readonly LineProblem[]): readonly string[] {
  return problems.map(({ kind }) => kind)
}

describe('a line that nothing is wrong with', () => {
  it('becomes a request with its cells read (CSV-11)', () => {
    const { request, problems } = check({
      modelCode: ' om1-080 c.n/s ',
      quantity: ' 007 ',
      customerMaterialNumber: ' M-1001 ',
    })
    expect(problems).toEqual([])
    expect(request).toEqual({
      skuId: skuId('sku-om1'),
      modelCode: 'OM1080CNS',
      quantity: 7,
      plannedDate: '2026-04-05',
      requestedDate: '2027-03-09',
      customerMaterialNumber: 'M-1001',
      customCode: '',
    })
  })

  it('asks for the earliest day when its date is empty', () => {
    expect(check({ requestedDate: ' ' }).request).toMatchObject({ requestedDate: '2026-04-05' })
  })

  it('asks for the day that is written, whatever instant it names', () => {
    const { request } = check({ requestedDate: '2027-03-09T23:30:00-11:00' })
    expect(request).toMatchObject({ requestedDate: '2027-03-09' })
  })

  it('is no request before its price is known, but is not blamed either', () => {
    const { request, problems, earliest, pricing } = check(
      { requestedDate: '2026-03-09T00:00:00Z' },
      { facts: { product: motor, price: undefined } },
    )
    expect({ request, problems, earliest }).toEqual({ problems: [] })
    expect(pricing).toEqual({ skuId: skuId('sku-om1'), modelCode: 'OM1080CNS', quantity: 2 })
  })

  it('is judged by its product alone where there is no price for it', () => {
    const facts = { product: motor, price: 'missing' } as const
    expect(check({ requestedDate: '' }, { facts }).request).toMatchObject({
      plannedDate: '2026-03-08',
      requestedDate: '2026-03-08',
    })
  })

  it('has no problem and is none to add while it is blank', () => {
    const blank = { modelCode: ' ', quantity: '', requestedDate: '', customerMaterialNumber: '' }
    expect(check(blank)).toMatchObject({ problems: [], request: undefined })
  })
})

describe('the model code of a line', () => {
  it('is not found when no product has its sku code (CSV-04)', () => {
    const facts = { product: 'missing', price: undefined } as const
    const { problems } = check({ modelCode: 'ZZ9-080' }, { facts })
    expect(problems).toEqual([{ kind: 'sku-not-found', skuCode: 'ZZ9' }])
  })

  it.each(['OM', '#', 'ÄÖÜ1', ''])(
    'is not found when no sku code can be read from it: %j',
    (code) => {
      const facts = { product: undefined, price: undefined }
      expect(kindsOf(check({ modelCode: code }, { facts }).problems)).toEqual(['sku-not-found'])
    },
  )

  it('is not blamed while its product is looked up', () => {
    const facts = { product: undefined, price: undefined }
    expect(check({ modelCode: 'OM1080', quantity: 'x' }, { facts }).problems).toEqual([])
  })

  it('is invalid while a modifier is not resolved (CSV-12)', () => {
    const { problems, request } = check({ modelCode: 'OM1080C' })
    expect(problems).toMatchObject([{ kind: 'invalid-model', decoding: { kind: 'incomplete' } }])
    expect(request).toBeUndefined()
  })

  it('is invalid with an option that only a preview shows (CSV-12)', () => {
    const hidden = { modelCode: 'OM1080XNS' }
    expect(check(hidden).problems).toMatchObject([
      { kind: 'invalid-model', decoding: { problem: { reason: 'hidden-option' } } },
    ])
    expect(check(hidden, { isPreview: true }).problems).toEqual([])
  })

  it('is read for the zone of the account', () => {
    const painted = { modelCode: 'OM1080CNKS' }
    expect(check(painted, { zone: 'US' }).problems).toEqual([])
    expect(check(painted, { zone: 'EU' }).problems).toMatchObject([
      { kind: 'invalid-model', decoding: { problem: { reason: 'only-in-US' } } },
    ])
  })

  it('is not searched for a code when it is longer than any field', () => {
    const { problems } = check({ modelCode: `OM1${'0'.repeat(300)}` })
    expect(problems).toEqual([{ kind: 'too-long', field: 'modelCode', limit: 255 }])
  })
})

describe('the code of a plain product', () => {
  const plain = { facts: { product: sealKit, price: aPrice() } }

  it('is the whole code of one of its skus', () => {
    const { request } = check({ modelCode: 'skp-v16' }, plain)
    expect(request).toMatchObject({ skuId: skuId('sku-SKPV16'), modelCode: 'SKPV16' })
  })

  it('is explained like any other when no sku has it (CSV-12)', () => {
    expect(check({ modelCode: 'SKPV17' }, plain).problems).toMatchObject([
      { kind: 'invalid-model', decoding: { problem: { suggestions: ['SKPV12', 'SKPV16'] } } },
    ])
  })

  it('comes with the limits of its sku, for the pieces in stock (CSV-05)', () => {
    expect(kindsOf(check({ modelCode: 'SKPV16', quantity: '1' }, plain).problems)).toEqual([
      'below-minimum',
    ])
    expect(check({ modelCode: 'SKPV16', quantity: '21' }, plain).problems).toEqual([
      { kind: 'above-available', available: 20 },
    ])
    const fewer = { product: sealKit, price: aPrice({ available: 5 }) }
    expect(check({ modelCode: 'SKPV16', quantity: '6' }, { facts: fewer }).problems).toEqual([
      { kind: 'above-available', available: 5 },
    ])
  })

  it('is held to the largest order of its sku as well, configured or not', () => {
    const skus = motor.skus.map((sku) => ({ ...sku, orderMaximum: 40 }))
    const few = { product: { ...motor, skus }, price: aPrice({ available: undefined }) }
    expect(check({ quantity: '41' }, { facts: few }).problems).toEqual([
      { kind: 'above-available', available: 40 },
    ])
    const fewer = { ...few, price: aPrice({ available: 30 }) }
    expect(check({ quantity: '41' }, { facts: fewer }).problems).toEqual([
      { kind: 'above-available', available: 30 },
    ])
  })

  it('is told when no quotes are made for it', () => {
    const skus = sealKit.skus.map((sku) => ({ ...sku, allowsQuote: false }))
    const facts = { product: { ...sealKit, skus }, price: aPrice() }
    expect(check({ modelCode: 'SKPV16' }, { facts }).problems).toEqual([{ kind: 'not-for-quotes' }])
  })
})

describe('the quantity of a line', () => {
  const pallet = { modelCode: 'OM1080CNP' }

  it.each(['47', '0', '', 'two', '1.5', '-3', '1234567890'])(
    'is below the minimum of its pallet: %j (CSV-13)',
    (quantity) => {
      const [first] = check({ ...pallet, quantity }).problems
      expect(first).toEqual({ kind: 'below-minimum', minimum: 48 })
    },
  )

  it('is told the minimum of its pallet, also where that is no multiple of the step (CSV-13)', () => {
    const tray = [aModifier('packaging', { options: [anOption('T', { minimum: 12, step: 5 })] })]
    const product = aSimpleProduct('TR1', { modifiers: { US: tray, EU: tray } })
    const facts = { product, price: aPrice() }
    const problemsOf = (quantity: string) =>
      check({ modelCode: 'TR1T', quantity }, { facts }).problems
    expect(problemsOf('10')).toEqual([{ kind: 'below-minimum', minimum: 12 }])
    expect(kindsOf(problemsOf('12'))).toEqual(['off-step'])
    expect(kindsOf(problemsOf('17'))).toEqual(['off-step'])
    expect(problemsOf('15')).toEqual([])
  })

  it('is off the step of its pallet, with the nearest that are not (CSV-14)', () => {
    expect(check({ ...pallet, quantity: '50' }).problems).toEqual([
      { kind: 'off-step', step: 24, below: 48, above: 72 },
    ])
  })

  it('is told to be below the minimum and off the step when it is both (CSV-13, CSV-14)', () => {
    expect(kindsOf(check({ ...pallet, quantity: '7' }).problems)).toEqual([
      'below-minimum',
      'off-step',
    ])
  })

  it('keeps to the exchanged rule in the US (CSV-13)', () => {
    const inUs = (quantity: string) => check({ ...pallet, quantity }, { zone: 'US' }).problems
    expect(inUs('23')).toEqual([{ kind: 'below-minimum', minimum: 24 }])
    expect(inUs('25')).toEqual([])
  })

  it('must not exceed what is available (CSV-05)', () => {
    const withStock = (available: number | undefined) =>
      check({ quantity: '5' }, { facts: { product: motor, price: aPrice({ available }) } }).problems
    expect(withStock(4)).toEqual([{ kind: 'above-available', available: 4 }])
    expect(withStock(5)).toEqual([])
    expect(withStock(0)).toEqual([{ kind: 'above-available', available: 0 }])
    expect(withStock(undefined)).toEqual([])
  })

  it('may mean more than is available, which is said where it is no number (CSV-05)', () => {
    const facts = { product: motor, price: aPrice({ available: 120 }) }
    const problemsOf = (quantity: string) => check({ quantity }, { facts }).problems
    const below = { kind: 'below-minimum', minimum: 1 }
    const above = { kind: 'above-available', available: 120 }
    for (const text of ['1,000', '1.000 pcs', '1 000', '1e3', '120.5', '1000000000']) {
      expect(problemsOf(text), text).toEqual([below, above])
    }
    for (const text of ['120 pcs', '1.5', '', 'many', '=2*1000', '-1000']) {
      expect(problemsOf(text), text).toEqual([below])
    }
  })

  it('is priced for the smallest valid quantity while it is not valid', () => {
    expect(check({ ...pallet, quantity: 'x' }).pricing).toMatchObject({ quantity: 48 })
    expect(check({ ...pallet, quantity: '96' }).pricing).toMatchObject({ quantity: 96 })
  })
})

describe('the requested date of a line', () => {
  it('must be the earliest day or later, and the same day passes (CSV-15)', () => {
    const on = (day: string) => check({ requestedDate: `${day}T00:00:00Z` }).problems
    expect(on('2026-04-04')).toEqual([{ kind: 'too-early', earliest: '2026-04-05' }])
    expect(on('2026-04-05')).toEqual([])
  })

  it('is held to the day of the server where that is later (CSV-15)', () => {
    const leadTime = { weeks: 4, earliest: aDay('2026-05-01') }
    const { problems } = check(
      { requestedDate: '2026-04-30T00:00:00Z' },
      { facts: { product: motor, price: aPrice({ leadTime }) } },
    )
    expect(problems).toEqual([{ kind: 'too-early', earliest: '2026-05-01' }])
  })

  it('is invalid in any other form, with the day that it was meant to say (CSV-16)', () => {
    const said = (requestedDate: string) => check({ requestedDate }).problems
    expect(said('2027-03-09')).toEqual([{ kind: 'invalid-date', meant: '2027-03-09' }])
    expect(said('3/9/2027')).toEqual([{ kind: 'invalid-date', meant: undefined }])
    expect(said('soon')).toEqual([{ kind: 'invalid-date', meant: undefined }])
  })
})

describe('everything that is wrong with a line', () => {
  it('is told at once, in the order of the specification', () => {
    const { problems } = check(
      {
        modelCode: 'OM1080CNP',
        quantity: '50',
        requestedDate: '2026-03-09T00:00:00Z',
        customerMaterialNumber: 'M'.repeat(256),
      },
      { facts: { product: motor, price: aPrice({ available: 40 }) } },
    )
    expect(kindsOf(problems)).toEqual(['off-step', 'above-available', 'too-early', 'too-long'])
  })

  it('includes what is wrong whatever the model will be', () => {
    const { problems } = check({ modelCode: 'OM1080', quantity: '0', requestedDate: 'soon' })
    expect(kindsOf(problems)).toEqual(['invalid-model', 'below-minimum', 'invalid-date'])
  })

  it('includes a day that is past when no price will ever be known', () => {
    const facts = { product: 'missing', price: undefined } as const
    const { problems } = check({ requestedDate: '2026-03-07T00:00:00Z' }, { facts })
    expect(problems.at(-1)).toEqual({ kind: 'too-early', earliest: '2026-03-08' })
  })

  it('leaves out what depends on a model that is not known', () => {
    const { problems } = check({ modelCode: 'OM1080', quantity: '5' })
    expect(kindsOf(problems)).toEqual(['invalid-model'])
  })

  it('counts 255 characters of a material number as enough', () => {
    expect(check({ customerMaterialNumber: 'M'.repeat(255) }).problems).toEqual([])
  })
})
