/** One word for one thing: texts keep to the last section of docs/glossary.md, and none says what another says. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ENGLISH } from '../../reference-backend/seed/content/words/en/english.ts'
import { GERMAN as GERMAN_CONTENT } from '../../reference-backend/seed/content/words/de/german.ts'
import { SPANISH as SPANISH_CONTENT } from '../../reference-backend/seed/content/words/es/spanish.ts'
import { FRENCH as FRENCH_CONTENT } from '../../reference-backend/seed/content/words/fr/french.ts'
import { FRENCH } from '../../reference-backend/seed/products/words/french.ts'
import { GERMAN } from '../../reference-backend/seed/products/words/german.ts'
import { SPANISH } from '../../reference-backend/seed/products/words/spanish.ts'
import { allTexts, familyOf, filledLanguages } from '../../scripts/text-check.ts'

const languages = ['en', ...filledLanguages]
const texts = new Map(languages.map((language) => [language, allTexts(language)]))

/** What the reference backend says about products, and its pages, by the path to each text. */
const seeded = new Map([
  ['en', leavesOf({ pages: ENGLISH })],
  ['de', leavesOf({ products: GERMAN, pages: GERMAN_CONTENT })],
  ['es', leavesOf({ products: SPANISH, pages: SPANISH_CONTENT })],
  ['fr', leavesOf({ products: FRENCH, pages: FRENCH_CONTENT })],
])

function leavesOf(tree: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof tree === 'string') return [[path, tree]]
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, value]) => leavesOf(value, `${path}/${key}`))
}

const glossary = readFileSync('docs/glossary.md', 'utf8')
const unused = glossary.slice(glossary.indexOf('\n| Language | Not | But |'))
const rows = unused
  .split('\n')
  .filter((row) => row.startsWith('| '))
  .slice(1)
  .map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

/** Texts that the specification fixes with such a word in them. */
const fixed = new Set(['price:loginNotice'])

/** The keys of a language whose text has a word that begins so. */
function keysWith(language: string, word: string): readonly string[] {
  const found = new RegExp(String.raw`(?<!\p{L})${word}`, 'iu')
  const all = [...Object.entries(texts.get(language) ?? {}), ...(seeded.get(language) ?? [])]
  return all.filter(([key, text]) => found.test(text) && !fixed.has(key)).map(([key]) => key)
}

describe('the words that no text has', () => {
  it.each(rows)('are in no text of %s: not %s, but %s', (language = '', not = '') => {
    expect(languages).toContain(language)
    expect(keysWith(language, not)).toEqual([])
  })

  it('are read from the glossary, and would be found', () => {
    expect(rows.length).toBeGreaterThan(20)
    expect(keysWith('de', 'Angebot').length).toBeGreaterThan(20)
  })
})

describe('the lines of a quote', () => {
  const areas = ['quote', 'quotes', 'copy', 'draftOrder', 'history', 'line', 'paper']
  /** What is said of goods that are shipped. */
  const shipped = /^(?:draftOrder:dates\.|quote:dispatch\.|history:step\.shipped)/

  it.each([
    ['es', 'artículo'],
    ['fr', 'article'],
  ])(
    'are lines in every text of %s, and not %s as well, but where they are shipped',
    (language, other) => {
      // The name of a number that the customer gives to a product.
      const named = /n° d’article client/giu
      const texts = allTexts(language)
      const found = Object.entries(texts).filter(
        ([key, text]) =>
          areas.includes(areaOf(key)) &&
          !shipped.test(key) &&
          new RegExp(other, 'iu').test(text.replace(named, '')),
      )
      expect(found).toEqual([])
    },
  )
})

/** Keys whose texts are equal on purpose, with the reason. */
const twice: Readonly<Record<string, string>> = {
  'address:field.company': 'a key for every field of an address',
  'address:field.emailAddress': 'a key for every field of an address',
  'address:field.phoneNumber': 'a key for every field of an address',
  'address:problem.invalid-email': 'a key for every problem of an address',
  'bulkOrder:mode.list': 'a key for every way of entry',
  'listing:facet.priceRange': 'a key for every facet',
  'checkout:step.payment': 'a key for every step',
  'credentials:newPassword.reset.title': 'a key for every page of a new password',
  'draftOrder:tab.summary': 'a key for every tab',
  'form:problem.email': 'a key for every problem of an answer',
  'payment:gift.type': 'the kind of a transaction, not of a file',
  'price:forPiecesEach': 'one piece has no price for each',
  'product:performance.described.viscosity': 'what is said of one curve',
  'quote:submit.missing.comment': 'a key for everything that may be missing',
  'quote:submit.missing.dispatch': 'a key for everything that may be missing',
  'quote:submit.title.resubmit': 'a key for every kind of submission',
}

/** The keys of texts that are the same in every language, where one page loads both. */
function repeated(): readonly (readonly string[])[] {
  const said = new Map<string, readonly string[]>()
  for (const key of Object.keys(texts.get('en') ?? {})) {
    const text = JSON.stringify(languages.map((language) => texts.get(language)?.[key]))
    said.set(text, [...new Set([...(said.get(text) ?? []), familyOf(key)])])
  }
  return [...said.values()].map(loadedTogether).filter(({ length }) => length > 1)
}

/** Those of one area with another of it, and all where one is of every page. */
function loadedTogether(keys: readonly string[]): readonly string[] {
  const areas = keys.map(areaOf)
  if (areas.includes('common')) return keys
  return keys.filter((key) => areas.filter((area) => area === areaOf(key)).length > 1)
}

const areaOf = (key: string) => key.split(':')[0] ?? ''

describe('two texts that one page loads', () => {
  it('are not the same in every language', () => {
    const others = repeated().map((keys) => keys.filter((key) => !Object.hasOwn(twice, key)))
    expect(others.filter(({ length }) => length > 1)).toEqual([])
  })

  it('are the same where a reason is given for it', () => {
    const same = new Set(repeated().flat())
    expect(Object.keys(twice).filter((key) => !same.has(key))).toEqual([])
  })
})
