import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staticFiles } from '../../server/static-files.ts'

const PAGE = '<!doctype html><title>Shop</title>'
const SCRIPT = 'console.log("shop")'.repeat(100)
let root: string
let files: (request: Request) => Promise<Response | undefined>

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'manifold-static-'))
  mkdirSync(join(root, 'shop', 'assets'), { recursive: true })
  writeFileSync(join(root, 'secret.txt'), 'secret')
  for (const name of ['index.html', 'index.html.br', 'module-files.json', 'about.html'])
    writeFileSync(join(root, 'shop', name), PAGE)
  writeFileSync(join(root, 'shop', 'assets', 'main-a1b2.js'), SCRIPT)
  files = staticFiles(join(root, 'shop'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const none = () => new Response('No file')
const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  (await files(new Request(`http://127.0.0.1${path}`, { headers, method }))) ?? none()

it.each(['/', '/my-account/quotes', '/product/some-motor?skuid=1', '/a.b/c'])(
  'knows no file for a page such as %s',
  async (path) => {
    expect(await files(new Request(`http://127.0.0.1${path}`))).toBeUndefined()
  },
)

it.each(['/index.html', '/index.html.br', '/assets/..%2findex.html', '/module-files.json'])(
  'does not send what the build has written for the server alone: %s',
  async (path) => {
    expect((await files(new Request(`http://127.0.0.1${path}`)))?.status ?? 404).toBe(404)
  },
)

it('has a file that is not hashed asked for again every time', async () => {
  const response = await ask('/about.html')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.text()).toBe(PAGE)
})

it('answers a hashed file for ever, and 404 for one that is gone', async () => {
  const { headers } = await ask('/assets/main-a1b2.js')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-type')).toContain('text/javascript')
  expect((await ask('/assets/main-0000.js')).status).toBe(404)
})

it('compresses as the browser wishes', async () => {
  const plain = await ask('/assets/main-a1b2.js')
  expect(await plain.text()).toBe(SCRIPT)
  const brotli = await ask('/assets/main-a1b2.js', { 'Accept-Encoding': 'gzip, br;q=0.9' })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(SCRIPT)
  const gzip = await ask('/assets/main-a1b2.js', { 'Accept-Encoding': 'gzip' })
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(SCRIPT)
  expect(gzip.headers.get('vary')).toBe('Accept-Encoding')
})

it('sends what the build has compressed, and small files as they are', async () => {
  writeFileSync(join(root, 'shop', 'assets', 'ahead-c3d4.js'), SCRIPT)
  writeFileSync(join(root, 'shop', 'assets', 'ahead-c3d4.js.br'), brotliCompressSync('ahead'))
  const ahead = await ask('/assets/ahead-c3d4.js', { 'Accept-Encoding': 'br' })
  expect(brotliDecompressSync(await ahead.arrayBuffer()).toString()).toBe('ahead')
  const small = await ask('/about.html', { 'Accept-Encoding': 'br' })
  expect(small.headers.has('content-encoding')).toBe(false)
})

it('sends a file as it is now', async () => {
  writeFileSync(join(root, 'shop', 'robots.txt'), 'one')
  expect(await (await ask('/robots.txt')).text()).toBe('one')
  writeFileSync(join(root, 'shop', 'robots.txt'), 'another')
  expect(await (await ask('/robots.txt')).text()).toBe('another')
})

it('sends no encoding that is refused', async () => {
  const { headers } = await ask('/assets/main-a1b2.js', { 'Accept-Encoding': 'br;q=0, gzip' })
  expect(headers.get('content-encoding')).toBe('gzip')
})

it.each(['*', '"other", W/"x", ETAG', 'ETAG'])(
  'answers 304 to a list of tags: %s',
  async (tags) => {
    const { headers } = await ask('/about.html')
    const known = tags.replace('ETAG', headers.get('etag') ?? '')
    expect((await ask('/about.html', { 'If-None-Match': known })).status).toBe(304)
  },
)

it('answers 304 to the present tag and a head without a body', async () => {
  const etag = (await ask('/about.html')).headers.get('etag') ?? ''
  expect((await ask('/about.html', { 'If-None-Match': etag })).status).toBe(304)
  const head = await ask('/about.html', {}, 'HEAD')
  expect(await head.text()).toBe('')
  const sent = await ask('/about.html', {}, 'POST')
  expect([sent.status, sent.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

it.each(['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/%00', '/%ff'])(
  'never leaves its folder: %s',
  async (path) => {
    expect(await (await ask(path)).text()).not.toContain('secret')
  },
)
