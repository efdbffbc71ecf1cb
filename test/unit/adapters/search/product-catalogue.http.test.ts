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
  const origins = ['https://store.test']
  return {
    port: httpProductCatalogue(http, () => spoken, { origins }),
    speak,
    asked: network.asked,
    log,
  }
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

  it('asks again in each language, and once in each (CALL-09)', async () => {
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
    expect(log.events[0]?.details).toMatchObject({ failure: 'malformed' })
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

describe('the definition of a product of the search over HTTP', () => {
  const address = '/public/manifold/product/transform/products/byUrlTitle/orbital-motor-om1'
  const at = (definitionAddress: string | undefined) => ({ urlTitle: 'om1', definitionAddress })

  it('is read at the address that the search gives, without cookies and without a token (CALL-36)', async () => {
    const { port, asked } = catalogue(product)
    expect(await port.listed(at(address))()).toMatchObject({ right: { id: 'product-om1' } })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      method: 'GET',
      url: address,
      credentials: 'omit',
      redirect: 'error',
    })
    expect([...(asked[0]?.headers.keys() ?? [])]).toEqual(['accept'])
  })

  it('is read at a listed origin, too, in the language that is spoken, once (CALL-36)', async () => {
    const { port, speak, asked } = catalogue(product)
    speak('de')
    await port.listed(at('https://store.test/om1.json?v=2#top'))()
    await port.listed(at('https://store.test/om1.json?v=2'))()
    expect(asked.map(({ url }) => url)).toEqual(['https://store.test/om1.json?v=2&locale=de'])
  })

  it('is read by its title where the search gives no address (CALL-36)', async () => {
    const { port, asked } = catalogue(product)
    await port.listed(at(undefined))()
    expect(asked.map(({ url }) => url.split('/transform/')[1])).toEqual(['products/byUrlTitle/om1'])
  })

  it.each([
    'https://evil.test/om1.json',
    'http://store.test/om1.json',
    'https://store.test:8443/om1.json',
    'https://store.test@evil.test/om1.json',
    'https://name@store.test/om1.json',
    'https://:word@store.test/om1.json',
    'https://store.test.evil.test/om1.json',
    '//evil.test/om1.json',
    '/\\evil.test/om1.json',
    '\\\\evil.test/om1.json',
    '/\t/evil.test/om1.json',
    '/public om1.json',
    'javascript:alert(1)',
    'data:application/json,{}',
    'blob:https://store.test/om1',
    'file:///etc/passwd',
    'om1.json',
    `/${'x'.repeat(2048)}`,
  ])('asks nothing at %j, and cannot be had (CALL-36, T28)', async (hostile) => {
    const { port, asked } = catalogue(product)
    expect(await port.listed(at(hostile))()).toEqual(E.left({ kind: 'malformed' }))
    expect(asked).toEqual([])
  })

  it('has to be JSON (T28)', async () => {
    const text = JSON.stringify(aProductAnswer())
    const typed = (kind: string) => replyingText(text, { headers: { 'Content-Type': kind } })
    for (const kind of ['text/html', 'text/plain;charset=json', 'application/jsonp', '']) {
      // oxlint-disable-next-line no-await-in-loop -- four of them
      const answer = await catalogue(typed(kind)).port.listed(at(address))()
      expect(answer, kind).toEqual(E.left({ kind: 'malformed' }))
    }
    const kept = catalogue(typed('application/vnd.product+json; charset=utf-8'))
    expect(E.isRight(await kept.port.listed(at(address))())).toBe(true)
  })

  it('has two megabytes at most (T28)', async () => {
    const long = (bytes: number) => {
      const text = JSON.stringify(aProductAnswer())
      const headers = { 'Content-Type': 'application/json' }
      return catalogue(replyingText(text + ' '.repeat(bytes - text.length), { headers }))
    }
    expect(E.isRight(await long(2_000_000).port.listed(at(address))())).toBe(true)
    const longer = long(2_000_001)
    expect(await longer.port.listed(at(address))()).toEqual(E.left({ kind: 'malformed' }))
    expect(longer.asked).toHaveLength(1)
  })
})
