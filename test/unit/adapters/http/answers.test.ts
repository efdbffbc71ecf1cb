import { describe, expect, it } from 'vitest'
import { handingOut, recording } from '../../../../src/adapters/http/answers.ts'
import { readPageData, writePageData } from '../../../../src/adapters/http/page-data.ts'
import { dropping, replying, scriptedFetch } from '../../../fakes/scripted-fetch.ts'

const list = { method: 'POST', body: '{"keyword":""}' }

describe('answers that travel with a page', () => {
  it('are written down once each and handed out to whoever asks the same', async () => {
    const server = scriptedFetch(replying({ products: [] }), replying({ name: 'TM200' }))
    const page = recording(server.fetch)
    await Promise.all([page.fetch('/list', list), page.fetch('/list', list)])
    await page.fetch('/product')
    expect(server.asked).toHaveLength(2)

    const network = scriptedFetch(replying({ products: ['newer'] }))
    const fetch = handingOut(page.answers(), network.fetch, () => 0)
    expect(await (await fetch('/list', list)).json()).toEqual({ products: [] })
    expect(await (await fetch('/product')).json()).toEqual({ name: 'TM200' })
    expect(network.asked).toHaveLength(0)
    expect(await (await fetch('/list', list)).json()).toEqual({ products: ['newer'] })
  })

  it('belong to one question: another body is asked for', async () => {
    const page = recording(scriptedFetch(replying({ products: [] })).fetch)
    await page.fetch('/list', list)
    const network = scriptedFetch(replying({ products: ['pump'] }))
    const fetch = handingOut(page.answers(), network.fetch, () => 0)
    const answer = await fetch('/list', { ...list, body: '{"keyword":"pump"}' })
    expect(await answer.json()).toEqual({ products: ['pump'] })
  })

  it('grow old with the page', async () => {
    const page = recording(scriptedFetch(replying('first')).fetch)
    await page.fetch('/page')
    let now = 0
    const network = scriptedFetch(replying('second'))
    const fetch = handingOut(page.answers(), network.fetch, () => now)
    now = 60_000
    expect(await (await fetch('/page')).json()).toBe('second')
  })

  it('leave out what failed, and say so', async () => {
    const page = recording(scriptedFetch(dropping, replying('gone', { status: 404 })).fetch)
    await expect(page.fetch('/lost')).rejects.toThrow()
    expect(page.hasFailed()).toBe(true)
    expect((await page.fetch('/gone')).status).toBe(404)
    expect(page.answers().map(({ status }) => status)).toEqual([404])
  })

  it.each([
    [
      'of the parts that they name, each once',
      ['contents, stock-7', 'contents'],
      ['contents', 'stock-7'],
    ],
    ['of everything where one of them names none', ['contents', ''], undefined],
    ['of everything where nothing was asked', [], undefined],
  ])('are %s', async (_, named, parts) => {
    const answers = named.map((each) =>
      replying({}, { headers: each === '' ? {} : { 'Edition-Parts': each } }),
    )
    const page = recording(scriptedFetch(...answers).fetch)
    await Promise.all(named.map((_each, number) => page.fetch(`/${number}`)))
    expect(page.editionParts()).toEqual(parts)
  })

  it('are of everything where one did not arrive', async () => {
    const page = recording(
      scriptedFetch(replying({}, { headers: { 'Edition-Parts': 'contents' } }), dropping).fetch,
    )
    await page.fetch('/there')
    await expect(page.fetch('/lost')).rejects.toThrow()
    expect(page.editionParts()).toBeUndefined()
  })
})

describe('the data of a page', () => {
  const data = {
    isWhole: true,
    origin: 'http://shop.test',
    chosen: { language: 'de', region: undefined, consent: undefined, units: 'us' },
    answers: [{ key: 'k', status: 200, type: 'application/json', text: '</script><!--<script>' }],
    values: [{ key: 'v', value: { name: '</script>' } }],
    texts: { language: 'de', areas: { common: { 'site.name': '</script>' } } },
  }

  it('cannot end the element that it stands in, and comes back as it was (T18)', () => {
    const text = writePageData(data)
    expect(text).not.toContain('<')
    expect(readPageData(text)).toEqual(data)
  })

  it.each(['', '{', 'null', '[]', '{"isWhole":1}', '{"isWhole":true,"address":"/"}'])(
    'is not there when it cannot be read: %s',
    (text) => {
      expect(readPageData(text)).toBeUndefined()
    },
  )
})
