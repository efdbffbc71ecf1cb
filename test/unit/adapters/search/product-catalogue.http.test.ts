import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { jsonClient } from '../../../../src/adapters/http/json-client.ts'
import { httpProductCatalogue } from '../../../../src/adapters/search/product-catalogue.http.ts'
import { aProductAnswer } from '../../../builders/wire-answers.ts'
import type { ContentLocale } from '../../../../src/domain/content/content-locale.ts'
import { recordedPause } from '../../../fakes/recorded-pause.ts'
import {
  dropping,
  held,
  type Reply,
  replying,
  replyingText,
  scriptedFetch,
} from '../../../fakes/scripted-fetch.ts'
import { silentLog } from '../../../fakes/silent-log.ts'

const product = replying(aProductAnswer())

function catalogue(...replies: readonly Reply[]) {
  let spoken: ContentLocale = 'en'
  const network = scriptedFetch(...replies)
  const log = silentLog()
  const parts = { fetch: network.fetch, pause: recordedPause().pause, isOnline: () => true }
  const http = jsonClient({ ...parts, baseUrl: '', log, random: () => 0.5 })
  const speak = (locale: ContentLocale) => {
    spoken = locale
  }
  return { port: httpProductCatalogue(http, () => spoken), speak, asked: network.asked, log }
}

describe('the product catalogue over HTTP', () => {
  it('reads a definition with skus and modifiers by its sku code from public storage (CALL-09)', async () => {
    const { port, asked } = catalogue(product)
    const answer = await port.bySkuCode('OM1')()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      method: 'GET',
      url: '/public/manifold/product/transform/skus/bySkuCode/OM1',
      body: undefined,
    })
    expect(answer).toMatchObject({ right: { skus: [{ code: 'OM1' }] } })
  })

  it('asks anew in each language, and once in each (CALL-09)', async () => {
    const { port, speak, asked } = catalogue(product, product, product)
    await port.bySkuCode('OM1')()
    speak('de')
    await port.bySkuCode('OM1')()
    await port.byUrlTitle('orbital-motor-om1')()
    speak('en')
    await port.bySkuCode('OM1')()
    expect(asked.map(({ url }) => url.split('/transform/')[1])).toEqual([
      'skus/bySkuCode/OM1',
      'skus/bySkuCode/OM1?locale=de',
      'products/byUrlTitle/orbital-motor-om1?locale=de',
    ])
  })

  it('reads a definition by its address, encoded', async () => {
    const { port, asked } = catalogue(product)
    await port.byUrlTitle('orbital motor/å')()
    expect(asked[0]?.url).toBe(
      '/public/manifold/product/transform/products/byUrlTitle/orbital%20motor%2F%C3%A5',
    )
  })

  it('sends no token to storage', async () => {
    const { port, asked } = catalogue(product)
    await port.bySkuCode('OM1')()
    expect(asked[0]?.headers.has('Auth-Token')).toBe(false)
  })

  it('fetches a definition once and keeps it', async () => {
    const { port, asked } = catalogue(product)
    await port.bySkuCode('OM1')()
    expect(await port.bySkuCode('OM1')()).toMatchObject({ right: { id: 'product-om1' } })
    expect(asked).toHaveLength(1)
  })

  it('fetches a definition once for all who ask at the same time', async () => {
    const { port, asked } = catalogue(product)
    const answers = await Promise.all([port.bySkuCode('OM1')(), port.bySkuCode('OM1')()])
    expect(answers.every(E.isRight)).toBe(true)
    expect(asked).toHaveLength(1)
  })

  it('goes on for the others when the first who asked has left', async () => {
    const late = held(product)
    const { port, asked } = catalogue(late.reply)
    const leaving = new AbortController()
    const first = port.bySkuCode('OM1', leaving.signal)()
    const second = port.bySkuCode('OM1', new AbortController().signal)()
    leaving.abort()
    expect(await first).toEqual(E.left({ kind: 'aborted' }))
    late.release()
    expect(await second).toMatchObject({ right: { id: 'product-om1' } })
    expect(asked).toHaveLength(1)
  })

  it('asks again after a failure', async () => {
    const { port } = catalogue(dropping, dropping, dropping, product)
    expect(await port.bySkuCode('OM1')()).toMatchObject({ left: { kind: 'unreachable' } })
    expect(await port.bySkuCode('OM1')()).toMatchObject({ right: { id: 'product-om1' } })
  })

  it('finds nothing where storage has nothing', async () => {
    const { port } = catalogue(replyingText('', { status: 404 }))
    expect(await port.bySkuCode('ZZ9')()).toEqual(E.left({ kind: 'not-found' }))
  })

  it('does not take an answer that cannot be read for a missing product', async () => {
    const { port, log } = catalogue(replyingText('<h1>Maintenance</h1>'))
    expect(await port.byUrlTitle('om1')()).toEqual(E.left({ kind: 'malformed' }))
    expect(log.events).toEqual([])
    const drifted = catalogue(replying(aProductAnswer({ skus: {} })))
    await drifted.port.byUrlTitle('om1')()
    expect(drifted.log.events[0]?.details).toMatchObject({ paths: ['skus'] })
  })

  it.each([
    '',
    'O',
    'OM12',
    '../',
    '..\\',
    '%2e',
    './.',
    '#ab',
    '?x=',
    'a/b',
    'OM ',
    'ÖM1',
    'OM\n',
  ])('asks nothing for %j, which is no sku code', async (skuCode) => {
    const { port, asked } = catalogue(product)
    expect(await port.bySkuCode(skuCode)()).toEqual(E.left({ kind: 'not-found' }))
    expect(asked).toEqual([])
  })

  it.each(['', '.', '..', '...', '\uD800'])(
    'asks nothing for %j, which is no address of a product',
    async (urlTitle) => {
      const { port, asked } = catalogue(product)
      expect(await port.byUrlTitle(urlTitle)()).toEqual(E.left({ kind: 'not-found' }))
      expect(asked).toEqual([])
    },
  )
})
