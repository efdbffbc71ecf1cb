/** Between a Node socket and the handler: where a request comes from, and connections that must die. */

import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { connectionEnd } from './fault-answers.ts'
import type { Origin } from './handle.ts'

/**
 * The beginning of an answer that never ends. Without it the browser would ask again by itself: it does
 * so when a kept connection dies before the answer begins, even for a POST.
 */
const BROKEN_OFF = [
  'HTTP/1.1 200 OK',
  'Content-Type: application/json',
  'Content-Length: 1024',
  '',
  '{',
].join('\r\n')

type Fetch = (request: Request, origin: Origin) => Promise<Response>

/** A Node request listener for a handler; ends the connection where the answer says so. */
export function nodeListener(fetch: Fetch) {
  return getRequestListener(async (request, env) => {
    const { socket } = env.incoming
    const response = await fetch(request, { remoteAddress: socket.remoteAddress })
    const end = connectionEnd(response)
    if (end === undefined) return response
    if (end === 'reset') socket.resetAndDestroy()
    else socket.end(BROKEN_OFF, () => socket.destroy())
    return RESPONSE_ALREADY_SENT
  })
}
