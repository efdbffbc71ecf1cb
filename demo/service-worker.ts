/**
 * Routes what a browser asks for by itself (pictures, downloads, frames) to a page, which has a line to the backend; and
 * answers every address of the shop with its one page, for hosts that would say that there is none. It keeps nothing.
 */

import { basePath } from '../src/take-over/base-path.ts'
import { backendAddress } from './backend-address.ts'
import { carriedRequest, responseOf } from './carried.ts'
import type { RoutedAnswer, RoutedRequest } from './routed.ts'

/** As far as it is used here; the library of a page does not know what a service worker has. */
interface Scope {
  readonly location: Location
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (of: {
      readonly type: 'window'
      readonly includeUncontrolled: boolean
    }) => Promise<readonly Page[]>
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: (type: string, listener: (event: Routed) => void) => void
}

interface Page {
  readonly id: string
  readonly frameType: string
  readonly postMessage: (message: RoutedRequest, ports: Transferable[]) => void
}

interface Routed extends Event {
  readonly request: Request
  readonly clientId: string
  readonly respondWith: (response: Promise<Response>) => void
  readonly waitUntil: (work: Promise<unknown>) => void
}

declare const self: Scope

/** Milliseconds after which nobody answers any more: the page has been closed meanwhile. */
const PATIENCE_MS = 60_000

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request, clientId } = event
  const { origin } = self.location
  if (new URL(request.url).origin !== origin) return
  if (backendAddress(request.url, origin) !== undefined)
    event.respondWith(routed(request, clientId))
  else if (request.mode === 'navigate') event.respondWith(onePage(request))
})

async function routed(request: Request, clientId: string): Promise<Response> {
  const pages = (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(
    ({ frameType }) => frameType !== 'nested',
  )
  const page = pages.find(({ id }) => id === clientId) ?? pages[0]
  if (page === undefined) return noPage()
  const carried = await carriedRequest(request)
  const answer = await new Promise<RoutedAnswer>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const late = setTimeout(() => resolve(undefined), PATIENCE_MS)
    port1.addEventListener('message', ({ data }: MessageEvent<RoutedAnswer>) => {
      clearTimeout(late)
      resolve(data)
    })
    port1.start()
    page.postMessage({ kind: 'routed-request', request: carried }, [
      port2,
      ...(carried.body ? [carried.body] : []),
    ])
  })
  return answer === undefined ? Response.error() : responseOf(answer)
}

/** Of an address that was opened by itself, when no tab has the shop open. */
function noPage(): Response {
  return new Response('Open the shop in this browser first, then this address again.', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

async function onePage(request: Request): Promise<Response> {
  const found = await fetch(request)
  return found.status === 404 ? fetch(`${basePath}/index.html`) : found
}
