import { describe, expect, it } from 'vitest'
import { figuresOf } from '../../../reference-backend/search/product-figures.ts'
import { measuredSpans } from '../../../reference-backend/search/technical-figures.ts'
import { amountText, withUnit } from '../../../reference-backend/seed/products/units.ts'
import { MACHINES, PRODUCTS } from './seeded.ts'

describe('technical quantities', () => {
  it('are written in U.S. units with three figures', () => {
    expect(withUnit(80.4, 'displacement', 'us')).toBe('4.91 in³/rev')
    expect(withUnit(210, 'pressure', 'us')).toBe('3050 psi')
    expect(withUnit([-30, 90], 'temperature', 'us')).toBe('−22 – 194 °F')
    expect(withUnit(37.85412, 'flow', 'us')).toBe('10 gpm')
    expect(withUnit(25.4, 'length', 'us')).toBe('1 in')
  })

  it('keep their metric figure and part thousands from ten thousand on', () => {
    expect(amountText([80.3, 9800], 'force', 'metric')).toBe('80.3 – 9800')
    expect(amountText(18500, 'force', 'metric')).toBe('18,500')
  })
})

describe('attribute sets', () => {
  it('hold the same quantities in metric and in U.S. units', () => {
    for (const { doc } of PRODUCTS) {
      const set = (code: string) =>
        doc.attributeSets.find(({ attributeSetCode }) => attributeSetCode === code)
      const metric = set('technicalDataMetric')
      const us = set('technicalDataUS')
      expect(metric?.attributeSetName).toBe('Metric Units')
      expect(us?.attributeSetName).toBe('U.S. Units')
      expect(metric?.attributes.length, doc.skuCode).toBeGreaterThanOrEqual(3)
      expect(us?.attributes.map(({ attributeCode }) => attributeCode)).toEqual(
        metric?.attributes.map(({ attributeCode }) => attributeCode),
      )
      expect(us?.attributes.map(({ unit }) => unit)).not.toContain('bar')
    }
  })

  it('come in page order, with general data, operating conditions, standards and a hidden one', () => {
    for (const { doc } of MACHINES) {
      const codes = doc.attributeSets.map(({ attributeSetCode }) => attributeSetCode)
      expect(codes).toContain('general')
      expect(codes).toContain('operatingConditions')
      expect(codes).toContain('standards')
      expect(codes).toContain('json_short_description')
      const orders = doc.attributeSets.map(({ sortOrder }) => sortOrder)
      expect(orders).toEqual(orders.toSorted((one, other) => one - other))
      for (const set of doc.attributeSets) expect(set.attributes, doc.skuCode).not.toEqual([])
    }
  })
})

describe('the figures of a card', () => {
  const [US, EU] = ['US', 'EU'] as const
  const CODES = {
    displacement: 'displacement',
    pressure: 'continuousPressure',
    speed: 'speed',
    torque: 'torque',
    flow: 'flow',
    power: 'power',
  } as const

  it('are those of the technical data, as far as all sizes are sold in the region', () => {
    const compared = MACHINES.flatMap(({ doc }) => {
      const spans = measuredSpans(doc.attributeSets)
      const sold = (zone: 'US' | 'EU') => JSON.stringify(figuresOf(doc, zone).slice(0, 1))
      if (doc.performance?.kind === 'resistance' || sold(US) !== sold(EU)) return []
      return figuresOf(doc, US).flatMap(({ quantity, low, high }) => {
        const span = spans.find(({ attribute }) => attribute === CODES[quantity])
        if (span === undefined) return []
        expect([low, high].map(threeDigits), `${doc.skuCode} ${quantity}`).toEqual(
          [span.low, span.high].map(threeDigits),
        )
        return [quantity]
      })
    })
    expect(new Set(compared)).toEqual(
      new Set(['displacement', 'pressure', 'speed', 'torque', 'flow', 'power']),
    )
  })
})

/** As many as a list shows. */
function threeDigits(figure: number): number {
  return Number(figure.toPrecision(3))
}

describe('a product document', () => {
  it('keeps prices and weeks to the server', () => {
    for (const { doc } of PRODUCTS) {
      const text = JSON.stringify(doc)
      expect(text).not.toMatch(/"(add|weeks|cents|baseCents|basePrice)"/)
      expect(doc.skus[0]).toMatchObject({ salePrice: null, listPrice: null })
    }
  })

  it('relates only to products that can be opened', () => {
    const open = PRODUCTS.filter(({ doc }) => doc.skuModelSearchFlag === 'No')
    const titles = open.map(({ doc }) => doc.urlTitle)
    for (const { doc } of MACHINES) {
      expect(doc.relatedProducts.length, doc.skuCode).toBeGreaterThan(0)
      for (const { urlTitle } of doc.relatedProducts) expect(titles).toContain(urlTitle)
    }
  })
})
