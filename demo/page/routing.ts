/** Has the service worker route to this page what only a browser asks for by itself: pictures, downloads, frames. */

import { basePath } from '../../src/take-over/base-path.ts'
import { carriedAnswer, requestOf } from '../carried.ts'
import type { RoutedRequest } from '../routed.ts'

/** Begins; answers once what the page asks for is routed. Rejects where the browser allows no service worker. */
export async function beginRouting(ask: (request: Request) => Promise<Response>): Promise<void> {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<RoutedRequest>) => {
    if (data.kind !== 'routed-request') return
    void ask(requestOf(data.request, new AbortController().signal))
      .then(carriedAnswer)
      .catch(() => undefined)
      .then((answer) => ports[0]?.postMessage(answer))
  })
  serviceWorker.startMessages()
  await serviceWorker.register(`${basePath}/service-worker.js`, { type: 'module' })
  await serviceWorker.ready
  if (serviceWorker.controller !== null) return
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
}
