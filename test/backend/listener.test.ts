import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { isForBackend } from '../../reference-backend/server/backend-path.ts'
import { droppedConnection } from '../../reference-backend/faults/fault-answers.ts'
import type { Origin } from '../../reference-backend/server/handle.ts'
import { type TrustedProxies, trustedProxies } from '../../reference-backend/http/caller.ts'
import { nodeListener } from '../../reference-backend/server/listener.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Puts a handler on a free port and answers its address. */
async function listen(
  fetch: (request: Request, origin: Origin) => Promise<Response>,
  trusted?: TrustedProxies,
) {
  const listener = nodeListener(fetch, trusted)
  const own = createServer((request, response) => void listener(request, response))
  server = own
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
  const address = own.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

it('tells the handler where a request comes from', async () => {
  const address = await listen(async (_, origin) => Response.json(origin))
  const headers = { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'https' }
  expect(await (await fetch(address, { headers })).json()).toEqual({
    remoteAddress: '127.0.0.1',
    isHttps: false,
  })
})

it('tells the handler whom a trusted proxy asks for', async () => {
  const address = await listen(
    async (_, origin) => Response.json(origin),
    trustedProxies('loopback'),
  )
  const headers = { 'X-Forwarded-For': '8.8.8.8, 192.0.2.1', 'X-Forwarded-Proto': 'https' }
  expect(await (await fetch(address, { headers })).json()).toEqual({
    remoteAddress: '192.0.2.1',
    isHttps: true,
  })
})

it.each([
  ['one host', ['Host: a'], 200],
  ['two hosts', ['Host: a', 'Host: b'], 400],
  ['one host twice', ['Host: a', 'host: a'], 400],
  ['no host', [], 400],
])('answers a request with %s', async (_, lines, status) => {
  const { port } = new URL(await listen(async () => new Response(null)))
  const answer = await rawAnswer(Number(port), ['GET / HTTP/1.1', ...lines, 'Connection: close'])
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

/** What comes back for these lines, sent as they are. */
function rawAnswer(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
    socket.setEncoding('utf8').on('data', (part) => {
      answer += part
    })
    socket.on('end', () => resolve(answer)).on('error', reject)
  })
}

it('breaks off the connection of an answer that must not arrive, once it has begun', async () => {
  const address = await listen(async () => droppedConnection())
  const begun = await fetch(address)
  await expect(begun.text()).rejects.toThrow('terminated')
})

it('resets the connection of an answer that must not even begin', async () => {
  const address = await listen(async () => droppedConnection('reset'))
  await expect(fetch(address)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
})

it('tells the handler when the client has given up', async () => {
  let gone: Promise<unknown> = Promise.resolve()
  const arrived = resolvers()
  const address = await listen((request) => {
    gone = new Promise((resolve) => request.signal.addEventListener('abort', resolve))
    arrived.resolve(undefined)
    return gone.then(() => new Response(null))
  })
  const controller = new AbortController()
  const answer = fetch(address, { signal: controller.signal })
  await arrived.promise
  controller.abort()
  await expect(answer).rejects.toThrow()
  await gone
})

it.each([
  ['/api/scope/getAccount', true],
  ['/media/products/a.svg', true],
  ['/public/manifold/product/transform/skus/bySkuCode/TM2', true],
  ['/test/journal', true],
  ['/health/live', true],
  ['/?slatAction=account.impersonateAccount', true],
  ['/product/motor?a=1&slataction=public:account.login', true],
  ['/?redirect=slatAction', false],
  ['/product/api/motor', false],
  ['/apiary', false],
  ['/', false],
])('knows whether %s is for the backend: %s', (path, expected) => {
  expect(isForBackend(path)).toBe(expected)
})

/** `Promise.withResolvers`, which Node 20 does not have. */
function resolvers() {
  let resolve: (value: unknown) => void = () => {}
  const promise = new Promise((fulfil) => {
    resolve = fulfil
  })
  return { promise, resolve }
}
