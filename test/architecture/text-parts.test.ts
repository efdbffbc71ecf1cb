/** The first part of the texts holds every word of signing in and of the frame of a page, the second those of the shop. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { beginnings, partOf, type TextPart, textsInParts } from '../../scripts/text-parts.ts'
import { textExtentFor } from '../../src/ui/i18n/text-extent.ts'
import { partsOf } from '../../src/ui/i18n/text-files.ts'
import texts from '../../src/ui/i18n/locales/en.json' with { type: 'json' }

const keys = Object.keys(texts)
const sourcesIn = (folder: string) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.css.ts'))
    .map((name) => `src/${folder}/${name}`)

const frame = [
  ...['ui/shell', 'ui/parts/sign-in', 'ui/parts/search'].flatMap(sourcesIn),
  'src/ui/parts/content/SubscribeForm.tsx',
  ...['ui/pages/sign-in', 'ui/pages/errors'].flatMap(sourcesIn),
  'src/ui/i18n/failure-message.ts',
  'src/ui/i18n/notice-words.ts',
  'src/ui/routes/follow-session.ts',
]
/** Fetched with the search, which brings the texts of the shop along. */
const withTheSearch = new Set(
  [
    'model-code-engine.ts',
    'search-list.tsx',
    'search-suggestions.ts',
    'SearchFoot.tsx',
    'SearchSuggestion.tsx',
  ].map((name) => `src/ui/parts/search/${name}`),
)
const shop = [
  ...['ui/pages/home', 'ui/pages/shop', 'ui/pages/product', 'ui/parts/model-code'].flatMap(
    sourcesIn,
  ),
  ...['ui/parts/content', 'ui/pages/content', 'ui/pages/blog'].flatMap(sourcesIn),
  ...['ui/pages/where-to-buy', 'ui/pages/milestones'].flatMap(sourcesIn),
  ...['ui/pages/forms', 'ui/parts/form'].flatMap(sourcesIn),
  'src/ui/i18n/form-words.ts',
  ...['ui/parts/pricing', 'application/pricing', 'domain/pricing'].flatMap(sourcesIn),
  ...['ui/pages/cart', 'ui/parts/cart', 'application/cart'].flatMap(sourcesIn),
  // What is told while the cart is left for the quote.
  'src/application/quote/add-several.ts',
  'src/ui/components/ModelCodeRibbon/ribbon-words.ts',
  'src/ui/i18n/format.ts',
  'src/ui/i18n/login-notice-words.ts',
  ...withTheSearch,
]

/** Everything in a source that is written like the key of a text and is one, or the beginning of some. */
function keysIn(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8')
  const whole = [...source.matchAll(/['`]([a-z]+(?:\.[\w-]+)+)['`]/gi)].flatMap(([, key = '']) =>
    [key, `${key}_one`].some((name) => Object.hasOwn(texts, name)) ? [key] : [],
  )
  const begun = [...source.matchAll(/`([a-z]+(?:\.[\w-]+)*\.)\$\{/gi)].flatMap(([, begin = '']) =>
    keys.filter((key) => key.startsWith(begin)),
  )
  return [...whole, ...begun]
}

const outside = (file: string, parts: readonly TextPart[]) =>
  keysIn(file).filter((key) => !parts.includes(partOf(key)))

describe('the first texts', () => {
  it.each(frame.filter((file) => !withTheSearch.has(file)))('hold every text of %s', (file) => {
    expect(outside(file, ['first'])).toEqual([])
  })
})

describe('the texts of the shop', () => {
  it.each(shop)('hold, with the first ones, every text of %s', (file) => {
    expect(outside(file, ['first', 'shop'])).toEqual([])
  })
})

describe('the bulk order page', () => {
  it('has all texts, since it says of a file what the draft order says of it', () => {
    const said = [...sourcesIn('ui/pages/bulk-order'), ...sourcesIn('ui/parts/sheet')]
    const parts = partsOf[textExtentFor('/bulkorder')]
    expect(said.flatMap((file) => outside(file, parts))).toEqual([])
    expect(said.flatMap(keysIn).length).toBeGreaterThan(40)
  })
})

it('looks for texts where there are some', () => {
  expect(frame.flatMap(keysIn).length).toBeGreaterThan(80)
  expect(shop.flatMap(keysIn).length).toBeGreaterThan(120)
  for (const beginning of [...beginnings.first, ...beginnings.shop]) {
    expect(
      keys.some((key) => key.startsWith(beginning)),
      beginning,
    ).toBe(true)
  }
})

describe('the parts', () => {
  const plugin = textsInParts()
  const firstOf = (id: string) => {
    if (typeof plugin.transform !== 'function') throw new Error('The plugin has no transform.')
    const answer: unknown = Reflect.apply(plugin.transform, undefined, [JSON.stringify(texts), id])
    return answer === null ? null : JSON.parse(String(Reflect.get(Object(answer), 'code')))
  }
  const furtherOf = (part: string) => {
    if (typeof plugin.load !== 'function') throw new Error('The plugin loads nothing.')
    const id = `${process.cwd()}/src/ui/i18n/locales/en.${part}.ts`
    const answer: unknown = Reflect.apply(plugin.load, { addWatchFile: () => {} }, [id])
    return JSON.parse(
      String(Reflect.get(Object(answer), 'code')).replace('export const texts = ', ''),
    )
  }

  it('hold every text once', () => {
    const first = Object.keys(firstOf('/shop/src/ui/i18n/locales/en.json'))
    const cut = [first, Object.keys(furtherOf('shop')), Object.keys(furtherOf('counter'))]
    expect(cut.flat().toSorted()).toEqual(keys.toSorted())
    expect(cut.every((part) => part.length > 20)).toBe(true)
  })

  it('leave every other file alone', () => {
    expect(firstOf('/shop/package.json')).toBeNull()
  })
})
