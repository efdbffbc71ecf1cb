import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { jsonClient } from '../../../../src/adapters/http/json-client.ts'
import { httpProductSearch } from '../../../../src/adapters/search/product-search.http.ts'
import { recordedPause } from '../../../fakes/recorded-pause.ts'
import { hanging, type Reply, replying, scriptedFetch } from '../../../fakes/scripted-fetch.ts'
import { silentLog } from '../../../fakes/silent-log.ts'

function search(reply: Reply) {
  const network = scriptedFetch(reply)
  const parts = { fetch: network.fetch, pause: recordedPause().pause, isOnline: () => true }
  const http = jsonClient({ ...parts, baseUrl: '', log: silentLog() })
  return {
    port: httpProductSearch(http, { locale: () => 'en', region: () => undefined }),
    asked: network.asked,
  }
}

const nothing = { suggest: { brand: [], category: [], productType: [] }, items: [] }

const item = {
  type: 'product',
  text: 'Orbital motor OM1',
  link: '/product/orbital-motor-om1',
  metadata: {
    skuID: 'sku-om1',
    skus: [{ skuCode: 'OM1' }],
    modifiers: [],
    thumbnail: '/media/om1-thumb.svg',
    skuModelSearchFlag: 'Yes',
    matches: [
      { type: 'modifier', key: 'shaft', name: 'Shaft', code: 'C', title: '1 in keyed' },
      { type: 'modifier', key: 'shaft', name: 'Shaft', code: '', title: 'No code' },
      { type: 'rumour', key: 'shaft', name: 'Shaft', code: 'C', title: 'Unknown kind' },
    ],
  },
}

describe('the suggestions over HTTP', () => {
  it('are asked for by the term (CALL-06)', async () => {
    const { port, asked } = search(replying(nothing))
    await port.suggestions(' orbital ')()
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: '/api/v1/public/search/typeahead',
      body: { searchTerm: 'orbital' },
    })
  })

  it('are asked for in a region, that of the visitor unless another is meant', async () => {
    const { port, asked } = search(replying(nothing))
    await port.suggestions('orbital', undefined, 'EU')()
    expect(asked[0]?.body).toEqual({ searchTerm: 'orbital', region: 'EU' })
  })

  it('are none, without a question, for no term', async () => {
    const { port, asked } = search(hanging)
    expect(await port.suggestions('  ')()).toEqual(E.right({ places: [], products: [] }))
    expect(asked).toEqual([])
  })

  it('have type, text and link, and products with what their codes begin with (SEARCH-11, CALL-07)', async () => {
    const place = (type: string, path: string) => [{ type, text: path, link: `/${path}/one` }]
    const suggest = {
      brand: place('brand', 'brand'),
      category: place('category', 'category'),
      productType: place('productType', 'product-type'),
    }
    const { port } = search(replying({ suggest, items: [item] }))
    expect(await port.suggestions('one')()).toEqual(
      E.right({
        places: [
          { type: 'brand', text: 'brand', link: '/brand/one' },
          { type: 'category', text: 'category', link: '/category/one' },
          { type: 'productType', text: 'product-type', link: '/product-type/one' },
        ],
        products: [
          {
            name: 'Orbital motor OM1',
            urlTitle: 'orbital-motor-om1',
            thumbnail: '/media/om1-thumb.svg',
            skuCode: 'OM1',
            isModelSearchOnly: true,
            found: [
              { kind: 'modifier', key: 'shaft', name: 'Shaft', code: 'C', title: '1 in keyed' },
            ],
          },
        ],
      }),
    )
  })

  it('name the sku of a plain product that was found by its options', async () => {
    const option = (optionCode: string) => [{ optionGroupCode: 'seals', optionCode }]
    const metadata = {
      ...item.metadata,
      skus: [
        { skuID: 'sku-n', skuCode: 'SK1N', options: option('N') },
        { skuID: 'sku-v', skuCode: 'SK1V', options: option('V') },
      ],
      matches: [{ type: 'optionGroup', key: 'seals', name: 'Seals', code: 'V', title: 'FKM' }],
    }
    const { port } = search(replying({ ...nothing, items: [{ ...item, metadata }] }))
    expect(await port.suggestions('fkm')()).toMatchObject({
      right: { products: [{ skuId: 'sku-v' }] },
    })
  })

  it.each(['//elsewhere.test', '/\\elsewhere.test', 'https://elsewhere.test', 'javascript:x', ''])(
    'never lead out of the shop: %j',
    async (link) => {
      const brand = [{ text: 'Follow us', link }]
      const { port } = search(replying({ ...nothing, suggest: { ...nothing.suggest, brand } }))
      expect(await port.suggestions('else')()).toEqual(E.right({ places: [], products: [] }))
    },
  )
})

describe('the products of a typeahead over HTTP', () => {
  it('are asked for by the keyword with the type product, and read from the items (CALL-08)', async () => {
    const { port, asked } = search(replying({ items: [item, { ...item, type: 'brand' }] }))
    expect(await port.suggestedProducts(' OM1 ')()).toMatchObject({
      right: [{ name: 'Orbital motor OM1', skuCode: 'OM1', isModelSearchOnly: true }],
    })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: '/api/v1/public/search/typeahead',
      body: { searchTerm: 'OM1', type: 'product' },
    })
  })

  it('are aborted when they are no longer awaited (CALL-08)', async () => {
    const { port } = search(hanging)
    const leaving = new AbortController()
    const asking = port.suggestedProducts('OM1', leaving.signal)()
    leaving.abort()
    expect(await asking).toEqual(E.left({ kind: 'aborted' }))
  })

  it('are none, without a question, for no keyword', async () => {
    const { port, asked } = search(hanging)
    expect(await port.suggestedProducts('  ')()).toEqual(E.right([]))
    expect(asked).toEqual([])
  })
})
