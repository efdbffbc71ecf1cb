/** `fetch` for a page without a server: what is the backend's is asked of the worker, everything else of the network. */

import { isForBackend } from '../../reference-backend/server/backend-path.ts'

export function injectedFetch(
  network: typeof fetch,
  ask: (request: Request) => Promise<Response>,
  origin: string,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const isOurs = url.origin === origin && isForBackend(url.pathname + url.search)
    return isOurs ? ask(request) : network(input, init)
  }
}
