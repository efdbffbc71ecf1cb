/**
 * A Strapi of one's own behind the shop. Open to everybody it is looked at in a browser; closed, with a token that a proxy
 * adds, it is held to the suites of the ports of content.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { freshDatabase, startOwnPostgres } from '../postgres-server.ts'
import { ran, running } from '../running.ts'
import { strangers } from './strangers.ts'
import { tokenProxy } from './token-proxy.ts'

const root = process.cwd()
const engine = join(root, 'engines/strapi')
const token = 'a-token-that-reads-contents-alone-1'
const ports = ['siteContent', 'sitePages', 'formGateway']
const findings = '.cache/reports/strapi.json'

const only = process.argv.slice(2)
const postgres = await startOwnPostgres()
const database = (await freshDatabase(postgres.url)).url
const folder = mkdtempSync(join(tmpdir(), 'manifold-strapi-'))
const outcomes = [await starter()]
if (!only.includes('--kit')) outcomes.push(await looked())
if (!only.includes('--browser')) outcomes.push(await held())
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(Math.max(...outcomes))

function starter(): Promise<number> {
  return ran({ args: ['--import', 'tsx', 'write-starter.mts'], folder: engine, env: {} })
}

/** Strapi with the contents of the starter, which its first start writes. */
async function strapi(more: Readonly<Record<string, string>>) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const env = {
    NODE_ENV: 'production',
    STRAPI_TRIAL: '1',
    STRAPI_PORT: String(port),
    STRAPI_DATABASE_URL: database,
    STRAPI_FILES: join(folder, 'files'),
    STRAPI_TELEMETRY_DISABLED: 'true',
    ...more,
  }
  const args = ['node_modules/@strapi/strapi/bin/strapi.js', 'start']
  const stop = await running({ args, folder: engine, env }, (printed) =>
    printed.includes('Strapi started successfully'),
  )
  return { address, env, stop }
}

/** The shop whose contents are at an address; everything else is its own. */
async function shop(content: string) {
  const [port, vault] = [await freePort(), await freePort()]
  const address = `http://127.0.0.1:${port}`
  const env = {
    PORT: String(port),
    VAULT_PORT: String(vault),
    HOST: '127.0.0.1',
    DATA_DIR: mkdtempSync(join(folder, 'data-')),
    DATABASE_URL: (await freshDatabase(postgres.url)).url,
    MANIFOLD_TEST: '1',
    PAGE_MS: '20000',
    CONTENT_ADDRESS: content,
  }
  const stop = await running(
    { args: ['scripts/serve.mjs'], folder: root, env },
    async () => (await fetch(`${address}/health/ready`).catch(() => undefined))?.ok === true,
  )
  return { address, stop }
}

async function looked(): Promise<number> {
  const contents = await strapi({})
  const { address, stop } = await shop(contents.address)
  const config = ['--config', 'test/strapi/playwright.config.ts']
  const code = await ran({
    args: ['node_modules/@playwright/test/cli.js', 'test', ...config],
    folder: root,
    env: { SHOP: address, CONTENTS: contents.address },
  })
  await stop()
  await contents.stop()
  return code
}

async function held(): Promise<number> {
  const contents = await strapi({ STRAPI_OPEN: '0', STRAPI_READ_TOKEN: token })
  const proxy = await tokenProxy(contents.address, token)
  const { address, stop } = await shop(proxy.address)
  const profile = JSON.parse(readFileSync('test/strapi/profile.json', 'utf8'))
  const settings = {
    COMMERCE_ADDRESS: address,
    SEARCH_ADDRESS: address,
    CONTENT_ADDRESS: proxy.address,
  }
  const file = join(folder, 'profile.json')
  writeFileSync(file, JSON.stringify({ ...profile, settings }))
  const reports = ['--json', findings, '--page', '.cache/reports/strapi.html']
  const named = ports.flatMap((port) => ['--port', port])
  const code = await ran({
    args: ['scripts/conform.mjs', '--config', file, ...reports, ...named],
    folder: root,
    env: { ...contents.env, NODE_ENV: '', SHOP: address },
  })
  const problems = await strangers(contents.address, token)
  problems.forEach((problem) => console.error(problem))
  proxy.stop()
  await stop()
  await contents.stop()
  return problems.length > 0 ? 1 : code
}
