import { createServer, request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { allActions } from '../../reference-backend/commerce/all-actions.ts'
import { nodeListener } from '../../reference-backend/server/listener.ts'
import { usualEngine } from './each-engine.ts'
import { openTestShop, TEST_REVIEW_KEY, type TestShop } from './test-shop.ts'

let shop: TestShop
let token: string

beforeAll(async () => {
  shop = await openTestShop({ engine: usualEngine() })
  await shop.reset()
  token = await shop.signIn('us@manifold.test')
})
afterAll(() => shop.close())

const KILO = 1024
/** More than any JSON of the shop's, and more than any file of a form with what is around it. */
const JSON_ENOUGH = 256 * KILO
const UPLOAD_ENOUGH = 10 * KILO * KILO + 16 * KILO
const CHUNK = 64 * KILO

const paths = [
  ...allActions.map(({ name }) => `/api/scope/${name}`),
  '/api/scope/downloadFile',
  '/api/v1/public/search',
  '/api/v1/public/search/typeahead',
  '/internal/review',
  '/test/clock',
  '/test/session/expire',
]

/** A body without an end, and how much of it has been asked for. */
function endless() {
  let pulled = 0
  const chunk = new TextEncoder().encode(' '.repeat(CHUNK))
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        pulled += CHUNK
        controller.enqueue(chunk)
      },
    },
    { highWaterMark: 0 },
  )
  return { body, pulled: () => pulled }
}

function send(path: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}) {
  return shop.fetch(
    path,
    streaming({
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Auth-Token': `Bearer ${token}`,
        Authorization: `Bearer ${TEST_REVIEW_KEY}`,
        ...headers,
      },
      body,
    }),
  )
}

/** A request whose body is a stream says so; the types of browsers do not know it. */
function streaming(init: RequestInit): RequestInit & { readonly duplex: 'half' } {
  return { ...init, duplex: 'half' }
}

const multipart = { 'Content-Type': 'multipart/form-data; boundary=parts' }

describe('a body that is larger than its route takes', () => {
  it.each(paths)('is read no further than that by %s', async (path) => {
    const { body, pulled } = endless()
    const response = await send(path, body)
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({
      messages: [{ message: 'too_large', messageType: 'error' }],
    })
    expect(pulled()).toBeLessThanOrEqual(JSON_ENOUGH + 2 * CHUNK)
  })

  it.each(paths)('is not read at all by %s when it says how large it is', async (path) => {
    const { body, pulled } = endless()
    const response = await send(path, body, { 'Content-Length': '600000000' })
    expect(response.status).toBe(413)
    expect(pulled()).toBe(0)
  })

  it('is measured where files of forms arrive, too', async () => {
    const unsaid = endless()
    expect((await send('/api/form-upload', unsaid.body, multipart)).status).toBe(413)
    expect(unsaid.pulled()).toBeLessThanOrEqual(UPLOAD_ENOUGH + 2 * CHUNK)
    const said = endless()
    const headers = { ...multipart, 'Content-Length': '600000000' }
    expect((await send('/api/form-upload', said.body, headers)).status).toBe(413)
    expect(said.pulled()).toBe(0)
  })

  it('is measured where browsers report, too', async () => {
    const headers = { 'Content-Type': 'application/reports+json' }
    const unsaid = endless()
    const response = await send('/api/content-policy-reports', unsaid.body, headers)
    expect(response.status).toBe(413)
    expect(unsaid.pulled()).toBeLessThanOrEqual(2 * CHUNK)
    const said = endless()
    const sized = { ...headers, 'Content-Length': '600000000' }
    expect((await send('/api/content-policy-reports', said.body, sized)).status).toBe(413)
    expect(said.pulled()).toBe(0)
  })

  it.each(['/api/human-check/token', '/test/reset', '/nowhere', '/api/scope/nothing'])(
    'is not read by %s, which needs none',
    async (path) => {
      const { body, pulled } = endless()
      await send(path, body)
      expect(pulled()).toBe(0)
    },
  )
})

it('is refused when it breaks off or is no text', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
  expect((await send('/api/scope/createQuote', broken)).status).toBe(400)
  const latin = new Uint8Array([...Buffer.from('{"quoteName":"'), 0xe9, ...Buffer.from('"}')])
  expect((await send('/api/scope/createQuote', latin)).status).toBe(400)
})

it('is answered over a socket while it is still being sent, by many at once, in little memory', async () => {
  const listener = nodeListener((request) => {
    const { method, url, headers, body } = request
    return shop.fetch(url, streaming({ method, headers, body }))
  })
  const server = createServer((request, response) => void listener(request, response))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const before = process.memoryUsage().arrayBuffers
  const statuses = await Promise.all(
    ['/api/v1/public/search', '/api/scope/getAccount', '/api/scope/createQuote'].flatMap((path) =>
      [{}, { 'Content-Length': '600000000' }, {}].map((length) => flood(port, path, length)),
    ),
  )
  expect(statuses).toEqual(statuses.map(() => 413))
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * KILO * KILO)
})

/** Sends until it is answered; the status of the answer. */
function flood(
  port: number | undefined,
  path: string,
  length: Readonly<Record<string, string>>,
): Promise<number | undefined> {
  const chunk = Buffer.alloc(CHUNK, ' ')
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', ...length }
    const request = httpRequest({ port, path, method: 'POST', headers }, (response) => {
      resolve(response.statusCode)
      response.resume()
      request.destroy()
    })
    const more = () => {
      if (request.destroyed) return
      if (request.write(chunk)) setImmediate(more)
      else request.once('drain', more)
    }
    request.on('error', reject)
    more()
  })
}
