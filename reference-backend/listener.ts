/** Between a Node socket and the handler: where a request comes from, and connections that must die. */

import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { dropsConnection } from './fault-answers.ts'
import type { Origin } from './handle.ts'

const BACKEND_PATH = /^\/(api|public|media|internal|test)\//

/** Whether the backend answers this path; every other one belongs to the single page. */
export function isBackendPath(path: string): boolean {
  return BACKEND_PATH.test(path)
}

/**
 * The beginning of an answer that never ends. A browser repeats by itself a request, even a POST, that
 * dies on a kept connection before its answer begins, and nobody would notice that an answer was lost.
 */
const BROKEN_OFF = [
  'HTTP/1.1 200 OK',
  'Content-Type: application/json',
  'Content-Length: 1024',
  '',
  '{',
].join('\r\n')

type Fetch = (request: Request, origin: Origin) => Promise<Response>

/** A Node request listener for a handler; breaks the connection off where the answer says so. */
export function nodeListener(fetch: Fetch) {
  return getRequestListener(async (request, env) => {
    const { socket } = env.incoming
    const response = await fetch(request, { remoteAddress: socket.remoteAddress })
    if (!dropsConnection(response)) return response
    socket.end(BROKEN_OFF, () => socket.destroy())
    return RESPONSE_ALREADY_SENT
  })
}
