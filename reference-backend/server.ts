/** Puts the shop on a port: the API and the built single page, one address for both. */

import { createServer } from 'node:http'
import { join } from 'node:path'
import { secured } from './http/security-headers.ts'
import { isBackendPath } from './backend-path.ts'
import { nodeListener } from './listener.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { projectRoot } from './project-root.ts'
import { ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts'
import { staticFiles } from './static-files.ts'

const { env } = process
const host = env['HOST'] || '127.0.0.1'
const port = Number(env['PORT'] || 4173)
const dataDir = env['DATA_DIR'] || join(projectRoot(), '.data')
/** Bytes of an address with its headers: whoever is sent to a page by a very long one still gets the page. */
const maxHeaderSize = 256 * 1024
const shopDir = env['SHOP_DIR'] || join(projectRoot(), 'dist', 'shop')

try {
  await serve(await openShop({ dataDir, databaseUrl: env['DATABASE_URL'], env }))
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}

async function serve(shop: OpenShop): Promise<void> {
  const files = staticFiles(shopDir)
  const listener = nodeListener(
    async (request, origin) =>
      isBackendPath(new URL(request.url).pathname)
        ? shop.fetch(request, origin)
        : secured(request, await files(request), origin.isHttps),
    shop.config.trustedProxies,
  )
  const server = createServer(
    { maxHeaderSize },
    (request, response) => void listener(request, response),
  )
  server.on('error', (problem) => void stop(`Port ${port} cannot be used: ${problem.message}`))
  server.listen(port, host, () => announce())
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())

  async function stop(reason?: string): Promise<void> {
    if (reason !== undefined) console.error(reason)
    server.closeAllConnections()
    await shop.close()
    process.exit(reason === undefined ? 0 : 1)
  }
}

function announce(): void {
  console.log(`Manifold is ready: http://${host.includes(':') ? `[${host}]` : host}:${port}`)
  console.log(`Demo accounts, password ${DEMO_PASSWORD}:`)
  for (const { emailAddress, purpose } of ACCOUNTS) {
    console.log(`  ${emailAddress.padEnd(26)} ${purpose}`)
  }
}
