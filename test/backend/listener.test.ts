import { createServer, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { isBackendPath } from '../../reference-backend/backend-path.ts'
import { droppedConnection } from '../../reference-backend/fault-answers.ts'
import type { Origin } from '../../reference-backend/handle.ts'
import { nodeListener } from '../../reference-backend/listener.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Puts a handler on a free port and answers its address. */
async function listen(fetch: (request: Request, origin: Origin) => Promise<Response>) {
  const listener = nodeListener(fetch)
  const own = createServer((request, response) => void listener(request, response))
  server = own
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
  const address = own.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

it('tells the handler where a request comes from', async () => {
  const address = await listen(async (_, origin) => Response.json(origin))
  expect(await (await fetch(address)).json()).toEqual({ remoteAddress: '127.0.0.1' })
})

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
  ['/product/api/motor', false],
  ['/apiary', false],
  ['/', false],
])('knows whether %s is for the backend: %s', (path, expected) => {
  expect(isBackendPath(path)).toBe(expected)
})

/** `Promise.withResolvers`, which Node 20 does not have. */
function resolvers() {
  let resolve: (value: unknown) => void = () => {}
  const promise = new Promise((fulfil) => {
    resolve = fulfil
  })
  return { promise, resolve }
}
