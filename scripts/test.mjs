/**
 * `npm test`: the checks and tests that a change is held to; stops at the first that fails. With `--all` (`npm run
 * test:all`) the exhaustive ones, too. With `--quick` (`npm run check`) the checks of the sources and the tests of rules,
 * charts and architecture; component tests beside them where files or folders of them are named: `npm run check --
 * test/ui/cart`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findOrInstallChromium } from './find-chromium.mjs'
import { root, runTool, startNode, startTool } from './run.mjs'

const isQuick = process.argv.includes('--quick')
/** Whether the tests that go through all there is of something, such as every page, are run as well (ADR 39). */
const isAll = process.argv.includes('--all')
const reports = path.join(root, '.cache/reports')
const vitestReport = path.join(reports, 'vitest.json')
const namedReport = path.join(reports, 'vitest-named.json')
const playwrightReport = path.join(reports, 'playwright.json')
const productionReport = path.join(reports, 'production-code.json')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const checkers = Math.ceil(Math.min(4, availableParallelism()) / 2)
/**
 * Checks that only read the sources. They share the cores; the slowest come first. The import fence is not among them:
 * `test/architecture/boundaries.test.ts` looks through it at the sources and at forbidden imports in one run.
 */
const staticChecks = [
  // Each further checker looks at shared types once more, and the other checks keep the other cores busy.
  ['types', () => startTool('tsc', ['-b', '--checkers', String(checkers)])],
  ['dead code', () => startTool('knip', ['--no-progress', '--no-config-hints'])],
  ['what lives for its test alone', checkProductionCode],
  ['lint', () => startTool('oxlint', ['--type-aware', '--deny-warnings'])],
  ['format', () => startTool('biome', ['format', '.'])],
  ['licences', () => startTool('tsx', ['scripts/licences.ts', '--quiet'])],
]
// The browser tests open what is built; it is made beside the checks, whose tools leave a core idle at times.
const build = "import('./scripts/build.mjs').then(({ buildIfNeeded }) => buildIfNeeded())"
if (!isQuick) staticChecks.unshift(['build', () => startNode(['--eval', build])])

/** Component tests that a quick run is to hold as well: to draw every page takes longer than all the rest of it. */
const named = process.argv.slice(2).filter((each) => !each.startsWith('--'))
/** Checks that use every core by themselves, one after the other. */
const testRuns = isQuick
  ? [
      [
        'unit, property, chart and architecture tests',
        () => runVitest(vitestReport, '--project=core'),
      ],
    ]
  : [
      ['unit, property, chart, contract and component tests', () => runVitest(vitestReport)],
      ['browser tests', runBrowserTests],
    ]
if (isQuick && named.length > 0) {
  const which = ['--project=component', '--project=alone', ...named]
  testRuns.push([`component tests of ${named.join(', ')}`, () => runVitest(namedReport, ...which)])
}

const began = Date.now()
await runStaticChecks()
for (const [name, run] of testRuns) {
  const start = Date.now()
  conclude(name, start, run())
}
finish(0)

/** Stops at the first check that fails, once those that run beside it have ended too. */
async function runStaticChecks() {
  const waiting = [...staticChecks]
  const failed = []
  const lane = async () => {
    for (let next = waiting.shift(); next && failed.length === 0; next = waiting.shift()) {
      const [name, check] = next
      const start = Date.now()
      const { status, output } = await check()
      if (status !== 0) {
        process.stdout.write(output)
        failed.push(status)
      }
      tell(name, start, status)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  if (failed.length > 0) finish(failed[0])
}

/** Keeps its report for the test of the requirements, which asks the same; says in words what it has found. */
async function checkProductionCode() {
  const how = ['--production', '--no-progress', '--no-config-hints']
  const run = await startTool('knip', [...how, '--reporter', 'json'])
  if (run.status !== 0) return startTool('knip', how)
  writeFileSync(productionReport, run.output)
  return run
}

function conclude(name, start, status) {
  tell(name, start, status)
  if (status !== 0) finish(status)
}

function tell(name, start, status) {
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name}  (${seconds(start)})`)
}

function runVitest(file, ...which) {
  const report = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const env = isQuick ? { PROPERTY_RUNS: '0.25' } : {}
  const known = { PRODUCTION_CODE_REPORT: productionReport, EXHAUSTIVE: isAll ? '1' : '' }
  const left = isAll ? [] : ['--exclude=**/*.exhaustive.test.ts']
  return runTool('vitest', ['run', ...which, ...left, ...report], { CI: 'true', ...known, ...env })
}

function runBrowserTests() {
  const browser = findOrInstallChromium()
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }
  const which = isAll ? [] : ['--project=pages', '--project=journeys']
  return runTool('playwright', ['test', ...which, '--reporter=list,json'], env)
}

function finish(status) {
  const vitest = [vitestReport, namedReport].flatMap((file) => readReport(file) ?? [])
  const journeys = readReport(playwrightReport)
  const browser = journeys?.stats
  const sum = (count) => vitest.reduce((total, report) => total + report[count], 0)
  const passed = sum('numPassedTests') + (browser?.expected ?? 0)
  const failed = sum('numFailedTests') + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0)
  // At the end, which is all that is often shown of a run elsewhere.
  const failures = [...failedTests(vitest), ...failedJourneys(journeys?.suites ?? [])]
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}\n`)
  console.log(`Everything took ${seconds(began)}.`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(status)
}

/** A line for each failed test of Vitest's reports: its file, its name and what it says first. */
function failedTests(reports) {
  return reports
    .flatMap((report) => report.testResults)
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(root, name)
      const failed = assertionResults.filter((each) => each.status === 'failed')
      if (failed.length === 0) return message ? [failure(file, 'could not be run', message)] : []
      return failed.map((each) => failure(file, each.fullName, each.failureMessages[0]))
    })
}

/** The same for Playwright's, whose suites may hold further ones. */
function failedJourneys(suites) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok)
      .map((spec) => {
        const results = spec.tests.flatMap((each) => each.results)
        const first = results.find((result) => result.error)
        return failure(suite.file, spec.title, first?.error.message)
      }),
    ...failedJourneys(suite.suites ?? []),
  ])
}

function failure(file, title, message) {
  const said = stripVTControlCharacters(message ?? '').split('\n', 1)
  return `  ${file} > ${title}\n    ${said}`
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}
