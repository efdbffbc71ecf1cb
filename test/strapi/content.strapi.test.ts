/** The contract of content, held against a real Strapi on loopback. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { contentRows } from '../../reference-backend/seed/content/content-rows.ts'
import { httpSitePages } from '../../src/adapters/content/site-pages.http.ts'
import { jsonClient } from '../../src/adapters/http/json-client.ts'
import { timerPause } from '../../src/adapters/http/pause.ts'
import { startPostgres } from '../backend/postgres.ts'
import { register } from '../conformance/register.ts'
import { sitePagesContract } from '../contract/site-pages.contract.ts'
import { silentLog } from '../fakes/silent-log.ts'

const port = Number(process.env['STRAPI_PORT'] ?? 4349)
const folder = import.meta.dirname
const minutes = 60_000

describe('site pages, over a real Strapi', () => {
  const stops: (() => Promise<void> | void)[] = []

  beforeAll(async () => {
    const postgres = await startPostgres()
    stops.push(postgres.stop)
    const { writeApp } = createRequire(import.meta.url)('./write-app.cjs')
    writeApp(join(folder, '.app'), { databaseUrl: postgres.url, port })
    stops.push(await serving())
  }, 10 * minutes)

  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop()
  })

  const baseUrl = `http://127.0.0.1:${port}`
  const http = jsonClient({
    fetch: globalThis.fetch,
    baseUrl,
    log: silentLog(),
    pause: timerPause,
    isOnline: () => true,
  })
  // Pictures are the shop's own here: those of a service without https would be refused (T20).
  register(() => sitePagesContract(() => ({ pages: httpSitePages(http, '') })))
})

/** Starts Strapi with the English content; answers how to stop it. */
function serving(): Promise<() => void> {
  const strapi = spawn(process.execPath, ['serve.cjs'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
  })
  const rows = contentRows().filter(({ locale }) => locale === 'en')
  strapi.stdin.write(`${JSON.stringify(rows)}\n`)
  return new Promise((resolve, reject) => {
    strapi.stdout.setEncoding('utf8')
    strapi.stdout.on('data', (text: string) => {
      if (text.includes('READY')) resolve(() => void strapi.kill())
    })
    strapi.once('exit', (code) => reject(new Error(`Strapi ended with ${code}.`)))
  })
}
