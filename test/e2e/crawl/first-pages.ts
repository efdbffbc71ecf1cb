/** Opens addresses afresh as a reader of a language, a region and a time zone, and says where scripts change a page. */
import type { Browser } from '@playwright/test'
import { comeIn, complaintsOf } from '../visit.ts'
import { changeOfWords, startOf, wordReader } from './drawn-words.ts'
import { customer } from './places.ts'
import { settledFor } from './settled.ts'
import type { Language, Role } from './visits.ts'

export interface Reader {
  readonly role: Role
  readonly language: Language
  readonly region: 'US' | 'EU'
  /** That of the browser, which need not be that of the site. */
  readonly zone: 'UTC' | 'America/Los_Angeles'
}

interface Reading {
  readonly browser: Browser
  readonly origin: string
  readonly reader: Reader
  /** Paths in the language of the reader. */
  readonly addresses: readonly string[]
}

/** The public addresses that the site lists in a language, as paths: those behind its own first segment. */
export async function listedAddresses(origin: string, language: Language) {
  const answer = await fetch(`${origin}/sitemap.xml`)
  const paths = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  )
  const languageOf = (path: string) => /^\/(de|es|fr)(?=\/|$)/.exec(path)?.[1] ?? 'en_us'
  return paths.filter((path) => languageOf(path) === language)
}

/** The faults of all addresses. A customer is a visitor at first, so the words of a page may change for one. */
export async function firstPageFaults({ browser, origin, reader, addresses }: Reading) {
  const { role, language, region, zone } = reader
  const context = await browser.newContext({ baseURL: origin, timezoneId: zone })
  await context.addCookies([
    { name: 'i18nextLng', value: language, url: origin },
    { name: 'manifold.region', value: region, url: origin },
  ])
  const words = wordReader(await context.newPage())
  const page = await context.newPage()
  if (role === 'customer') await comeIn(page, customer, '/404')
  await page.goto('/favicon.svg')
  await page.evaluate(
    ([spoken, chosen]) => {
      localStorage.setItem('i18nextLng', spoken)
      localStorage.setItem('manifold.region', chosen)
    },
    [language, region] as const,
  )
  const settled = settledFor(page)
  const complaints = complaintsOf(context)
  const faults: string[] = []
  for (const address of addresses) {
    const told = (fault: string) =>
      faults.push(`${address} (${role}, ${language}, ${region}, ${zone}): ${fault}`)
    const answer = await page.goto(address)
    const start = await startOf(page)
    const begun = await page.content()
    await settled()
    complaints.splice(0).forEach(told)
    if (role === 'customer') continue
    if (start !== 'taken-over') told('is drawn again')
    const drawn = (await answer?.text()) ?? ''
    // What says that it is on its way may come once the page is taken over.
    const later = drawn.includes('aria-busy="true"') ? begun : await page.content()
    const change = changeOfWords(await words.words(drawn), await words.words(later))
    if (change !== undefined) told(change)
  }
  await context.close()
  return faults
}
