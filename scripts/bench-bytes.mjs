/**
 * What a first visit loads until the network rests, in bytes as they come over the line, against a bare
 * page of React and the router that the same tool builds and the same server sends.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, loadConfigFromFile } from 'vite'
import { root } from './run.mjs'

/** Scripts in kilobytes, and how many files and answers of any kind a visit to an address asks for. */
export async function firstVisit(browser, url, prepare) {
  const context = await browser.newContext()
  const page = await context.newPage()
  if (prepare) {
    await prepare(page)
    // What the page before still waits for is no part of this visit.
    await page.waitForLoadState('networkidle')
  }
  const network = await context.newCDPSession(page)
  await network.send('Network.clearBrowserCache')
  const finished = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(url, { waitUntil: 'networkidle' })
  const scripts = finished.filter((request) => new URL(request.url()).pathname.endsWith('.js'))
  const sizes = await Promise.all(scripts.map((script) => script.sizes()))
  await context.close()
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  return { kilobytes: bytes / 1024, scripts: scripts.length, requests: finished.length }
}

/** Builds the bare page. Answers the folder it is in. */
export async function buildBarePage() {
  const folder = path.join(root, '.cache/bare')
  rmSync(folder, { recursive: true, force: true })
  const shop = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    'vite.config.ts',
    root,
  )
  // Neither of the two is to be leaner by a setting.
  const { treeshake, optimization } = shop.config.build.rolldownOptions
  await build({
    configFile: false,
    root: path.join(root, 'bench/bare'),
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { treeshake, optimization },
    },
  })
  return folder
}
