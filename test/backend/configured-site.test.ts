/** One build, configured where it runs: the server as a process of its own. */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { projectRoot } from '../../reference-backend/server/project-root.ts'
import { freePort } from '../free-port.ts'
import { builtServer, until } from './server-process.ts'

const shell = `<!doctype html><html lang="en-US"><head><title>Manifold</title></head>
  <body><noscript>Scripts, please.</noscript><div id="root"></div></body></html>`

let file = ''
let folders: Readonly<Record<string, string>> = {}

beforeAll(async () => {
  const root = projectRoot()
  const folder = join(root, '.cache', 'configured-site', String(process.pid))
  const [shop, page] = [join(folder, 'shop'), join(folder, 'page')]
  mkdirSync(shop, { recursive: true })
  writeFileSync(join(shop, 'index.html'), shell)
  const configFile = join(root, 'vite.page.config.ts')
  await build({ root, configFile, logLevel: 'warn', build: { outDir: page } })
  file = await builtServer()
  folders = { SHOP_DIR: shop, PAGE_DIR: page, DATA_DIR: join(folder, 'data') }
})

function started(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'], ...folders, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let complaints = ''
  child.stderr.on('data', (bytes) => {
    complaints += bytes
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { ended, complaints: () => complaints }
}

/** A server whose services are all elsewhere, so that it needs no database. */
async function served(env: Readonly<Record<string, string>>) {
  const port = await freePort()
  // Nobody listens there.
  const away = `http://127.0.0.1:${await freePort()}`
  started({
    PORT: String(port),
    COMMERCE_ADDRESS: away,
    SEARCH_ADDRESS: away,
    CONTENT_ADDRESS: away,
    ...env,
  })
  const address = `http://127.0.0.1:${port}`
  const ask = (path: string) => fetch(`${address}${path}`, { redirect: 'manual' })
  await until(
    () =>
      ask('/robots.txt').then(
        ({ ok }) => ok,
        () => false,
      ),
    60_000,
  )
  return { away, ask }
}

describe('a server that is told something wrong', () => {
  it.each([
    [{ COMMERCE_ADDRESS: 'ftp://engine.test' }, 'COMMERCE_ADDRESS is "ftp://engine.test", which '],
    [{ VAULT_ADDRESS: 'https://cards.test/pay' }, 'VAULT_ADDRESS is "https://cards.test/pay", '],
    [{ CONTENT_ADDRESS: 'https://a:b@c.test' }, 'CONTENT_ADDRESS holds a name or a password, '],
    [{ ADAPTERS: 'priceBook=none' }, 'ADAPTERS names "none" for priceBook, '],
    [{ CONFIG_FILE: '/nowhere/site.json' }, 'CONFIG_FILE is "/nowhere/site.json", '],
  ])('ends with one sentence: %o', async (env, said) => {
    const { ended, complaints } = started(env)
    expect(await ended).toBe(1)
    expect(complaints()).toMatch(/^[^\n]+\.\n$/)
    expect(complaints()).toContain(said)
  })
})

describe('two servers of one build', () => {
  it('each tell their pages and their policy of their own services', async () => {
    const first = await served({ SITE_CODE: 'north', MEDIA_ADDRESS: 'https://pictures.test' })
    const second = await served({ SITE_CODE: 'south', VAULT_ADDRESS: 'https://cards.test' })
    const [one, two] = [await first.ask('/'), await second.ask('/')]
    const policies = [one, two].map(({ headers }) => headers.get('content-security-policy') ?? '')
    const [html, other] = [await one.text(), await two.text()]
    expect(html).toContain('<script type="application/json" id="site-configuration">')
    expect(html).toContain(`"commerce":"${first.away}"`)
    expect(html).toContain('"siteCode":"north"')
    expect(other).toContain(`"commerce":"${second.away}"`)
    expect(other).toContain('"siteCode":"south"')
    expect(policies[0]).toContain(`connect-src 'self' ${first.away};`)
    expect(policies[1]).toContain(`connect-src 'self' ${second.away};`)
    expect(policies[1]).toContain("frame-src 'self' https://cards.test ")
    expect(policies[0]).not.toContain('https://cards.test')
    const picture = await first.ask('/media/a.svg')
    expect(picture.headers.get('location')).toBe('https://pictures.test/media/a.svg')
    // Where nothing is said of pictures, they lie with the content.
    const theirs = await second.ask('/media/a.svg')
    expect(theirs.headers.get('location')).toBe(`${second.away}/media/a.svg`)
  })

  it('tell it in the plain shell, too', async () => {
    const { ask, away } = await served({})
    const html = await (await ask('/?preview=1')).text()
    expect(html).toContain('<div id="root"></div><script type="application/json"')
    expect(html).toContain(`"search":"${away}"`)
  })
})
