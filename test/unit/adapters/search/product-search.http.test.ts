import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { jsonClient } from '../../../../src/adapters/http/json-client.ts'
import { httpProductSearch } from '../../../../src/adapters/search/product-search.http.ts'
import type { AddressZone } from '../../../../src/domain/account/address-zone.ts'
import type { ProductQuery } from '../../../../src/application/ports/product-search.ts'
import { aSummaryAnswer } from '../../../builders/wire-answers.ts'
import type { ContentLocale } from '../../../../src/domain/content/content-locale.ts'
import { recordedPause } from '../../../fakes/recorded-pause.ts'
import { hanging, replying, scriptedFetch } from '../../../fakes/scripted-fetch.ts'
import { silentLog } from '../../../fakes/silent-log.ts'

const everything: ProductQuery = { keyword: '', page: 1 }

function search(
  reply = replying({ products: [], total: 0, pageFrom: 0 }),
  locale: ContentLocale = 'en',
  region?: AddressZone,
) {
  const network = scriptedFetch(reply)
  const parts = { fetch: network.fetch, pause: recordedPause().pause, isOnline: () => true }
  const http = jsonClient({ ...parts, baseUrl: '', log: silentLog() })
  return {
    port: httpProductSearch(http, { locale: () => locale, region: () => region }),
    asked: network.asked,
  }
}

async function found(body: Readonly<Record<string, unknown>>) {
  return search(replying(body)).port.products(everything)()
}

describe('the product search over HTTP', () => {
  it('says whose prices are meant: the customer’s region, else the one that a visitor has chosen', async () => {
    const unchosen = search()
    await unchosen.port.products(everything)()
    expect(unchosen.asked[0]?.body).not.toHaveProperty('region')
    const chosen = search(undefined, 'en', 'EU')
    await chosen.port.products(everything)()
    expect(chosen.asked[0]?.body).toMatchObject({ region: 'EU' })
    await chosen.port.products({ ...everything, region: 'US' })()
    expect(chosen.asked[1]?.body).toMatchObject({ region: 'US' })
  })

  it('says in which language it is asked, unless in English (CALL-35)', async () => {
    const german = search(undefined, 'de')
    await german.port.products(everything)()
    expect(german.asked[0]?.body).toMatchObject({ locale: 'de' })
    const english = search()
    await english.port.products(everything)()
    expect(english.asked[0]?.body).not.toHaveProperty('locale')
  })

  it('posts facets, filters, query, pageFrom and route (CALL-35)', async () => {
    const { port, asked } = search()
    const filters = new Map([['productTypes.productType', ['orbital-motors']]])
    await port.products({ keyword: ' motor ', filters, page: 3 })()
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/v1/public/search' })
    expect(asked[0]?.body).toEqual({
      facets: {},
      filters: {
        skuModelSearchFlag: 'No',
        'productTypes.productType': ['orbital-motors'],
      },
      query: 'motor',
      pageFrom: 24,
      size: 12,
      route: 'orbital-motors',
    })
  })

  it('asks for as many as are wanted, and counts the pages by what is answered', async () => {
    const rows = [aSummaryAnswer({ optionGroups: [{ optionGroupCode: 'size' }] })]
    const body = { products: rows, total: 41, pageFrom: 20, size: 20 }
    const { port, asked } = search(replying(body))
    const listing = await port.products({ ...everything, page: 2, pageSize: 20 })()
    expect(asked[0]?.body).toMatchObject({ pageFrom: 20, size: 20 })
    expect(listing).toMatchObject({
      right: { page: 2, pageCount: 3, total: 41, rows: [{ hasOptionGroups: true }] },
    })
  })

  it.each([
    ['016', '016'],
    ['016AB2', '016'],
    ['0161', '016'],
    ['OM1080', 'OM1080'],
    ['250 bar', '250 bar'],
    ['250cc', '250cc'],
    ['250cm³/rev', '250cm³/rev'],
    ['2900psi', '2900psi'],
    ['25', '25'],
  ])(
    'asks for %j by %j, the first three characters of a code of figures (CALL-35)',
    async (keyword, query) => {
      const { port, asked } = search()
      await port.products({ ...everything, keyword })()
      expect(asked[0]?.body).toMatchObject({ query })
    },
  )

  it('reads the figures of a product, and leaves out what it cannot show', async () => {
    const figures = [
      { quantity: 'displacement', low: '50', high: 200 },
      { quantity: 'voltage', low: 12, high: 24 },
      { quantity: 'pressure', low: 250 },
      { quantity: 'speed', low: null, high: 'fast' },
      { quantity: 'flow', low: 0, high: 0 },
      { quantity: 'torque', low: 300, high: 20 },
      { quantity: 'pressure', low: 1, high: 2 },
      'nothing',
    ]
    expect(await found({ products: [aSummaryAnswer({ figures })] })).toMatchObject({
      right: {
        rows: [
          {
            figures: [
              { quantity: 'displacement', low: 50, high: 200 },
              { quantity: 'pressure', low: 250, high: 250 },
            ],
          },
        ],
        unreadFigures: ['voltage', 'speed', 'flow', 'torque'].map(
          (each) => `orbital-motor-om1: ${each}`,
        ),
      },
    })
  })

  it('reads the columns of a list and the orders by them, and asks for these', async () => {
    const columns = ['torque', 'voltage', 'speed']
    const sorting = [{ value: 'figure.torque|DESC' }, { value: 'figure.voltage|ASC' }]
    expect(await found({ products: [], columns, sorting })).toMatchObject({
      right: { columns: ['torque', 'speed'], sorts: ['torqueDescending'] },
    })
    const { port, asked } = search()
    await port.products({ ...everything, sort: 'torqueDescending' })()
    await port.products({ ...everything, sort: 'flow' })()
    expect(asked.map(({ body }) => body)).toMatchObject([
      { sort: 'figure.torque|DESC' },
      { sort: 'figure.flow|ASC' },
    ])
  })

  it('reads a page of products, twelve at a time, with id, name, picture and address of the types among them (CAT-11)', async () => {
    const options = [
      {
        name: 'Orbital motors',
        slug: 'orbital-motors',
        count: 20,
        imageFile: '/media/o.svg',
        productTypeID: 'type-1',
      },
      { name: '', slug: 'gear-pumps', count: '5' },
    ]
    const facets = [
      { slug: 'brand', options: [] },
      { slug: 'productType', options },
    ]
    const products = [aSummaryAnswer({ category_categoryName: 'Motors' })]
    expect(await found({ products, total: 25, pageFrom: 12, facets })).toEqual(
      E.right({
        rows: [
          {
            id: 'product-om1',
            name: 'Orbital motor OM1',
            urlTitle: 'orbital-motor-om1',
            skuCode: 'OM1',
            skuId: 'sku-om1',
            brand: 'Alder',
            category: 'Motors',
            productType: 'Orbital motors',
            thumbnail: '/media/om1-thumb.svg',
            descriptionHtml: '<p>Compact.</p>',
            skus: [],
            hasOptionGroups: false,
            isBundle: false,
            found: [],
            figures: [],
            definitionAddress:
              '/public/manifold/product/transform/products/byUrlTitle/orbital-motor-om1',
          },
        ],
        page: 2,
        pageCount: 3,
        total: 25,
        productTypes: [
          {
            id: 'type-1',
            name: 'Orbital motors',
            urlTitle: 'orbital-motors',
            count: 20,
            image: '/media/o.svg',
          },
          { id: undefined, name: 'gear-pumps', urlTitle: 'gear-pumps', count: 5, image: undefined },
        ],
        facets: [
          {
            slug: 'productTypes.productType',
            name: 'productType',
            unit: undefined,
            selectType: 'multi',
            options: [
              {
                slug: 'orbital-motors',
                name: 'Orbital motors',
                count: 20,
                image: '/media/o.svg',
              },
              { slug: 'gear-pumps', name: 'gear-pumps', count: 5, image: undefined },
            ],
          },
        ],
        columns: [],
        unreadFigures: [],
        sorts: [],
        readAs: undefined,
      }),
    )
  })

  it('shows a plain product with the sku that was found by its options, else with the default one', async () => {
    const sku = (skuID: string, optionCode: string) => ({
      skuID,
      options: [{ optionGroupCode: 'seals', optionCode }],
    })
    const match = { type: 'optionGroup', key: 'seals', name: 'Seals', code: 'V', title: 'FKM' }
    const skus = [sku('sku-om1', 'N'), sku('sku-v', 'V')]
    const products = [aSummaryAnswer({ skus, matches: [match] }), aSummaryAnswer({ skus })]
    expect(await found({ products })).toMatchObject({
      right: { rows: [{ skuId: 'sku-v' }, { skuId: 'sku-om1' }] },
    })
  })

  it('leaves out a product that cannot be read, and shows the rest', async () => {
    const products = [null, { productName: 'Nameless' }, aSummaryAnswer()]
    expect(await found({ products })).toMatchObject({ right: { rows: [{ id: 'product-om1' }] } })
  })

  it('has one empty page when nothing is found', async () => {
    expect(await found({ products: [], total: 0 })).toMatchObject({
      right: { rows: [], page: 1, pageCount: 1, total: 0, productTypes: [], facets: [] },
    })
  })

  it('sends what is chosen as lists under their dotted names, and the order', async () => {
    const { port, asked } = search()
    const filters = new Map([
      ['brands.brand', ['torvane', 'drevmark']],
      ['attributes.displacementMetric', ['50-100']],
    ])
    await port.products({ ...everything, filters, sort: 'nameDescending' })()
    expect(asked[0]?.body).toMatchObject({
      filters: {
        skuModelSearchFlag: 'No',
        'brands.brand': ['torvane', 'drevmark'],
        'attributes.displacementMetric': ['50-100'],
      },
      sort: 'productName|DESC',
    })
  })

  it('reads name, slug, options, choice and unit of a facet (CAT-34)', async () => {
    const options = [{ name: '50 – 100', slug: '50-100', count: 3 }]
    const facets = [
      {
        name: 'Displacement|unit:in³/rev',
        slug: 'attributes.displacementUS',
        selectType: 'multi',
        options,
      },
      { name: 'Price|unit:USD', slug: 'priceRange', selectType: 'single', options },
      { name: 'Hostile', slug: 'attributes.__proto__', selectType: 'multi', options },
      { name: 'Listed', slug: 'attributes.a', options: [{ name: 'a', slug: 'a,b', count: 1 }] },
    ]
    const option = { ...options[0], image: undefined }
    expect(await found({ products: [], facets })).toMatchObject({
      right: {
        facets: [
          {
            slug: 'attributes.displacementUS',
            name: 'Displacement',
            unit: 'in³/rev',
            selectType: 'multi',
            options: [option],
          },
          { slug: 'priceRange', name: 'Price', unit: 'USD', selectType: 'single' },
        ],
      },
    })
  })

  it('offers the orders that it has words for, and says how a misspelt keyword was read', async () => {
    const sorting = [{ value: 'productName|ASC' }, { value: 'popularity' }, { value: 'relevance' }]
    expect(await found({ products: [], sorting, readAs: 'orbital motor' })).toMatchObject({
      right: { sorts: ['name', 'relevance'], readAs: 'orbital motor' },
    })
  })

  it.each([{}, { products: {} }, { products: null }])('is unreadable in %j', async (body) => {
    expect(await found(body)).toEqual(E.left({ kind: 'malformed' }))
  })

  it('ends when its caller has asked for something else', async () => {
    const leaving = new AbortController()
    const asking = search(hanging).port.products(everything, leaving.signal)()
    leaving.abort()
    expect(await asking).toEqual(E.left({ kind: 'aborted' }))
  })
})
