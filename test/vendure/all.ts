/** Starts all that the shop on Vendure is made of, and holds it to what it promises. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { freshDatabase, startOwnPostgres } from '../postgres-server.ts'

const root = process.cwd()
const engineFolder = join(root, 'engines/vendure')
/** Milliseconds: the first start makes the tables and seeds them. */
const startLimit = 180_000
const findings = '.cache/reports/vendure.json'

const started: ChildProcess[] = []
process.once('exit', () => started.forEach((each) => each.kill('SIGKILL')))

const postgres = await startOwnPostgres()
const folder = mkdtempSync(join(tmpdir(), 'manifold-vendure-'))
const status = await held()
started.forEach((each) => each.kill('SIGTERM'))
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
  await running(['--import', 'tsx', 'server.ts'], engineFolder, env, /The engine answers at/)
  await running(
    ['scripts/serve.mjs'],
    root,
    {
      PORT: String(shopPort),
      VAULT_PORT: String(vaultPort),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: (await freshDatabase(postgres.url)).url,
      MANIFOLD_TEST: '1',
      PAGE_MS: '20000',
      COMMERCE_ADDRESS: engine,
      ADAPTERS: profile.settings.ADAPTERS.join(','),
    },
    async () => (await fetch(`${shop}/api/site-setting`).catch(() => undefined))?.ok === true,
  )
  const outcomes: number[] = []
  if (!only.includes('--browser')) {
    const file = join(folder, 'profile.json')
    writeFileSync(file, JSON.stringify(profile))
    const reports = ['--json', findings, '--page', '.cache/reports/vendure.html']
    await ran(['scripts/conform.mjs', '--config', file, ...reports], env)
    outcomes.push(brokenPromises(profile).length === 0 ? 0 : 1)
  }
  if (!only.includes('--kit')) {
    const config = ['--config', 'test/vendure/playwright.config.ts']
    const browser = ['node_modules/@playwright/test/cli.js', 'test', ...config]
    outcomes.push(await ran(browser, { ...env, SHOP: shop }))
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

/** Starts a program of Node, and waits until it says that it is there, or until that can be seen. */
async function running(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
  ready: RegExp | (() => Promise<boolean>),
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  let printed = ''
  child.stdout.on('data', (bytes) => {
    printed += bytes
  })
  for (const end = Date.now() + startLimit; Date.now() < end; ) {
    if (child.exitCode !== null) break
    // oxlint-disable-next-line no-await-in-loop -- asked again until it is there
    if (ready instanceof RegExp ? ready.test(printed) : await ready()) return
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${args.join(' ')} does not come up: ${printed}`)
}

async function ran(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}
