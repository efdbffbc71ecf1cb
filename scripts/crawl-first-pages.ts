/**
 * `npm run crawl:first-pages`: every address of the site's list as the first page of a visit, in each language and region
 * and in two time zones, and the pages of customers. Prints each address that the scripts change or complain of; ends
 * with 1 when there is one. `npm run crawl:first-pages -- de EU` keeps to the rounds that have all of these words;
 * `SHOP_ORIGIN` names a shop that runs already.
 */
import { type Browser, chromium } from '@playwright/test'
import playwright from '../playwright.config.ts'
import { firstPageFaults, listedAddresses, type Reader } from '../test/e2e/crawl/first-pages.ts'
import { places } from '../test/e2e/crawl/places.ts'
import { languages } from '../test/e2e/crawl/visits.ts'
import { startServer } from '../test/e2e/shop-server.ts'
import { catalogueLocale } from '../src/domain/content/content-locale.ts'
import { addressIn } from '../src/domain/content/language-address.ts'
import { buildIfNeeded } from './build.mjs'
import { findOrInstallChromium } from './find-chromium.mjs'

const atOnce = 2
const regions = ['US', 'EU'] as const
const zones = ['UTC', 'America/Los_Angeles'] as const
const wanted = process.argv.slice(2)

/** The zones take turns, so that each language and each region meets both. */
const rounds: readonly Reader[] = languages
  .flatMap((language, row) =>
    regions.flatMap((region, column): readonly Reader[] => {
      const zone = zones[(row + column) % zones.length] ?? 'UTC'
      const visitor: Reader = { role: 'visitor', language, region, zone }
      return column === 0 ? [visitor, { ...visitor, role: 'customer' }] : [visitor]
    }),
  )
  .filter((round) => wanted.every((word) => Object.values<string>(round).includes(word)))

const executablePath = findOrInstallChromium()
const running = process.env['SHOP_ORIGIN']
if (running === undefined) buildIfNeeded()
const server = running === undefined ? await startServer() : undefined
const origin = server?.origin ?? running ?? ''
const browser = await chromium.launch({ ...playwright.use?.launchOptions, executablePath })
const queue = [...rounds]
let faults = 0
await Promise.all(Array.from({ length: atOnce }, () => work(browser)))
await browser.close()
await server?.discard()
console.log(`${rounds.length} rounds, ${faults} faults`)
process.exit(faults === 0 ? 0 : 1)

async function work(shared: Browser): Promise<void> {
  const reader = queue.shift()
  if (!reader) return
  const addresses = await addressesFor(reader)
  const found = await firstPageFaults({ browser: shared, origin, reader, addresses })
  for (const fault of found) console.log(fault)
  console.log(
    `${Object.values(reader).join(' ')}: ${addresses.length} pages, ${found.length} faults`,
  )
  faults += found.length
  await work(shared)
}

async function addressesFor({ role, language }: Reader): Promise<readonly string[]> {
  if (role === 'visitor') return listedAddresses(origin, language)
  return places
    .filter(({ isForCustomers, isLast, needsCart, provokes }) =>
      Boolean(isForCustomers && !isLast && !needsCart && !provokes),
    )
    .map(({ address }) => addressIn(catalogueLocale(language), address))
}
