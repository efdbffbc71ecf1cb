import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { aPriceFlow, otherShaft, priced } from '../../../machine/price-flow.harness.ts'
import { aPrice } from '../../../builders/a-price.ts'
import { aProduct, aSku } from '../../../builders/a-product.ts'

describe('the configuration on show', () => {
  it('is every question of the zone with its visible options and the answer', () => {
    const [displacement, shaft, seal, paint] = aPriceFlow().configuration().modifiers
    expect(displacement?.chosen?.code).toBe('080')
    expect(shaft?.options.map(({ code }) => code)).toEqual(['C', 'T'])
    expect(seal).toMatchObject({ isAutomatic: true, chosen: { code: 'N' } })
    expect(paint).toMatchObject({ chosen: undefined, isMissing: false })
  })

  it('shows hidden options in preview (AUTH-32)', () => {
    const shaft = aPriceFlow({ isPreview: true }).configuration().modifiers[1]
    expect(shaft?.options.map(({ code }) => code)).toEqual(['C', 'T', 'X'])
  })

  it('marks what is missing only once a price was asked for', () => {
    const flow = aPriceFlow({ changes: [] })
    const missing = () =>
      flow
        .configuration()
        .modifiers.filter(({ isMissing }) => isMissing)
        .map(({ modifier }) => modifier.key)
    expect(missing()).toEqual([])
    flow.send({ type: 'price.calculate' })
    expect(missing()).toEqual(['displacement', 'shaft', 'packaging'])
    flow.change({ kind: 'option', modifierKey: 'shaft', optionCode: 'C' })
    expect(missing()).toEqual(['displacement', 'packaging'])
  })

  it('grows with the model code', () => {
    const flow = aPriceFlow({ changes: [] })
    expect(flow.configuration()).toMatchObject({
      modelCode: 'OM1N',
      isComplete: false,
      openCount: 3,
    })
    flow.change({ kind: 'option', modifierKey: 'shaft', optionCode: 'C' })
    expect(flow.configuration()).toMatchObject({ modelCode: 'OM1CN', openCount: 2 })
    expect(flow.configuration().segments.map(({ code }) => code)).toEqual([
      'OM1',
      undefined,
      'C',
      'N',
      undefined,
      undefined,
    ])
  })

  it('says which rule the quantity breaks', () => {
    const flow = aPriceFlow()
    expect(flow.configuration().quantity.problem).toBeUndefined()
    flow.change({ kind: 'option', modifierKey: 'packaging', optionCode: 'P' })
    expect(flow.configuration().quantity).toMatchObject({ text: '24', problem: undefined })
    flow.change({ kind: 'quantity', text: '7' })
    expect(flow.configuration().quantity.problem).toEqual({ kind: 'below-minimum', minimum: 24 })
  })
})

describe('the price panel', () => {
  it('is empty until a price was asked for', () => {
    expect(aPriceFlow().panel()).toMatchObject({
      stage: 'configuring',
      price: undefined,
      problems: [],
      failure: undefined,
      isAddOffered: false,
    })
  })

  it('shows total, unit, weeks and the day they lead to', async () => {
    const flow = aPriceFlow()
    flow.send({ type: 'price.calculate' })
    const leadTime = { weeks: 6, earliest: undefined }
    await flow.price(E.right(aPrice({ total: 500, unit: 250, quantity: 2, leadTime })))
    expect(flow.panel().price).toMatchObject({
      total: 500,
      unit: 250,
      quantity: 2,
      currency: 'USD',
    })
    expect(flow.panel().price?.earliest).toBe('2026-05-18')
  })

  it('offers no quote for a price that cannot be read', async () => {
    const flow = aPriceFlow()
    flow.send({ type: 'price.calculate' })
    await flow.price(E.right(aPrice({ total: undefined })))
    expect(flow.panel()).toMatchObject({ stage: 'priced', isAddOffered: false })
    expect(flow.panel().price?.total).toBeUndefined()
  })

  it('offers no quote for a sku that may not be quoted (CAT-27)', async () => {
    const sku = aSku({ allowsQuote: false })
    const flow = await priced({ product: aProduct({ skus: [sku] }), sku })
    expect(flow.panel()).toMatchObject({ stage: 'priced', isAddOffered: false })
  })

  it('says that the price was removed until it is asked for again (PRICE-03)', async () => {
    const flow = await priced()
    expect(flow.panel().isPriceDiscarded).toBe(false)
    flow.change(otherShaft)
    expect(flow.panel().isPriceDiscarded).toBe(true)
    flow.send({ type: 'price.calculate' })
    expect(flow.panel().isPriceDiscarded).toBe(false)
  })
})

describe('the quote dialog', () => {
  it('is there only with a price', async () => {
    expect(aPriceFlow().dialog()).toBeUndefined()
    const flow = await priced()
    expect(flow.dialog()).toMatchObject({ isOpen: false, isBusy: false })
  })

  it('shows what is to be added: model code and quantity', async () => {
    const flow = await priced()
    flow.send({ type: 'quote.open' })
    expect(flow.dialog()).toMatchObject({ isOpen: true, modelCode: 'OM1080CNS', quantity: '1' })
    expect(flow.dialog()?.segments).toHaveLength(6)
  })

  it('presets the earliest day that the lead time allows (PRICE-04)', async () => {
    const flow = await priced()
    expect(flow.dialog()).toMatchObject({ earliest: '2026-05-04', defaultDate: '2026-05-04' })
  })

  it('presets no day without a lead time', async () => {
    const flow = aPriceFlow()
    flow.send({ type: 'price.calculate' })
    const leadTime = { weeks: undefined, earliest: undefined }
    await flow.price(E.right(aPrice({ leadTime })))
    expect(flow.dialog()).toMatchObject({ earliest: '2026-04-06', defaultDate: undefined })
  })
})
