/** Goes through places as a visitor or a customer, in a language and a width, and says what is wrong with each. */
import { type Browser, expect, type Page } from '@playwright/test'
import { catalogueLocale } from '../../../src/domain/content/content-locale.ts'
import { addressIn, pathIn } from '../../../src/domain/content/language-address.ts'
import { comeIn, complaintsOf } from '../visit.ts'
import { fillCart } from './fill-cart.ts'
import { fitFaults } from './fit.ts'
import { accessibilityFaults, type Expected, faultsOf } from './judge.ts'
import { customer, type Place } from './places.ts'
import { settledFor } from './settled.ts'
import { type Language, type Role, type Visit, type Width, widths } from './visits.ts'

/** Where words have to fit as well, though nobody lays out a page for it. */
const narrowest = 320
const height = 900

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
  /** The widths at which head and foot have been judged. */
  const judged = new Set<Width>()
  await (role === 'customer' ? comeIn(page, customer, '/404') : page.goto('/favicon.svg'))
  const settled = settledFor(page)
  const withCart = visits.filter(({ place }) => place.needsCart)
  const without = visits.filter(({ place }) => !place.needsCart && !place.isLast)
  const last = visits.filter(({ place }) => place.isLast)
  await visitAll(without)
  await choose(page, 'en_us')
  if (withCart.length > 0) await fillCart(page, role)
  await visitAll(withCart)
  await visitAll(last)
  await context.close()
  return faults

  async function visitAll(some: readonly Visit[]): Promise<void> {
    let before: Visit['place'] | undefined
    for (const visit of some) {
      const { place } = visit
      const told = (what: readonly string[], ...look: readonly (string | number)[]) => {
        const where = `${place.address} (${[role, ...look].join(', ')})`
        faults.push(...what.map((fault) => `${where}: ${fault}`))
      }
      await look(visit, told)
      // The page before speaks the language of this visit already before it is left.
      const provoked = [place.provokes, before?.provokes]
      told(
        complaints.splice(0).filter((line) => !provoked.some((each) => each?.test(line))),
        visit.language,
      )
      before = place
    }
  }

  async function look(visit: Visit, told: Told): Promise<void> {
    const { place, language, others, axe } = visit
    const [first = 360] = visit.widths
    await open(page, visit, first, settled)
    for (const width of visit.widths) {
      if (width !== first) {
        await page.setViewportSize({ width, height })
        await settled()
      }
      told(await faultsOf(page, expectedOf(origin, role, place, language)), language, width)
      const isJudged = axe === 'every width' || (axe === 'first width' && width === first)
      if (!isJudged) continue
      told(await accessibilityFaults(page, judged.has(width)), language, width)
      judged.add(width)
    }
    if (first !== widths[0] && others.length === 0) return
    await page.setViewportSize({ width: narrowest, height })
    await settled()
    told(await fitFaults(page), language, narrowest)
    for (const other of others.filter((each) => each !== language)) {
      await speak(page, other)
      await settled()
      // The foot has scrolled the page down, where what clings to the upper edge passes over the rest.
      await page.evaluate(() => window.scrollTo(0, 0))
      told(await faultsOf(page, expectedOf(origin, role, place, other)), other, narrowest)
    }
  }
}

type Told = (what: readonly string[], ...look: readonly (string | number)[]) => void

/** Has this browser remember a language, as if it had been chosen. */
async function choose(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('i18nextLng', chosen)
    // oxlint-disable-next-line unicorn/no-document-cookie -- what the shop writes itself
    document.cookie = `i18nextLng=${chosen}; path=/`
  }, language)
}

/** Changes the language at the foot of the page, without loading it again. */
async function speak(page: Page, language: Language): Promise<void> {
  const picker = page.getByRole('contentinfo').getByRole('combobox').last()
  // A foot that stands in the window is taken over when it gets the focus; what is chosen by a program before is nobody's wish.
  await picker.focus()
  await expect
    .poll(() => picker.evaluate((field) => window.keptPresses?.isAnswered(field) ?? true))
    .toBe(true)
  await picker.selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', langOf(language))
}

const langOf = (language: Language) => (language === 'en_us' ? 'en-US' : language)

function expectedOf(origin: string, role: Role, place: Place, language: Language): Expected {
  const [own = ''] = place.address.split('?')
  const path = pathIn(catalogueLocale(language), place[role] ?? own)
  return { origin, path, language: langOf(language) }
}

/** Opens a place and waits until everything is there, with what is fetched on the way down. */
async function open(
  page: Page,
  { place, language, isLoaded }: Visit,
  width: Width,
  settled: () => Promise<void>,
): Promise<void> {
  await page.setViewportSize({ width, height })
  if (isLoaded || !(await goInside(page, { address: place.address, language }, settled))) {
    // Else a page of one's own leads to the language that was chosen last.
    await choose(page, language)
    await page.goto(addressIn(catalogueLocale(language), place.address))
  }
  await settled()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await settled()
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** Goes on from the page that is open, as a link in it would; false where no page of the shop is open. */
async function goInside(
  page: Page,
  { address, language }: { readonly address: string; readonly language: Language },
  settled: () => Promise<void>,
): Promise<boolean> {
  // oxlint-disable-next-line no-underscore-dangle -- the router gives itself this name
  const router = await page.evaluateHandle(() => self.__TSR_ROUTER__)
  const spoken = await router.evaluate((there) => there && document.documentElement.lang)
  if (spoken === undefined) return false
  if (spoken !== langOf(language)) {
    await speak(page, language)
    await settled()
  }
  await router.evaluate((there, href) => there?.navigate({ href }), address)
  return true
}
