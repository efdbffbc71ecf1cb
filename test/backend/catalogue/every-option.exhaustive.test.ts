/** What is typed is read as the options that are called so, for everything that the catalogue is made of. */

import { describe, expect, it } from 'vitest'
import type { Zone } from '../../../reference-backend/catalogue/product-document.ts'
import { LOCALES, type Locale, wordingIn } from '../../../reference-backend/catalogue/wording.ts'
import { indexedOptions, optionNumbers } from '../../../reference-backend/search/index-options.ts'
import { codedOption, type OptionLookup } from '../../../reference-backend/search/option-lookup.ts'
import { bestOf, fewest, isCalled } from '../../../reference-backend/search/option-matches.ts'
import { isPartOfPlace } from '../../../reference-backend/search/place-names.ts'
import { readSearch, type SearchReading } from '../../../reference-backend/search/search-reading.ts'
import { ALL_FAMILIES } from '../../../reference-backend/seed/products/all-families.ts'
import { buildProduct } from '../../../reference-backend/seed/products/build-product.ts'

const zones = ['US', 'EU'] as const
const markets = zones.flatMap((zone) => LOCALES.map((locale) => ({ zone, locale })))

const docs = ALL_FAMILIES.map((family) => buildProduct(family, [], ALL_FAMILIES))
const numbers = optionNumbers()
const sold = {
  US: docs.map((doc) => numbers.idsOf(indexedOptions(doc, 'US'))),
  EU: docs.map((doc) => numbers.idsOf(indexedOptions(doc, 'EU'))),
}
const rows = new Map(numbers.rows().map((row) => [row.id, { ...row, displacement: undefined }]))
const labelled = numbers
  .rows()
  .map(({ id, labels }) => ({ labels, option: codedOption({ id, labels }) }))
const sizes = numbers
  .rows()
  .flatMap(({ id, displacement: size }) => (typeof size === 'number' ? [{ id, size }] : []))

const lookup: OptionLookup = {
  named: (words) =>
    Promise.resolve(
      labelled
        .filter(({ labels }) => words.some((word) => labels.includes(` ${word}`)))
        .map(({ option }) => option),
    ),
  sized: (least, most) =>
    Promise.resolve(sizes.filter(({ size }) => size >= least && size <= most)),
}

const places = docs.flatMap((doc) =>
  [doc.productType_productTypeName, doc.category_categoryName, doc.brand_brandName].map((name) => ({
    id: 0,
    facet: '',
    slug: '',
    name,
  })),
)

function read(typed: string): Promise<SearchReading> {
  const namesPlace = (term: Parameters<typeof isPartOfPlace>[1]) => isPartOfPlace(places, term)
  return readSearch(lookup, typed, { namesPlace, isThorough: false })
}

/** Titles that are the name of a product type as well are asked for with their question. */
const namesOfTypes: ReadonlySet<string> = new Set(['Motor', 'Moteur'])

interface Market {
  readonly zone: Zone
  readonly locale: Locale
}

/** What is typed for each option, and the options' titles by the number of the product. */
function optionsOf({ zone, locale }: Market): ReadonlyMap<string, ReadonlyMap<number, string>> {
  const { say } = wordingIn(locale)
  const wanted = new Map<string, Map<number, string>>()
  for (const [index, doc] of docs.entries()) {
    for (const modifier of zone === 'US' ? doc.modifiersUS : doc.modifiersEU) {
      for (const { title } of modifier.options.filter((each) => !each.isHiddenFlag)) {
        const said = say(title)
        const typed = namesOfTypes.has(said) ? `${say(modifier.title)} ${said}` : said
        // What is the same as in English is asked for in English.
        if (locale === 'en' || typed !== title) {
          wanted.set(typed, (wanted.get(typed) ?? new Map<number, string>()).set(index, title))
        }
      }
    }
  }
  return wanted
}

function reasonsIn(zone: Zone, index: number, { wishes }: SearchReading): readonly string[] {
  const [doc, ids] = [docs[index], sold[zone][index]]
  if (doc === undefined || ids === undefined) return []
  // A product that lacks one of the things is not found.
  if (!wishes.every(({ options }) => ids.some((id) => options.has(id)))) return []
  const chosen = wishes.map((wish) => bestOf(wish, ids, isCalled(doc, wish)))
  return fewest(chosen, rows).map(({ title }) => title)
}

describe('the title of an option', () => {
  it.each(markets)(
    'leads to every product that is sold with it, and is named, in $zone in $locale',
    async ({ zone, locale }) => {
      const lost: unknown[] = []
      for (const [typed, wanted] of optionsOf({ zone, locale })) {
        // oxlint-disable-next-line no-await-in-loop -- nothing is waited for
        const reading = await read(typed)
        for (const [index, title] of wanted) {
          const isNamed = reasonsIn(zone, index, reading).includes(title)
          if (!isNamed) lost.push({ typed, product: docs[index]?.skuCode })
        }
      }
      expect(lost).toEqual([])
    },
  )
})
