/** The search knows what products can be had with. */

import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Zone } from '../../../reference-backend/catalogue/product-document.ts'
import { LOCALES, type Locale, wordingIn } from '../../../reference-backend/catalogue/wording.ts'
import type { Database } from '../../../reference-backend/database/database.ts'
import { product } from '../../../reference-backend/database/schema/catalogue.ts'
import { searchEntry } from '../../../reference-backend/database/schema/search.ts'
import { productMatches } from '../../../reference-backend/search/option-matches.ts'
import { understood } from '../../../reference-backend/search/product-search.ts'
import { meets } from '../../../reference-backend/search/search-condition.ts'
import { onEachEngine } from '../each-engine.ts'

const markets = (['US', 'EU'] as const).flatMap((zone) =>
  LOCALES.map((locale) => ({ zone, locale })),
)

/** Titles that are the name of a product type as well are asked for with their question. */
const namesOfTypes: ReadonlySet<string> = new Set(['Motor', 'Moteur'])

interface Market {
  readonly zone: Zone
  readonly locale: Locale
}

/** What is typed, and the title of the option that each product should be found by. */
async function optionsOf(db: Database, { zone, locale }: Market) {
  const { say } = wordingIn(locale)
  const wanted = new Map<string, Map<string, string>>()
  const products = await db.select().from(product).where(eq(product.modelSearchOnly, false))
  for (const { doc, skuCode } of products) {
    for (const modifier of zone === 'US' ? doc.modifiersUS : doc.modifiersEU) {
      for (const { title } of modifier.options.filter((each) => !each.isHiddenFlag)) {
        const said = say(title)
        const typed = namesOfTypes.has(said) ? `${say(modifier.title)} ${said}` : said
        // What is the same as in English is asked for in English.
        if (locale === 'en' || typed !== title) {
          wanted.set(typed, (wanted.get(typed) ?? new Map()).set(skuCode, title))
        }
      }
    }
  }
  return wanted
}

/** Products that are not found, or without saying by what. */
async function missed(
  db: Database,
  zone: Zone,
  [typed, wanted]: readonly [string, ReadonlyMap<string, string>],
) {
  const { reading } = await understood(db, typed)
  const rows = await db
    .select({
      productID: product.id,
      skuCode: product.skuCode,
      productName: product.name,
      productType_productTypeName: product.productTypeName,
    })
    .from(searchEntry)
    .innerJoin(product, eq(product.id, searchEntry.productId))
    .where(and(eq(searchEntry.modelSearchOnly, false), meets(reading, zone)))
  const matches = await productMatches(db, rows, { reading, region: zone, locale: 'en' })
  return [...wanted].flatMap(([skuCode, title]) => {
    const row = rows.find((each) => each.skuCode === skuCode)
    const isSaid = row && matches(row.productID).some((each) => each.title === title)
    return isSaid ? [] : [{ typed, skuCode, isFound: row !== undefined }]
  })
}

onEachEngine('searching by options', (shop, onAny) => {
  onAny(() => {
    it.each(markets)(
      'finds every product by the title of each of its options, and says which, in $zone in $locale',
      async (market) => {
        const db = shop().database
        const lost: unknown[] = []
        for (const each of await optionsOf(db, market)) {
          // oxlint-disable-next-line no-await-in-loop -- one connection
          lost.push(...(await missed(db, market.zone, each)))
        }
        expect(lost).toEqual([])
      },
    )
  })

  const search = async (query: string, more: object = {}) => {
    const body = JSON.stringify({ query, size: 50, filters: { skuModelSearchFlag: 'No' }, ...more })
    const response = await shop().fetch('/api/v1/public/search', { method: 'POST', body })
    const { products } = await response.json()
    return new Map<string, readonly string[]>(
      products.map(({ skuCode, matches }: { skuCode: string; matches: { title: string }[] }) => [
        skuCode,
        matches.map(({ title }) => title),
      ]),
    )
  }

  it.each([
    ['SAE A', 'TM2', ['SAE A, 2 bolts', 'SAE A, 4 bolts']],
    ['sae a flange', 'TM2', ['SAE A, 2 bolts', 'SAE A, 4 bolts']],
    ['7/8-14 UNF', 'TM2', ['7/8-14 UNF O-ring, side']],
    ['1 in keyed', 'TM2', ['1 in keyed']],
    ['1" keyed shaft', 'TM2', ['1 in keyed']],
    ['FKM', 'SKT', ['FKM, to 120 °C']],
    ['viton', 'TM2', ['FKM']],
    ['RAL9005', 'TM2', ['Black, RAL 9005']],
    ['orbital motor 250 cc', 'TM2', ['15.3 in³/rev (250.1 cm³/rev)']],
    ['1/2 NPT', 'TM2', ['1/2-14 NPTF, side']],
    ['Passfeder', 'TM2', ['1 in keyed']],
    ['cannelure', 'TM2', ['1 in splined, 6 teeth']],
    ['A2', 'TM2', ['1 in Woodruff']],
    ['hot oil', 'TM2', ['FKM']],
    ['spring brake 400 Nm', 'TMW', ['Spring brake 400 Nm']],
    ['ISO 3019-1', 'TM2', ['SAE J744, ISO 3019-1']],
  ])('reads %s as an option of %s', async (query, skuCode, titles) => {
    expect((await search(query)).get(skuCode)).toEqual(titles)
  })

  it('does not take one size for another', async () => {
    expect([...(await search('SAE AA')).keys()]).not.toContain('TM2')
    expect([...(await search('1-1/4 in keyed')).keys()]).not.toContain('TM2')
    expect(await search('3/4 NPT')).toEqual(new Map())
  })

  it('finds what is sold in the region that is asked for', async () => {
    expect([...(await search('25 mm keyed', { region: 'EU' })).keys()]).toContain('TM2')
    expect([...(await search('25 mm keyed', { region: 'US' })).keys()]).not.toContain('TM2')
  })

  it('says what was found in the language of the reader', async () => {
    expect((await search('SAE B', { locale: 'de' })).get('417')).toEqual(['SAE B, 2 Schrauben'])
  })

  it('gives no reason where the product is called so', async () => {
    const found = await search('orbital motor')
    expect(found.get('TM2')).toEqual([])
    expect(found.size).toBeGreaterThan(5)
  })

  it('says while typing what was found', async () => {
    const body = JSON.stringify({ searchTerm: 'sae a', region: 'US' })
    const typing = await shop().fetch('/api/v1/public/search/typeahead', { method: 'POST', body })
    const { items } = await typing.json()
    expect(items[0].metadata.matches[0]).toEqual({
      type: 'modifier',
      key: 'mount',
      name: 'Mount',
      code: '1',
      title: 'SAE A, 2 bolts',
    })
  })
})
