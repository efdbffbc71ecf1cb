/** A vault on a port, for shops that are processes of their own. */

import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { openTestVault } from './open-test-vault.ts'

/** Opens it until the test ends; `charged` runs when it has charged, before the shop hears of it. */
export async function listeningVault(charged: () => void) {
  const vault = openTestVault({ clock: () => new Date() })
  const listener = getRequestListener(async (request) => {
    const isPayment = request.method === 'POST' && request.url.endsWith('/api/payments')
    const response = await vault.fetch(request)
    if (isPayment) charged()
    return response
  })
  const server = createServer((request, response) => void listener(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { vault, address: `http://127.0.0.1:${port}` }
}
