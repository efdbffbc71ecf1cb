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

type Fetch = (request: Request, origin: Origin) => Promise<Response>

/** A Node request listener for a handler; destroys the socket where the answer says so. */
export function nodeListener(fetch: Fetch) {
  return getRequestListener(async (request, env) => {
    const { socket } = env.incoming
    const response = await fetch(request, { remoteAddress: socket.remoteAddress })
    if (!dropsConnection(response)) return response
    socket.destroy()
    return RESPONSE_ALREADY_SENT
  })
}
