/** Pages that are kept: how long they hold, who waits, and what is never kept. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { delivered } from '../../../server/delivery.ts'
import { editionWatch } from '../../../server/edition.ts'
import { LASTING } from '../../../server/freshness.ts'
import { keptPages } from '../../../server/kept-pages.ts'
import { EDITION_PARTS, type AnsweredEdition } from '../../../server/edition-answer.ts'

const start = Date.parse('2027-03-01T08:00:00Z')
const minute = 60_000
const long = 'words '.repeat(1000)
/** What comes about behind a reader's back is looked for again and again, for so long. */
const WAITING = { timeout: 30_000, interval: 5 }

let now: number
/** What the services would say; undefined where they do not know the question. */
let named: AnsweredEdition | undefined
let areAway: boolean
let drawings: string[]
let asked: number
/** What the services have answered, or are about to. */
let answers: Promise<unknown>[]
/** How long an answer takes. */
let answerMs: number
let headers: Record<string, string>
/** Of which parts of the edition the answers of each page are. */
let partsOf: Record<string, string>
let status: number
/** Holds drawings back until it is called. */
let release: (() => void) | undefined

beforeEach(() => {
  now = start
  named = { name: 'one', changedAt: start - 60 * minute }
  areAway = false
  drawings = []
  asked = 0
  answers = []
  answerMs = 0
  headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }
  partsOf = {}
  status = 200
  release = undefined
})

function opened({ bytes = 1e6, graceMs = minute, checkMs = 1000, isHeld = false } = {}) {
  const held = isHeld ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve()
  const editions = editionWatch({
    ask: () => {
      asked += 1
      const answer = serviceAnswer()
      answers.push(answer)
      return answer
    },
    clock: () => now,
    checkMs,
    graceMs,
  })
  const { answer: kept } = keptPages({
    draw: async ({ url }) => {
      const { pathname } = new URL(url)
      const page = `${pathname} of ${named?.name ?? now}`
      const parts = partsOf[pathname]
      drawings.push(page)
      await held
      const told = parts === undefined ? headers : { ...headers, [EDITION_PARTS]: parts }
      return new Response(status === 301 ? null : `${page} ${long}`, { status, headers: told })
    },
    keyOf: (request) => {
      const { pathname } = new URL(request.url)
      return pathname === '/preview' ? undefined : pathname
    },
    editions,
    clock: () => now,
    lasting: { ...LASTING, graceMs },
    bytes,
    builtAt: start - 600 * minute,
    log: () => {},
  })
  return (path: string, init: RequestInit = {}) =>
    kept(new Request(`http://shop.test${path}`, init))
}

async function serviceAnswer(): Promise<AnsweredEdition | undefined> {
  await nextTurn()
  now += answerMs
  if (areAway) throw new Error('Away.')
  return named
}

const nextTurn = () => new Promise((resolve) => void setImmediate(resolve))

type Pages = ReturnType<typeof opened>

async function said(pages: Pages, path = '/shop', init: RequestInit = {}): Promise<string> {
  const request = new Request('http://shop.test/', init)
  const text = await (await delivered(request, await pages(path, init))).text()
  return text.slice(0, text.indexOf(' words'))
}

/** Once all that the services were asked, behind a reader's back as well, is answered and taken up. */
async function allAnswered() {
  await Promise.allSettled(answers)
  await nextTurn()
}

const begun = (count: number) => vi.waitFor(() => expect(drawings).toHaveLength(count), WAITING)

const changed = (name: string) => {
  named = { name, changedAt: now }
}

describe('a page that is kept', () => {
  it('is drawn once for all who ask the same', async () => {
    const pages = opened()
    expect([await said(pages), await said(pages), await said(pages, '/about')]).toEqual([
      '/shop of one',
      '/shop of one',
      '/about of one',
    ])
    expect(drawings).toEqual(['/shop of one', '/about of one'])
  })

  it('is drawn once for two hundred who ask at the same moment', async () => {
    const pages = opened({ isHeld: true })
    const readers = Array.from({ length: 200 }, () => said(pages))
    await begun(1)
    release?.()
    expect(new Set(await Promise.all(readers))).toEqual(new Set(['/shop of one']))
    expect([drawings.length, asked]).toEqual([1, 1])
  })

  it('is handed out at once after a change, and redrawn once, behind the back of two hundred readers', async () => {
    const pages = opened()
    await said(pages)
    changed('two')
    now += 1500
    // Behind the back of this reader it becomes known that there is another edition.
    expect(await said(pages)).toBe('/shop of one')
    await allAnswered()
    const readers = await Promise.all(Array.from({ length: 200 }, () => said(pages)))
    expect(new Set(readers)).toEqual(new Set(['/shop of one']))
    // It is pressed by threads, which a busy machine lets wait.
    await vi.waitFor(async () => expect(await said(pages)).toBe('/shop of two'), WAITING)
    expect(drawings).toEqual(['/shop of one', '/shop of two'])
  })

  it('is waited for where it has not held for a minute', async () => {
    const pages = opened()
    await said(pages)
    changed('two')
    now += 10 * minute
    expect(await said(pages)).toBe('/shop of two')
  })

  it('is never older than the one that a reader has seen on another server', async () => {
    const pages = opened()
    await said(pages)
    now += 5000
    changed('two')
    await said(pages)
    await allAnswered()
    const seen = { headers: { 'If-Modified-Since': new Date(start).toUTCString() } }
    expect(await said(pages, '/shop', seen)).toBe('/shop of two')
  })

  it('does not become older again when an old drawing ends late', async () => {
    const pages = opened({ isHeld: true })
    const first = said(pages)
    await begun(1)
    changed('two')
    now += 2 * minute
    const second = said(pages)
    await begun(2)
    release?.()
    await Promise.all([first, second])
    expect(await said(pages)).toBe('/shop of two')
    expect(drawings).toEqual(['/shop of one', '/shop of two'])
  })

  it('is redrawn at the latest after an hour: what depends on the day changes by itself', async () => {
    const pages = opened()
    await said(pages)
    now += 59 * minute
    await said(pages)
    await allAnswered()
    expect(drawings).toHaveLength(1)
    now += 3 * minute
    expect(await said(pages)).toBe('/shop of one')
    expect(drawings).toHaveLength(2)
  })

  it('holds for a minute where the services do not know of editions, and asks them seldom', async () => {
    named = undefined
    const pages = opened()
    const first = await said(pages)
    now += 0.9 * minute
    expect(await said(pages)).toBe(first)
    now += 2 * minute
    expect(await said(pages)).not.toBe(first)
    expect(asked).toBe(2)
  })

  it('costs services that are slow to answer no more than a twentieth of their time', async () => {
    answerMs = 300
    const pages = opened()
    await said(pages)
    for (let second = 0; second < 6; second += 1) {
      now += 900
      // oxlint-disable-next-line no-await-in-loop -- one reader after the other
      await said(pages)
    }
    expect(asked).toBe(1)
    now += 900
    await said(pages)
    expect(asked).toBe(2)
  })

  it('is still there while the services are away', async () => {
    const pages = opened()
    await said(pages)
    areAway = true
    now += 30 * minute
    expect(await said(pages)).toBe('/shop of one')
  })

  it('is compressed once, and plain for who asks for that', async () => {
    const pages = opened()
    const page = await pages('/shop')
    const plain = `/shop of one ${long}`
    expect(brotliDecompressSync(await page.contents('br')).toString()).toBe(plain)
    expect(gunzipSync(await page.contents('gzip')).toString()).toBe(plain)
    expect(Buffer.from(await page.contents(undefined)).toString()).toBe(plain)
    expect(await page.contents('br')).toBe(await (await pages('/shop')).contents('br'))
  })

  it('takes no more room than it is given: the page that was read least goes', async () => {
    const pages = opened({ bytes: 300 })
    for (const path of ['/a', '/b', '/a', '/c', '/d', '/e', '/a']) {
      // oxlint-disable-next-line no-await-in-loop -- one reader after the other
      await said(pages, path)
    }
    expect(drawings.map((page) => page.slice(0, 2)).join(' ')).toBe('/a /b /c /d /e /a')
  })
})

/** Of contents that have not changed, and of a stock that has been sold from so often. */
const sold = (times: number): AnsweredEdition => ({
  name: `sold ${times}`,
  changedAt: start + times * 5000,
  parts: new Map([
    ['contents', { name: 'c', changedAt: start - 60 * minute }],
    ['stock', { name: `s${times}`, changedAt: start + times * 5000 }],
  ]),
})

describe('a page of some parts of an edition', () => {
  beforeEach(() => {
    named = sold(0)
    partsOf = { '/home': 'contents', '/kit': 'contents, stock', '/odd': 'contents, weather' }
  })
  const paths = ['/home', '/kit', '/odd', '/mute']
  const soldOnce = async (pages: Pages) => {
    await Promise.all(paths.map((path) => said(pages, path)))
    drawings = []
    named = sold(1)
    now += 2 * minute
  }

  it('stays when another part has changed; one that names an unknown part, or none, is of all', async () => {
    const pages = opened()
    await soldOnce(pages)
    expect(await Promise.all(paths.map((path) => said(pages, path)))).toEqual([
      '/home of sold 0',
      '/kit of sold 1',
      '/odd of sold 1',
      '/mute of sold 1',
    ])
    expect(drawings).toHaveLength(3)
  })

  it('is redrawn when a part of it changes after others have', async () => {
    const pages = opened()
    await soldOnce(pages)
    await said(pages, '/home')
    const contents = { name: 'd', changedAt: now }
    const { parts } = sold(1)
    named = {
      name: 'written',
      changedAt: now,
      parts: new Map([...(parts ?? []), ['contents', contents]]),
    }
    now += 2 * minute
    expect(await said(pages, '/home')).toBe('/home of written')
  })

  it('is of all again once the services tell no parts any more', async () => {
    const pages = opened()
    await soldOnce(pages)
    for (const name of ['without parts', 'and another']) {
      changed(name)
      now += 2 * minute
      // oxlint-disable-next-line no-await-in-loop -- one change after the other
      expect(await said(pages, '/home')).toBe(`/home of ${name}`)
    }
  })

  it('tells when its parts changed, and keeps to itself which they are', async () => {
    const pages = opened()
    await soldOnce(pages)
    const toldBy = async (path: string) => (await pages(path)).headers
    const home = await toldBy('/home')
    expect(home.get('last-modified')).toBe(new Date(start - 60 * minute).toUTCString())
    expect(home.has(EDITION_PARTS)).toBe(false)
    expect((await toldBy('/kit')).get('last-modified')).toBe(new Date(start + 5000).toUTCString())
  })
})

describe('a page that nobody keeps', () => {
  it('is one without a key, such as a preview (AUTH-31)', async () => {
    const pages = opened()
    await said(pages, '/preview')
    await said(pages, '/preview')
    expect(drawings).toHaveLength(2)
  })

  it.each([
    ['is not to be kept', 200, { 'Cache-Control': 'no-store' }],
    ["is one reader's", 200, { 'Cache-Control': 'private, no-cache' }],
    ['says nothing of it', 200, {}],
    ['brings a cookie', 200, { 'Cache-Control': 'no-cache', 'Set-Cookie': 'a=b' }],
    ['leads on for a while', 302, { 'Cache-Control': 'no-cache', Location: '/404' }],
    ['could not be drawn', 503, { 'Cache-Control': 'no-store' }],
  ])('is one that %s', async (_, answered, given: Record<string, string>) => {
    status = answered
    headers = given
    const pages = opened()
    await pages('/shop')
    await pages('/shop')
    expect(drawings).toHaveLength(2)
  })

  it('takes the place of no page that is kept when the services fail for a moment', async () => {
    const pages = opened()
    await said(pages)
    changed('two')
    now += 2 * minute
    status = 503
    headers = { 'Cache-Control': 'no-store' }
    expect((await pages('/shop')).status).toBe(503)
    named = { name: 'one', changedAt: start - 60 * minute }
    status = 200
    headers = { 'Cache-Control': 'no-cache' }
    expect((await pages('/shop')).status).toBe(200)
  })
})

describe('the answer of a kept page', () => {
  const answer = async (pages: Pages, given: Record<string, string> = {}) =>
    delivered(new Request('http://shop.test/shop', { headers: given }), await pages('/shop'))

  it('tells when its content changed, not when it was drawn', async () => {
    const { headers: told } = await answer(opened())
    expect(told.get('last-modified')).toBe(new Date(start - 60 * minute).toUTCString())
  })

  it('is not sent to who has it, by its mark or by its time', async () => {
    const pages = opened()
    const { headers: told } = await answer(pages)
    const etag = told.get('etag') ?? ''
    const time = told.get('last-modified') ?? ''
    expect((await answer(pages, { 'If-None-Match': etag })).status).toBe(304)
    expect((await answer(pages, { 'If-Modified-Since': time })).status).toBe(304)
    // The mark is the better witness.
    const both = { 'If-None-Match': '"another"', 'If-Modified-Since': time }
    expect((await answer(pages, both)).status).toBe(200)
  })

  it('is sent to who has an older one', async () => {
    const pages = opened()
    const { headers: told } = await answer(pages)
    changed('two')
    now += 2 * minute
    const time = told.get('last-modified') ?? ''
    expect((await answer(pages, { 'If-Modified-Since': time })).status).toBe(200)
  })

  it('tells no time where the services name no edition', async () => {
    named = undefined
    expect((await answer(opened())).headers.has('last-modified')).toBe(false)
  })
})
