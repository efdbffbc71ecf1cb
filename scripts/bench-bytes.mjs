/**
 * Initial JavaScript of a page, gzipped: every script that a first visit loads until the network rests,
 * against a bare page of React and the router built by the same tool.
 */
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from './run.mjs'

const bareFolder = path.join(root, '.cache/bare')

/** Kilobytes of gzipped JavaScript that a visit to an address loads, as the browser asks for them. */
export async function initialScripts(browser, origin, address, prepare) {
  const context = await browser.newContext()
  const page = await context.newPage()
  if (prepare) await prepare(page)
  const scripts = new Set()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url())
  })
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  await context.close()
  const bodies = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()))
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  return { kilobytes: bytes / 1024, requests: bodies.length }
}

/** Builds and serves the bare page. Answers its origin and how to stop. */
export async function serveBarePage() {
  rmSync(bareFolder, { recursive: true, force: true })
  await build({
    configFile: false,
    root: path.join(root, 'bench/bare'),
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: bareFolder,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
    },
  })
  const server = createServer((request, response) => {
    const file = request.url === '/' ? 'index.html' : (request.url ?? '').split('?')[0]
    const types = { '.js': 'text/javascript', '.html': 'text/html' }
    try {
      const body = readFileSync(path.join(bareFolder, file))
      response
        .writeHead(200, { 'content-type': types[path.extname(file)] ?? 'text/plain' })
        .end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() }
}
