/** Goes through places as somebody, in a language and a width, and says what is wrong with each. */
import type { Browser, Page } from '@playwright/test'
import { comeIn, complaintsOf } from '../visit.ts'
import { fitFaults } from './fit.ts'
import { accessibilityFaults, type Expected, faultsOf } from './judge.ts'
import { customer, type Place, places } from './places.ts'
import { settledFor } from './settled.ts'

export const roles = ['visitor', 'customer'] as const
export const languages = ['en_us', 'de', 'es', 'fr'] as const
export const widths = [360, 768, 1280] as const
/** Where words have to fit as well, though nobody lays out a page for it. */
const narrowest = 320
const height = 900

export type Role = (typeof roles)[number]

/** How a page is looked at. */
export interface Look {
  readonly language: (typeof languages)[number]
  readonly width: (typeof widths)[number]
}

export interface Visit extends Look {
  readonly place: Place
  /** Axe takes most of the time of a visit. */
  readonly withAxe: boolean
}

export const looks: readonly Look[] = languages.flatMap((language) =>
  widths.map((width) => ({ language, width })),
)

/** From one look to the next one, so that both language and width change. */
const turn = 7
/** Every how many of the places that are open to all are seen by a customer as well. */
const shared = 4

/**
 * A selection that meets every place: those for customers as a customer, all others as a visitor and some
 * of them as a customer too. The looks take turns. Axe judges each kind of page once: at the places that show
 * what no other place shows, for the role that all of them are for.
 */
export function someVisits(role: Role): readonly Visit[] {
  const open = places.filter((place) => !place.isForCustomers)
  const own =
    role === 'visitor'
      ? open
      : places.filter((place) => place.isForCustomers || open.indexOf(place) % shared === 0)
  return own.flatMap((place, at) => {
    const look = looks[(at * turn) % looks.length]
    const withAxe = isForAxe(place, role)
    return look ? [{ place, withAxe, ...look }] : []
  })
}

function isForAxe(place: Place, role: Role): boolean {
  const isOwn = role === (place.isForCustomers ? 'customer' : 'visitor')
  return isOwn && place[role] === undefined && !place.isLikeAnother
}

/** Every place there is, looked at in one way. */
export function allVisits(look: Look): readonly Visit[] {
  return places.map((place) => ({ place, withAxe: true, ...look }))
}

interface Crawl {
  readonly browser: Browser
  readonly origin: string
  readonly role: Role
  readonly visits: readonly Visit[]
}

/** The faults of all visits, each with its address, found by one person in one window. */
export async function crawl({ browser, origin, role, visits }: Crawl): Promise<readonly string[]> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  const complaints = complaintsOf(context)
  const faults: string[] = []
  await (role === 'customer' ? comeIn(page, customer, '/404') : page.goto('/favicon.svg'))
  const settled = settledFor(page)
  for (const { place, withAxe, ...look } of visits) {
    await open(page, place.address, look, settled)
    const found = [...(await faultsOf(page, expectedOf(origin, role, place, look)))]
    if (withAxe) found.push(...(await accessibilityFaults(page)))
    if (look.width === widths[0]) found.push(...(await faultsWhereNarrowest(page)))
    found.push(...complaints.splice(0).filter((line) => !place.provokes?.test(line)))
    const where = `${place.address} (${role}, ${look.language}, ${look.width})`
    faults.push(...found.map((what) => `${where}: ${what}`))
  }
  await context.close()
  return faults
}

function expectedOf(origin: string, role: Role, place: Place, { language }: Look): Expected {
  const [own = ''] = place.address.split('?')
  return { origin, path: place[role] ?? own, language: language === 'en_us' ? 'en-US' : language }
}

async function faultsWhereNarrowest(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: narrowest, height })
  return fitFaults(page)
}

/** Opens an address and waits until everything is there, with what is fetched on the way down. */
async function open(
  page: Page,
  address: string,
  { language, width }: Look,
  settled: () => Promise<void>,
): Promise<void> {
  await page.evaluate((key) => localStorage.setItem('i18nextLng', key), language)
  await page.setViewportSize({ width, height })
  await page.goto(address)
  await settled()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await settled()
  await page.evaluate(() => window.scrollTo(0, 0))
}
