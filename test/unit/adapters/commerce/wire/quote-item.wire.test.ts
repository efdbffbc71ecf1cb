import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { decodeQuote } from '../../../../../src/adapters/commerce/wire/quote.wire.ts'
import type { QuoteItem } from '../../../../../src/domain/quote/quote-item.ts'
import { FRENCH } from '../../../../../reference-backend/words/french.ts'
import { GERMAN } from '../../../../../reference-backend/words/german.ts'
import { SPANISH } from '../../../../../reference-backend/words/spanish.ts'
import { aQuoteAnswer, aQuoteItemAnswer } from '../../../../builders/wire-answers.ts'

function readAll(...orderItems: readonly unknown[]): readonly QuoteItem[] {
  const decoded = decodeQuote({ quote: aQuoteAnswer({ orderItems }) })
  if (E.isLeft(decoded)) throw new Error(decoded.left.join())
  return decoded.right.items
}

function read(overrides: Readonly<Record<string, unknown>> = {}): QuoteItem | undefined {
  return readAll(aQuoteItemAnswer(overrides))[0]
}

describe('a line of a quote on the wire', () => {
  it('has id, quantity, model, material number, dates, lead time, minimum and step (QUOTE-47)', () => {
    expect(read()).toMatchObject({
      id: 'item-1',
      quantity: 2,
      modelCode: 'OM1080CNS',
      customerMaterialNumber: 'MAT-7',
      requestedDate: '2026-05-11',
      plannedDate: '2026-05-04',
      leadTime: { weeks: 4, earliest: '2026-05-04' },
      rule: { minimum: 48, step: 24 },
      segments: [{ codeTitle: 'DISPLACEMENT', code: '080', title: '80 cc' }],
      children: [],
    })
  })

  it('has unit price, line total and surcharge as the server sends them (QUOTE-48)', () => {
    expect(read()).toMatchObject({ unitPrice: 125, lineTotal: 250, surcharge: 3.5 })
    const flat = { itemTotalSummary: null, unitPrice: '130.5', extendedPriceAfterDiscount: 261 }
    expect(read(flat)).toMatchObject({ unitPrice: 130.5, lineTotal: 261 })
  })

  it('has the own code of the customer that it was asked for by (QUOTE-47)', () => {
    expect(read()?.customCode).toBe('')
    expect(read({ improCustomCode: 'NH-1001' })?.customCode).toBe('NH-1001')
  })

  it('has a currency of its own, its status and whether it is priced by a quote only (QUOTE-47, QUOTE-48)', () => {
    expect(read()).toMatchObject({ currency: 'USD', statusName: 'New', isQuoteOnly: false })
    const own = { currencyCode: 'EUR', orderItemStatusType_typeName: 'Backordered', quoteOnly: 1 }
    expect(read(own)).toMatchObject({
      currency: 'EUR',
      statusName: 'Backordered',
      isUntouched: false,
      isQuoteOnly: true,
    })
    const unsaid = { currencyCode: null, orderItemStatusType_typeName: undefined, quoteOnly: '' }
    expect(read(unsaid)).toMatchObject({ currency: '', statusName: '', isQuoteOnly: false })
  })

  it.each(['', 'New', ...[GERMAN, SPANISH, FRENCH].map((words) => words['New'] ?? 'untold')])(
    'is known as untouched by the name that an engine has for it: %s (QUOTE-48)',
    (orderItemStatusType_typeName) => {
      expect(read({ orderItemStatusType_typeName })).toMatchObject({ isUntouched: true })
    },
  )

  it("has the supplier's reference, and the parts of its code where they have no texts (QUOTE-48)", () => {
    expect(read({ publicRemoteID: 'SO-70012-10' })?.supplierReference).toBe('SO-70012-10')
    const skuConfigurations = [
      { modifierKey: 'displacement', optionCode: '080' },
      { modifierKey: 'shaft', optionCode: 'C' },
    ]
    expect(read({ skuConfigurations })?.segments).toEqual([
      { codeTitle: 'DISPLACEMENT', code: '080', title: '80 cc' },
    ])
    expect(read({ skuConfigurations, modifierSummary: [] })?.segments).toEqual([
      { codeTitle: 'displacement', code: '080', title: '' },
      { codeTitle: 'shaft', code: 'C', title: '' },
    ])
  })

  it.each(['orderChildItems', 'childOrderItems'])('has the parts of a bundle in %s', (key) => {
    const part = aQuoteItemAnswer({ orderItemID: 'part-1', parentOrderItemID: 'item-1' })
    expect(read({ [key]: [part] })?.children.map(({ id }) => id)).toEqual(['part-1'])
  })

  it.each(['parentOrderItemID', 'parentOrderItem_orderitemID'])(
    'takes the parts of a bundle that stand beside it in by %s',
    (key) => {
      const parent = { parentOrderItemID: '', [key]: 'item-1' }
      const part = aQuoteItemAnswer({ orderItemID: 'part-1', ...parent })
      const [item, ...others] = readAll(aQuoteItemAnswer(), part)
      expect(others).toEqual([])
      expect(item?.children.map(({ id }) => id)).toEqual(['part-1'])
    },
  )

  it('is kept when its parent is in no list', () => {
    expect(read({ parentOrderItemID: 'elsewhere' })?.id).toBe('item-1')
  })

  it('has sku, product, brand and picture (QUOTE-49)', () => {
    expect(read()).toMatchObject({
      skuId: 'sku-om1',
      productName: 'Orbital motor OM1',
      productUrlTitle: 'orbital-motor-om1',
      brand: 'Alder',
      image: '/media/om1.svg',
    })
  })

  it('leads to no page of a product that is sold by model search only', () => {
    const product = { urlTitle: 'vane-pump-pvt', productName: 'Vane pump PVT' }
    const of = (skuModelSearchFlag: string) =>
      read({ sku: { product: { ...product, skuModelSearchFlag } } })?.productUrlTitle
    expect(of('Yes')).toBe('')
    expect(of('No')).toBe('vane-pump-pvt')
  })

  it.each([
    [
      { category: { categoryName: 'Motors' }, productType: { productTypeName: 'Orbital' } },
      'Motors',
    ],
    [{ category_categoryName: 'Motors' }, 'Motors'],
    [{ productType: { productTypeName: 'Orbital' } }, 'Orbital'],
    [{ productType_productTypeName: 'Orbital' }, 'Orbital'],
    [{}, ''],
  ])('has the category of its product, else its type: %j', (product, category) => {
    expect(read({ sku: { product } })?.category).toBe(category)
  })

  it('looks for a picture at the sku, then at the product, then for a path', () => {
    expect(read({ sku: { product: { images: ['/p.svg'] } } })?.image).toBe('/p.svg')
    expect(read({ sku: { imagePath: '/path.svg' } })?.image).toBe('/path.svg')
    expect(read({ sku: {} })?.image).toBeUndefined()
  })

  it.each([
    [undefined, undefined],
    [0, 0],
    ['', null],
  ])(
    'asks for at least one in steps of one when minimum and step are %j and %j',
    (minQty, stepQty) => {
      expect(read({ minQty, stepQty })?.rule).toEqual({ minimum: 1, step: 1 })
    },
  )

  it('has no price rather than zero where the server sends none (D10)', () => {
    const missing = {
      itemTotalSummary: undefined,
      unitPrice: null,
      extendedPriceAfterDiscount: '',
      calculatedSurchargeAmount: 'n/a',
    }
    expect(read(missing)).toMatchObject({
      unitPrice: undefined,
      lineTotal: undefined,
      surcharge: undefined,
    })
  })

  it.each(['', null, 'soon', '2026-02-30', '04/05/2026'])(
    'has no date where %j is written',
    (date) => {
      expect(read({ requestedDeliveryDate: date })?.requestedDate).toBeUndefined()
    },
  )

  it.each(['2026-05-11', '2026-05-11T23:30:00-08:00', '2026-05-11 00:00:00'])(
    'means the day that is written in %s',
    (date) => {
      expect(read({ requestedDeliveryDate: date })?.requestedDate).toBe('2026-05-11')
    },
  )

  it('survives without a sku', () => {
    expect(read({ sku: null })).toMatchObject({ skuId: undefined, productName: '', brand: '' })
  })
})
