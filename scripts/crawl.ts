/**
 * `npm run crawl`: every page as a visitor and as a customer, in each language and width, against the built
 * shop. Prints a table of the rounds and each fault with its address; ends with 1 when there is one.
 * `npm run crawl -- de visitor` keeps to the rounds that have all of these words.
 */
import { type Browser, chromium } from '@playwright/test'
import playwright from '../playwright.config.ts'
import { crawl } from '../test/e2e/crawl/crawl.ts'
import { allVisits, type Language, languages, type Role, roles } from '../test/e2e/crawl/visits.ts'
import { startServer } from '../test/e2e/shop-server.ts'
import { buildIfNeeded } from './build.mjs'
import { findOrInstallChromium } from './find-chromium.mjs'

interface Round {
  readonly role: Role
  readonly language: Language
}

const atOnce = 2
const wanted = process.argv.slice(2)
const rounds: readonly Round[] = roles
  .flatMap((role) => languages.map((language) => ({ role, language })))
  .filter((round) => wanted.every((word) => Object.values<string>(round).includes(word)))

const executablePath = findOrInstallChromium()
buildIfNeeded()
const browser = await chromium.launch({ ...playwright.use?.launchOptions, executablePath })
const faults = await inQueue(browser, rounds)
await browser.close()

console.log(`${rounds.length} rounds, ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)

/** The faults of all rounds; a few rounds go on at the same time. */
async function inQueue(shared: Browser, waiting: readonly Round[]): Promise<readonly string[]> {
  const queue = [...waiting]
  const found: string[] = []
  const work = async (): Promise<void> => {
    const round = queue.shift()
    if (!round) return
    found.push(...(await report(shared, round)))
    await work()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}

/** Each round has a shop of its own: two customers in one cart would take the lines from under each other. */
async function report(shared: Browser, round: Round): Promise<readonly string[]> {
  const { role, language } = round
  const began = Date.now()
  const visits = allVisits(language)
  const server = await startServer()
  const found = await crawl({ browser: shared, origin: server.origin, role, visits })
  await server.discard()
  const cells = [
    role.padEnd(9),
    language.padEnd(6),
    `${visits.length} pages`.padStart(10),
    `${found.length} faults`.padStart(11),
    `${Math.round((Date.now() - began) / 1000)} s`.padStart(6),
  ]
  console.log([cells.join(' '), ...found].join('\n'))
  return found
}
