/** Ends a server without cutting the answers that it has begun. */

import type { Server, ServerResponse } from 'node:http'

/**
 * Watches a server from now on and answers the function that ends it: no further connection is taken, kept
 * ones without a request are closed, each of the others after its answer. What has not ended after so
 * many milliseconds is cut.
 */
export function gracefulStop(server: Server): (patienceMs: number) => Promise<void> {
  const open = new Set<ServerResponse>()
  let isStopping = false
  server.prependListener('request', (_, response) => {
    open.add(response)
    if (isStopping) isLast(response)
    response.once('close', () => {
      open.delete(response)
      // Its connection counts as idle a moment later only.
      if (isStopping) setImmediate(() => server.closeIdleConnections())
    })
  })
  return async (patienceMs) => {
    isStopping = true
    for (const response of open) isLast(response)
    const closed = new Promise((resolve) => server.close(resolve))
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs)
    await closed
    clearTimeout(cut)
  }
}

/** Tells the client that this connection takes no further request. */
function isLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
