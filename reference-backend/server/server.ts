/** Puts the shop on a port: the API and the built single page, one address for both. */

import { createServer } from 'node:http'
import { join } from 'node:path'
import { secured } from '../http/security-headers.ts'
import { isForBackend } from './backend-path.ts'
import { gracefulStop } from './graceful-stop.ts'
import { nodeListener } from './listener.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { projectRoot } from './project-root.ts'
import { ACCOUNTS, DEMO_PASSWORD } from '../seed/accounts.ts'
import { staticFiles } from './static-files.ts'

const { env } = process
const host = env['HOST'] || '127.0.0.1'
const port = Number(env['PORT'] || 4173)
const dataDir = env['DATA_DIR'] || join(projectRoot(), '.data')
/** Bytes of an address with its headers: a page with a very long address is still served. */
const maxHeaderSize = 256 * 1024
/** Of the time for stopping, what answers may take; the rest is for the database to close. */
const ANSWERING = 0.9
const shopDir = env['SHOP_DIR'] || join(projectRoot(), 'dist', 'shop')

try {
  await serve(await openShop({ dataDir, databaseUrl: env['DATABASE_URL'], env }))
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}

async function serve(shop: OpenShop): Promise<void> {
  const files = staticFiles(shopDir)
  const { vaultAddress } = shop.config
  const listener = nodeListener(async (request, origin) => {
    const { pathname, search } = new URL(request.url)
    return isForBackend(pathname + search)
      ? shop.fetch(request, origin)
      : secured(request, await files(request), { isHttps: origin.isHttps, vaultAddress })
  }, shop.config.trustedProxies)
  const server = createServer(
    { maxHeaderSize },
    (request, response) => void listener(request, response),
  )
  const finish = gracefulStop(server)
  server.on('error', (problem) => {
    console.error(`Port ${port} cannot be used: ${problem.message}`)
    void shop.close().finally(() => process.exit(1))
  })
  server.listen(port, host, () => announce())
  // Once each: a second signal ends the process at once.
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())

  async function stop(): Promise<void> {
    const { drainMs } = shop.config
    // A database that does not answer must not keep the process.
    setTimeout(() => process.exit(0), drainMs).unref()
    shop.drain()
    await finish(drainMs * ANSWERING)
    await shop.close()
    process.exit(0)
  }
}

function announce(): void {
  console.log(`Manifold is ready: http://${host.includes(':') ? `[${host}]` : host}:${port}`)
  console.log(`Demo accounts, password ${DEMO_PASSWORD}:`)
  for (const { emailAddress, purpose } of ACCOUNTS) {
    console.log(`  ${emailAddress.padEnd(26)} ${purpose}`)
  }
}
