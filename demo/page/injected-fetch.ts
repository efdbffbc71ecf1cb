/** `fetch` for a page without a server: what is the backend's is asked of the worker, everything else of the network. */

import { backendAddress } from '../backend-address.ts'

export function injectedFetch(
  network: typeof fetch,
  ask: (request: Request) => Promise<Response>,
  origin: string,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    return backendAddress(request.url, origin) !== undefined ? ask(request) : network(input, init)
  }
}
