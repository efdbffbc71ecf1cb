import { describe, expect, it } from 'vitest'
import type { Product } from '../../../../src/domain/catalogue/product.ts'
import { defaultPriceVisibility } from '../../../../src/domain/content/selling-rules.ts'
import { productStructuredData } from '../../../../src/domain/pricing/product-structured-data.ts'
import { aPlainProduct, aPlainSku } from '../../../builders/a-plain-product.ts'
import { aProduct } from '../../../builders/a-product.ts'

const address = 'https://shop.test/product/x'
const reading = {
  zone: 'US',
  origin: 'https://shop.test',
  address,
  settings: defaultPriceVisibility,
} as const
const said = (product: Product, other = {}) =>
  productStructuredData(product, { ...reading, ...other })

const figures = (code: string, unit: string) => ({
  code,
  name: code,
  sortOrder: 1,
  attributes: [
    { code: 'pressure', name: 'Pressure', valueHtml: '<b>2,900</b>', unit },
    { code: 'none', name: 'None', valueHtml: '', unit: undefined },
  ],
})

describe('the structured data of a product', () => {
  it('has name, maker, pictures, and figures in the units of the region', () => {
    const attributeSets = [figures('technicalDataMetric', 'bar'), figures('technicalDataUS', 'psi')]
    const pressure = { '@type': 'PropertyValue', name: 'Pressure', value: '2,900' }
    const product = aProduct({ attributeSets })
    expect(said(product)).toMatchObject({
      name: 'Orbital motor OM1',
      brand: { '@type': 'Brand', name: 'Alder' },
      description: 'A compact motor.',
      image: ['https://shop.test/media/om1.svg'],
      additionalProperty: [{ ...pressure, unitText: 'psi' }],
      offers: undefined,
    })
    expect(said(product, { zone: 'EU' })['additionalProperty']).toEqual([
      { ...pressure, unitText: 'bar' },
    ])
  })

  it('has what the accordion says where there are no figures', () => {
    expect(said(aProduct())['additionalProperty']).toMatchObject([
      { name: 'Kind', value: 'Orbital' },
    ])
  })

  it('has one price, or the lowest of several', () => {
    const one = aPlainProduct({ skus: [aPlainSku('N10', { available: 0 })] })
    expect(said(one)['offers']).toEqual({
      '@type': 'Offer',
      price: 12.5,
      priceCurrency: 'USD',
      url: address,
      availability: 'https://schema.org/OutOfStock',
    })
    const two = aPlainProduct({ skus: [aPlainSku('N10', { salePrice: 20 }), aPlainSku('N12')] })
    expect(said(two)['offers']).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 12.5,
      offerCount: 2,
      availability: 'https://schema.org/InStock',
    })
  })

  it('keeps a price that is not for everybody (PRICE-19, PRICE-21)', () => {
    const hidden = aPlainProduct({ skus: [aPlainSku('N10', { priceShownTo: 'signed-in' })] })
    expect(said(hidden)['offers']).toBeUndefined()
    const quoted = aPlainProduct({ skus: [aPlainSku('N10', { isQuoteOnly: true })] })
    expect(said(quoted)['offers']).toBeUndefined()
    const settings = { ...defaultPriceVisibility, loginRequiredForPrice: true }
    expect(said(aPlainProduct(), { settings })['offers']).toBeUndefined()
  })
})
