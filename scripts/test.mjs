/**
 * `npm test`: every check there is, one after the other; stops at the first that fails. With `--quick`
 * (`npm run check`) everything but the build and the browser tests.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildIfNeeded } from './build.mjs'
import { findOrInstallChromium } from './find-chromium.mjs'
import { root, runNode, runTool } from './run.mjs'

const isQuick = process.argv.includes('--quick')
const reports = path.join(root, '.cache/reports')
const vitestReport = path.join(reports, 'vitest.json')
const playwrightReport = path.join(reports, 'playwright.json')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const checks = [
  ['types', () => runTool('tsc', ['-b'])],
  ['lint', () => runTool('oxlint', ['--type-aware', '--deny-warnings'])],
  ['format', () => runTool('biome', ['format', '.'])],
  ['import fence', () => runNode(['scripts/fence.mjs'])],
  ['dead code', () => runTool('knip', ['--no-progress', '--no-config-hints'])],
  [
    'what lives for its test alone',
    () => runTool('knip', ['--production', '--no-progress', '--no-config-hints']),
  ],
  ['licences', () => runTool('tsx', ['scripts/licences.ts', '--quiet'])],
  ['unit, property, chart, contract and component tests', runVitest],
]
if (!isQuick) checks.push(['browser tests', runBrowserTests])

const began = Date.now()
for (const [name, check] of checks) {
  const start = Date.now()
  const status = check()
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name}  (${seconds(start)})`)
  if (status !== 0) finish(status)
}
finish(0)

function runVitest() {
  const report = ['--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`]
  return runTool('vitest', ['run', ...report], { CI: 'true' })
}

function runBrowserTests() {
  const browser = findOrInstallChromium()
  buildIfNeeded()
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }
  return runTool('playwright', ['test', '--reporter=list,json'], env)
}

function finish(status) {
  const vitest = readReport(vitestReport)
  const browser = readReport(playwrightReport)?.stats
  const passed = (vitest?.numPassedTests ?? 0) + (browser?.expected ?? 0)
  const failed = (vitest?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0)
  console.log(`Everything took ${seconds(began)}.`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(status)
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}
