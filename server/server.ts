/** Puts the shop on a port: pages, built files and, unless the services are elsewhere, the reference backend. */

import { createServer } from 'node:http'
import { join } from 'node:path'
import { trustedProxies } from '../reference-backend/http/caller.ts'
import { ACCOUNTS, DEMO_PASSWORD } from '../reference-backend/seed/accounts.ts'
import { addressesFrom } from '../reference-backend/server/config.ts'
import { gracefulStop } from '../reference-backend/server/graceful-stop.ts'
import { nodeListener } from '../reference-backend/server/listener.ts'
import { openShop } from '../reference-backend/server/open-shop.ts'
import { projectRoot } from '../reference-backend/server/project-root.ts'
import { logTo } from '../reference-backend/observe/log.ts'
import { openFigures } from './figures.ts'
import { figuresPlace, serveFigures } from './figures-port.ts'
import { openLog } from './open-log.ts'
import { openPages } from './pages.ts'
import { askFrom, siteOf } from './site.ts'
import { rendererAt, configuredSite } from './configured-site.ts'
import { type ServerSettings, serverSettings } from './settings.ts'
import { staticFiles } from './static-files.ts'
import { openTracing } from './tracing.ts'

const { env } = process
const dataDir = env['DATA_DIR'] || join(projectRoot(), '.data')
/** Bytes of an address with its headers: a page with a very long address is still served. */
const maxHeaderSize = 256 * 1024
/** Of the time for stopping, what answers may take; the rest is for the database to close. */
const ANSWERING = 0.9
const shopDir = env['SHOP_DIR'] || join(projectRoot(), 'dist', 'shop')

const pageDir = env['PAGE_DIR'] || join(projectRoot(), 'dist', 'page')
const DRAIN_MS = 10_000

try {
  await serve()
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}

async function serve(): Promise<void> {
  const settings = serverSettings(env)
  const { host, port } = settings
  const log = openLog(env)
  logTo(log)
  const place = figuresPlace(env)
  const tracing = await openTracing(env)
  const renderer = await rendererAt(join(pageDir, 'page.js'))
  const told = await configuredSite(renderer, env, addressesFrom(env).shopAddress)
  const known = told.vault === undefined ? env : { ...env, VAULT_ADDRESS: told.vault }
  const hasBackend = settings.hasBackend ?? !told.isElsewhere
  const shop = hasBackend
    ? await openShop({ dataDir, databaseUrl: env['DATABASE_URL'], env: known })
    : undefined
  const { shopAddress: origin, vaultAddress } = shop?.config ?? addressesFrom(known)
  const pages = await openPages({
    shopDir,
    renderer,
    told: told.text,
    origin,
    fetch: askFrom(origin, shop?.fetch),
    patience: settings.patience,
    editionAddress:
      settings.editionAddress ??
      (shop && told.isOwnCatalogue ? `${origin}/api/v1/public/edition` : undefined),
    keptBytes: settings.keptBytes,
    isExact: shop?.config.testEndpoints ?? false,
  })
  if (place !== undefined) {
    const parts = {
      pool: () => shop?.pool(),
      pages: () => pages.cacheSize?.(),
      lostLines: log.lost,
    }
    await serveFigures(openFigures(parts), place)
  }
  const site = siteOf({
    backend: shop?.fetch,
    files: staticFiles(shopDir),
    pages,
    vaultAddress,
    told,
    isTested: shop?.config.testEndpoints ?? false,
  })
  // The first drawing takes longer than all others: code is read, and made ready to run.
  await pages.answer(new Request(`${origin}/`)).catch(() => undefined)
  const listener = nodeListener(site, trustedProxies(env['TRUSTED_PROXIES']))
  const server = createServer(
    { maxHeaderSize },
    (request, response) => void listener(request, response),
  )
  const finish = gracefulStop(server)
  server.on('error', (problem) => {
    console.error(`Port ${port} cannot be used: ${problem.message}`)
    void shop?.close().finally(() => process.exit(1))
  })
  server.listen(port, host, () => announce(settings, shop !== undefined))
  // Once each: a second signal ends the process at once.
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())

  async function stop(): Promise<void> {
    const drainMs = shop?.config.drainMs ?? DRAIN_MS
    // A database that does not answer must not keep the process.
    setTimeout(() => process.exit(0), drainMs).unref()
    shop?.drain()
    await finish(drainMs * ANSWERING)
    await shop?.close()
    await tracing?.close()
    log.close()
    process.exit(0)
  }
}

function announce({ host, port }: ServerSettings, hasAccounts: boolean): void {
  console.log(`Manifold is ready: http://${host.includes(':') ? `[${host}]` : host}:${port}`)
  if (!hasAccounts) return
  console.log(`Demo accounts, password ${DEMO_PASSWORD}:`)
  for (const { emailAddress, purpose } of ACCOUNTS) {
    console.log(`  ${emailAddress.padEnd(26)} ${purpose}`)
  }
}
