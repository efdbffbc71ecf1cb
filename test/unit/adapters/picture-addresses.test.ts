/** Pictures from any source: no answer of any service brings an address that a page may not show (T20). */
import { describe, expect, it } from 'vitest'
import { jsonClient } from '../../../src/adapters/http/json-client.ts'
import { httpProductCatalogue } from '../../../src/adapters/search/product-catalogue.http.ts'
import { httpProductSearch } from '../../../src/adapters/search/product-search.http.ts'
import { aProductAnswer, aSummaryAnswer } from '../../builders/wire-answers.ts'
import { recordedPause } from '../../fakes/recorded-pause.ts'
import { scriptedEngine } from '../../fakes/scripted-engine.ts'
import { envelope, replying, scriptedFetch } from '../../fakes/scripted-fetch.ts'
import { silentLog } from '../../fakes/silent-log.ts'
import { allCalls } from './all-calls.ts'

const reader = { locale: () => 'en' as const, region: () => undefined }

const hostile = [
  '//canary.test/x.png',
  'http://canary.test/x.png',
  'https:canary.test/x.png',
  'https://manifold.test@canary.test/x.png',
  'javascript:canary',
  'data:image/svg+xml,canary',
  '/\\canary.test/x.png',
]
const good = '/media/canary.svg'

/** The answer, in which each object names that picture by every name that some service has for one. */
function withPictures(body: unknown, address: string): unknown {
  if (Array.isArray(body)) return body.map((entry) => withPictures(entry, address))
  if (typeof body !== 'object' || body === null) return body
  const rest = Object.entries(body)
    .filter(([key]) => key !== 'images')
    .map(([key, value]) => [key, withPictures(value, address)])
  const names = ['imageFile', 'sku_imageFile', 'imagePath', 'thumbnail']
  const pictures = names.map((name) => [name, address])
  return { ...Object.fromEntries([...rest, ...pictures]), images: [address] }
}

const http = (body: unknown) =>
  jsonClient({
    fetch: scriptedFetch(replying(body)).fetch,
    pause: recordedPause().pause,
    isOnline: () => true,
    baseUrl: '',
    log: silentLog(),
  })

const item = {
  type: 'product',
  text: 'OM1',
  link: '/product/om1',
  metadata: { skuID: 'sku-om1', skus: [{ skuCode: 'OM1' }], modifiers: [] },
}

type Asked = readonly [string, (address: string) => Promise<unknown>]

const everyCall: readonly Asked[] = [
  ...allCalls.map(
    (call): Asked => [
      call.name,
      async (address) => {
        const body = Object.fromEntries(
          Object.entries(call.good).map(([key, value]) => [key, withPictures(value, address)]),
        )
        const engine = scriptedEngine({ replies: [envelope(body)] })
        return call.run(engine.client, engine.tokens)
      },
    ],
  ),
  [
    'search',
    (address) => {
      const facets = [{ slug: 'productType', options: [{ name: 'A', slug: 'a', count: 1 }] }]
      const body = { products: [aSummaryAnswer()], total: 1, pageFrom: 0, facets }
      const port = httpProductSearch(http(withPictures(body, address)), reader)
      return port.products({ keyword: '', page: 1 })()
    },
  ],
  [
    'typeahead',
    (address) => {
      const body = { suggest: { brand: [], category: [], productType: [] }, items: [item] }
      return httpProductSearch(http(withPictures(body, address)), reader).suggestions('om')()
    },
  ],
  [
    'storage',
    (address) =>
      httpProductCatalogue(http(withPictures(aProductAnswer(), address)), () => 'en').bySkuCode(
        'OM1',
      )(),
  ],
]

/** Every picture of an answer; a segment of a model code has none, whatever its engine writes beside it. */
function picturesIn(value: unknown): readonly string[] {
  if (value instanceof Map) return [...value.values()].flatMap(picturesIn)
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]): readonly string[] => {
    if (key === 'segments') return []
    if (!['image', 'images', 'thumbnail'].includes(key)) return picturesIn(part)
    return [part].flat().filter((address) => typeof address === 'string' && address !== '')
  })
}

describe('a picture', () => {
  it.each(everyCall)(
    'that %s names is shown by a safe address or not at all (T20)',
    async (_, ask) => {
      for (const address of hostile) {
        // oxlint-disable-next-line no-await-in-loop -- one at a time keeps the failing one findable
        expect(picturesIn(await ask(address)), address).toEqual([])
      }
    },
  )

  it.each([
    'search',
    'typeahead',
    'storage',
    'getQuote',
    'getOrderDetails',
    'getWishListItems',
    'getCartData',
  ])('of the shop that %s names is shown', async (name) => {
    const [, ask] = everyCall.find(([other]) => other === name) ?? []
    const answer = await ask?.(good)
    expect(answer).toMatchObject({ _tag: 'Right' })
    expect(picturesIn(answer)).toContain(good)
  })
})
