/** Starts all that the shop on Vendure is made of, and holds it to what it promises. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { freshDatabase, startOwnPostgres } from '../postgres-server.ts'
import { ran, running } from '../running.ts'

const root = process.cwd()
const engineFolder = join(root, 'engines/vendure')
const findings = '.cache/reports/vendure.json'

const postgres = await startOwnPostgres()
const folder = mkdtempSync(join(tmpdir(), 'manifold-vendure-'))
const status = await held()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(status)

async function held(): Promise<number> {
  const only = process.argv.slice(2)
  const [enginePort, shopPort, vaultPort] = [await freePort(), await freePort(), await freePort()]
  const engine = `http://127.0.0.1:${enginePort}`
  const shop = `http://127.0.0.1:${shopPort}`
  const env = {
    VENDURE_TRIAL: '1',
    VENDURE_PORT: String(enginePort),
    VENDURE_DATABASE_URL: (await freshDatabase(postgres.url)).url,
  }
  const profile = profileFor(engine, shop)
  await running({ args: ['--import', 'tsx', 'server.ts'], folder: engineFolder, env }, (printed) =>
    printed.includes('The engine answers at'),
  )
  const shopEnv = {
    PORT: String(shopPort),
    VAULT_PORT: String(vaultPort),
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: (await freshDatabase(postgres.url)).url,
    MANIFOLD_TEST: '1',
    PAGE_MS: '20000',
    COMMERCE_ADDRESS: engine,
    ADAPTERS: profile.settings.ADAPTERS.join(','),
  }
  await running(
    { args: ['scripts/serve.mjs'], folder: root, env: shopEnv },
    async () => (await fetch(`${shop}/api/site-setting`).catch(() => undefined))?.ok === true,
  )
  const outcomes: number[] = []
  if (!only.includes('--browser')) {
    const file = join(folder, 'profile.json')
    writeFileSync(file, JSON.stringify(profile))
    const reports = ['--json', findings, '--page', '.cache/reports/vendure.html']
    const args = ['scripts/conform.mjs', '--config', file, ...reports]
    await ran({ args, folder: root, env })
    outcomes.push(brokenPromises(profile).length === 0 ? 0 : 1)
  }
  if (!only.includes('--kit')) {
    const config = ['--config', 'test/vendure/playwright.config.ts']
    const args = ['node_modules/@playwright/test/cli.js', 'test', ...config]
    outcomes.push(await ran({ args, folder: root, env: { ...env, SHOP: shop } }))
  }
  return Math.max(0, ...outcomes)
}

interface Finding {
  readonly port: string
  readonly title: string
  readonly outcome: { readonly kind: string }
}

/** What the ports that Vendure carries do not keep; the others are not its business (docs/compromises.md). */
function brokenPromises({ settings }: Profile): readonly Finding[] {
  const carried = settings.ADAPTERS.map((pair) => pair.split('=')[0])
  const { cases }: { readonly cases: readonly Finding[] } = JSON.parse(
    readFileSync(findings, 'utf8'),
  )
  const own = cases.filter(({ port }) => carried.includes(port))
  const broken = own.filter(({ outcome: { kind } }) => kind === 'wrong' || kind === 'missing')
  console.info(
    `Of ${own.length} promises of the ports that Vendure carries, ${broken.length} are broken.`,
  )
  return broken
}

interface Profile {
  readonly settings: { readonly ADAPTERS: readonly string[] }
}

/** The profile with the addresses of this run. */
function profileFor(engine: string, shop: string): Profile {
  const profile: Profile = JSON.parse(readFileSync('test/vendure/profile.json', 'utf8'))
  const places = { COMMERCE_ADDRESS: engine, SEARCH_ADDRESS: shop, CONTENT_ADDRESS: shop }
  return { ...profile, settings: { ...profile.settings, ...places } }
}
