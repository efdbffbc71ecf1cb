/** Between a Node socket and the handler: where a request comes from, and connections that must die. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { connectionEnd } from '../faults/fault-answers.ts'
import type { Origin } from './handle.ts'
import { callerOf, type TrustedProxies } from '../http/caller.ts'

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

/**
 * A Node request listener for a handler; ends the connection where the answer says so. What the proxies that are
 * trusted say of the caller is believed. A request with two hosts is refused: one that stands in between may
 * have gone by the other (RFC 9112, section 3.2).
 */
export function nodeListener(fetch: Fetch, trusted: TrustedProxies = []) {
  const listener = handlerListener(fetch, trusted)
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (hostsOf(request) > 1) response.writeHead(400, { Connection: 'close' }).end()
    else await listener(request, response)
  }
}

function hostsOf({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}

function handlerListener(fetch: Fetch, trusted: TrustedProxies) {
  return getRequestListener(async (request, env) => {
    const { socket } = env.incoming
    const peer = socket.remoteAddress ?? ''
    const response = await fetch(request, callerOf(trusted, peer, request.headers))
    const end = connectionEnd(response)
    if (end === undefined) return response
    if (end === 'reset') socket.resetAndDestroy()
    else socket.end(BROKEN_OFF, () => socket.destroy())
    return RESPONSE_ALREADY_SENT
  })
}
