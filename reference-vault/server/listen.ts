/** Puts the vault on a port of its own, and ends it without cutting what it has begun. */

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { hostOf, portOf } from './config.ts'
import { openVault, type VaultPlace } from './open-vault.ts'

/** Opens the vault and listens; answers what ends both. Throws where its folder or its port is not to be had. */
export async function listenVault(place: VaultPlace): Promise<() => Promise<void>> {
  const vault = await openVault(place)
  const listener = getRequestListener((request, { incoming }) =>
    vault.fetch(request, { remoteAddress: incoming.socket.remoteAddress ?? '' }),
  )
  const server = createServer((request, response) => void listener(request, response))
  try {
    server.listen(portOf(place.env), hostOf(place.env))
    await once(server, 'listening')
  } catch (problem) {
    await vault.close()
    const reason = problem instanceof Error ? problem.message : ''
    throw new Error(`The vault cannot use port ${portOf(place.env)}: ${reason}`, { cause: problem })
  }
  return async () => {
    await ended(server, vault.config.drainMs)
    await vault.close()
  }
}

/** Waits for the answers that have been begun; what takes longer is cut. */
async function ended(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearTimeout(cut)
}
