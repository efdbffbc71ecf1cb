import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allActions } from '../../reference-backend/commerce/all-actions.ts'
import { usualEngine } from './each-engine.ts'
import { openTestShop, TEST_NOW, TEST_ORIGIN, TEST_REVIEW_KEY, type TestShop } from './test-shop.ts'

let shop: TestShop
let token: string

beforeAll(async () => {
  shop = await openTestShop({ engine: usualEngine() })
})
beforeEach(async () => {
  await shop.reset()
  token = await shop.signIn('us@manifold.test')
})
afterAll(() => shop.close())

const writes = allActions.filter(({ kind }) => kind === 'write').map(({ name }) => name)
const json = { 'Content-Type': 'application/json' }

interface Sent {
  readonly method: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

function send(name: string, { method, headers = {}, body }: Sent) {
  return shop.fetch(`/api/scope/${name}`, {
    method,
    headers: { ...json, 'Auth-Token': `Bearer ${token}`, ...headers },
    ...(body === undefined ? {} : { body }),
  })
}

function inner(path: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  return shop.fetch(path, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  })
}

describe('a read', () => {
  it('says what is wrong with an id that no database can hold', async () => {
    const response = await send('getQuote?orderID=%00&returnQuote=true', { method: 'GET' })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ errors: { orderID: [expect.any(String)] } })
  })
})

describe('a write', () => {
  it.each(writes)('%s over GET is refused with 405 and changes nothing (T08)', async (name) => {
    const response = await send(`${name}?quoteName=By+link`, { method: 'GET' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(await shop.journal()).toHaveLength(1)
  })

  it.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://elsewhere.test' },
    { Origin: 'null' },
  ])('from a foreign page is refused: %j (T08)', async (headers) => {
    const body = JSON.stringify({ quoteName: 'Forged' })
    const response = await send('createQuote', { method: 'POST', headers, body })
    expect(response.status).toBe(403)
    expect(await shop.journal()).toHaveLength(1)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'as %s, which any page can send, is refused (T08)',
    async (type) => {
      const headers = { 'Content-Type': type }
      const body = '{"quoteName":"Forged"}'
      const response = await send('createQuote', { method: 'POST', headers, body })
      expect(response.status).toBe(415)
      expect(await shop.journal()).toHaveLength(1)
    },
  )

  it('from an own page goes through', async () => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: TEST_ORIGIN }
    const body = JSON.stringify({ quoteName: 'Own' })
    const response = await send('createQuote', { method: 'POST', headers, body })
    expect(response.status).toBe(200)
    expect(await shop.journal()).toHaveLength(2)
  })

  it.each(['', '{"quoteName":', '[1]', '"text"', 'null'])(
    'with the body %j does nothing',
    async (body) => {
      const response = await send('createQuote', { method: 'POST', body })
      const answer = await response.json()
      expect(response.status === 400 || 'quoteName' in answer.errors).toBe(true)
      expect(await shop.journal()).toHaveLength(1)
    },
  )

  it('larger than any honest one is refused', async () => {
    const body = JSON.stringify({ quoteName: 'x'.repeat(300_000) })
    expect((await send('createQuote', { method: 'POST', body })).status).toBe(413)
  })
})

describe('a read', () => {
  it('is answered over GET and over POST alike', async () => {
    const over = (await send('getQuotes?pageRecordsShow=3', { method: 'GET' })).json()
    const body = JSON.stringify({ pageRecordsShow: 3 })
    const posted = (await send('getQuotes', { method: 'POST', body })).json()
    expect(await over).toEqual(await posted)
  })

  it('writes nothing into the journal', async () => {
    for (const { name, kind } of allActions) {
      if (kind === 'read') await send(name, { method: 'GET' })
    }
    expect(await shop.journal()).toHaveLength(1)
  })
})

describe('every answer', () => {
  it.each(['/api/scope/getAccount', '/api/scope/nothing', '/api/site-setting', '/nowhere'])(
    'carries the security headers: %s (T24)',
    async (path) => {
      const { headers } = await shop.fetch(path)
      const policy = headers.get('content-security-policy')
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).toContain('trusted-types manifold-sanitiser manifold-worker manifold-data')
      expect(policy).not.toContain('allow-duplicates')
      expect(policy).not.toContain('unsafe')
      expect(policy).toContain('report-uri /api/content-policy-reports')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).not.toBeNull()
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  it('about an account is kept by no cache (T07)', async () => {
    const { headers } = await send('getAccount', { method: 'GET' })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('asks for https from behind a trusted proxy that speaks it, and from no other (T24)', async () => {
    const { headers } = await shop.fetchFrom({ isHttps: true })('/')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('content-security-policy')).toContain('report-to content-policy')
    expect(headers.get('reporting-endpoints')).toBe('content-policy="/api/content-policy-reports"')
    const claimed = await shop.fetch('/', { headers: { 'X-Forwarded-Proto': 'https' } })
    expect(claimed.headers.get('strict-transport-security')).toBeNull()
  })

  it('to an unknown action or path is 404', async () => {
    expect((await shop.fetch('/api/scope/dropAllTables')).status).toBe(404)
    expect((await shop.fetch('/api/scope/toString')).status).toBe(404)
    expect((await shop.fetch('/elsewhere')).status).toBe(404)
  })

  it.each([
    '/?slatAction=account.impersonateAccount&emailAddress=us@manifold.test',
    '/my-account/overview?SLATACTION=public:account.logout',
    '/api/scope/getAccount?slatAction=public:account.login',
  ])('to a call that an address names beside its path is a refusal, no page: %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await shop.fetch(path, { method })
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({
        successfulActions: [],
        failureActions: [expect.stringContaining('account.')],
        errors: { slatAction: [expect.any(String)] },
        messages: [{ message: 'unknown_action', messageType: 'error' }],
      })
    }
  })
})

describe('the inner doors', () => {
  const key = { Authorization: `Bearer ${TEST_REVIEW_KEY}` }

  it('let the reviewer in with the key only', async () => {
    expect((await inner('/internal/review', { action: 'list' })).status).toBe(403)
    const listed = await inner('/internal/review', { action: 'list' }, key)
    expect((await listed.json()).quotes.length).toBeGreaterThan(4)
    const approve = { action: 'approve', order: 'Saugbagger' }
    const approved = await inner('/internal/review', approve, key)
    expect(await approved.json()).toMatchObject({ ok: true })
    const again = await inner('/internal/review', approve, key)
    expect(again.status).toBe(422)
  })

  it('are no doors for what a proxy on this machine passes on', async () => {
    const passedOn = { ...key, 'X-Forwarded-For': '192.0.2.1' }
    expect((await inner('/internal/review', { action: 'list' }, passedOn)).status).toBe(404)
  })

  it('are no doors for a name that only points here', async () => {
    const response = await shop.fetch('http://rebound.test/test/journal')
    expect(response.status).toBe(404)
  })

  it('show the journal, move the clock, end sessions and reset', async () => {
    const shown = await (await shop.fetch('/test/journal')).json()
    expect(shown.journal).toMatchObject([{ action: 'login' }])
    const now = '2026-04-01T10:00:00.000Z'
    expect(await (await inner('/test/clock', { now })).json()).toEqual({ now })
    expect((await send('getAccount', { method: 'GET' })).status).toBe(401)
    await inner('/test/clock', {})
    expect((await send('getAccount', { method: 'GET' })).status).toBe(200)
    const emailAddress = 'us@manifold.test'
    const ended = await inner('/test/session/expire', { emailAddress })
    expect(await ended.json()).toEqual({ ended: 1 })
    expect((await send('getAccount', { method: 'GET' })).status).toBe(401)
    await inner('/test/reset', {})
    expect(await shop.journal()).toEqual([])
    expect(shop.now()).toEqual(TEST_NOW)
  })
})
