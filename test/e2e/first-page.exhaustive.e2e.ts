/** The first page at every public address, in all languages. */
import { catalogueLocale } from '../../src/domain/content/content-locale.ts'
import { addressIn } from '../../src/domain/content/language-address.ts'
import { changeOfWords, startOf, wordReader } from './crawl/drawn-words.ts'
import { placesByRoute } from './crawl/places.ts'
import { scriptsNotNamed } from './crawl/scripts-not-named.ts'
import { expect, test } from './shop.ts'

test('every public page is taken over as the server has drawn it, in every language', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  const isPublic = (address: string) =>
    !/^\/(my-account|checkout|shopping|quotes|order-|sched|three|sso|draft|bank|account)/i.test(
      address,
    )
  const places = Object.values(placesByRoute)
    .flat()
    .filter(
      ({ address, visitor, isForCustomers }) => isPublic(address) && !visitor && !isForCustomers,
    )
  const languages = ['en_us', 'de', 'es', 'fr']
  const redrawn: string[] = []
  const unnamed: string[] = []
  const reworded: string[] = []
  // A window of its own: the page would rest behind another one.
  const reader = wordReader(await browser.newPage())
  for (const [index, { address }] of places.entries()) {
    const language = languages[index % languages.length] ?? 'de'
    const url = baseURL ?? ''
    await context.addCookies([
      { name: 'i18nextLng', value: language, url },
      { name: 'manifold.region', value: index % 3 === 0 ? 'EU' : 'US', url },
    ])
    await page.goto('/favicon.svg')
    await page.evaluate(
      ([spoken, region]) => {
        localStorage.setItem('i18nextLng', spoken)
        localStorage.setItem('manifold.region', region)
      },
      [language, index % 3 === 0 ? 'EU' : 'US'] as const,
    )
    const answer = await page.goto(addressIn(catalogueLocale(language), address))
    if ((await startOf(page)) !== 'taken-over') redrawn.push(`${address} in ${language}`)
    const late = await page.evaluate(scriptsNotNamed)
    unnamed.push(...late.map((file) => `${address} ${file}`))
    const sent = await reader.words((await answer?.text()) ?? '')
    const shown = await reader.words(await page.content())
    const change = changeOfWords(sent, shown)
    if (change !== undefined) reworded.push(`${address} in ${language}: ${change}`)
  }
  expect(redrawn).toEqual([])
  expect(unnamed).toEqual([])
  expect(reworded).toEqual([])
})
