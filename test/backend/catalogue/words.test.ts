/** Everything that the seeded catalogue says can be said in German, Spanish and French. */
import { describe, expect, it } from 'vitest'
import { wordedProduct } from '../../../reference-backend/catalogue/worded-product.ts'
import { listedAs, type Wording, wordingIn } from '../../../reference-backend/catalogue/wording.ts'
import { RANGE_FACETS } from '../../../reference-backend/search/facet-ranges.ts'
import { SORTING } from '../../../reference-backend/search/search-request.ts'
import { catalogueRows } from '../../../reference-backend/seed/products/catalogue-rows.ts'
import type { Dictionary } from '../../../reference-backend/seed/products/words/dictionary.ts'
import { FRENCH } from '../../../reference-backend/seed/products/words/french.ts'
import { GERMAN } from '../../../reference-backend/seed/products/words/german.ts'
import { SPANISH } from '../../../reference-backend/seed/products/words/spanish.ts'

const documents = (await catalogueRows()).products.map(({ doc }) => doc)

const facetNames = ['Product Type', 'Brand', 'Category', 'Price']
const rangeNames = RANGE_FACETS.map(({ name }) => name.split('|')[0] ?? '')
const sortNames = SORTING.map(({ name }) => name)

/** Units and names of houses read the same everywhere; so does what has no word of two small letters. */
const SAME = /\b(cm|mm|in|rev|bar|psi|rpm|min|gpm|k?Nm|dB|Torvane|Drevmark|Quillon Fluid)\b/g

const hasWords = (text: string) => /\p{L}*\p{Ll}{2}/u.test(text.replace(SAME, ''))

/** Every text that a reader of the catalogue gets, as the dictionaries list it. */
function everythingSaid() {
  const texts = new Set([...facetNames, ...rangeNames, ...sortNames])
  const summaries = new Set<string>()
  const listening: Wording = {
    locale: 'en',
    say: (english) => {
      texts.add(listedAs(english))
      return english
    },
    named: (name, text) => `${name}: ${text}`,
    summary: (skuCode, english) => {
      summaries.add(skuCode)
      return english
    },
  }
  for (const doc of documents) wordedProduct(doc, listening)
  return { texts: [...texts].filter(hasWords), summaries: [...summaries] }
}

const said = everythingSaid()

const dictionaries: readonly (readonly [string, Dictionary])[] = [
  ['German', GERMAN],
  ['Spanish', SPANISH],
  ['French', FRENCH],
]

describe.each(dictionaries)('the catalogue in %s', (_, { texts, summaries }) => {
  it('has every text of the seeded catalogue and no other', () => {
    expect(Object.keys(texts).toSorted()).toEqual(said.texts.toSorted())
    expect(Object.keys(summaries).toSorted()).toEqual(said.summaries.toSorted())
  })

  it('keeps every figure of a text', () => {
    const figures = (text: string) => text.split('#').length
    const different = Object.entries(texts).filter(
      ([english, translated]) => figures(english) !== figures(translated),
    )
    expect(different).toEqual([])
  })

  it('keeps the markup of every short description', () => {
    const tags = (text: string) => text.match(/<[^>]*>/g) ?? []
    for (const { skuCode, shortdescription } of documents) {
      expect(tags(summaries[skuCode] ?? ''), skuCode).toEqual(tags(shortdescription))
    }
  })
})

describe('a definition in other words', () => {
  const orbital = documents.find(({ skuCode }) => skuCode === 'TM2')
  const sealKit = documents.find(({ skuCode }) => skuCode === 'SKT')

  it('changes words and leaves what names things to programs', () => {
    if (orbital === undefined) throw new Error('TM2 is not seeded')
    const german = wordedProduct(orbital, wordingIn('de'))

    expect(german.productName).toBe('TM200 Orbitalmotor')
    expect(german.modifiersUS[1]?.title).toBe('Abtriebswelle')
    expect(german.modifiersUS[1]?.options[0]?.title).toBe('1 in mit Passfeder')
    expect(german.files[0]?.fileName).toBe('TM200-datenblatt-en.pdf')
    expect(german.attributeSets[1]?.attributes[0]).toMatchObject({
      attributeName: 'Verdrängungsvolumen',
      attributeValue: orbital.attributeSets[1]?.attributes[0]?.attributeValue,
      unit: 'cm³/rev',
    })
    const codes = ({ modifiersUS }: typeof orbital) =>
      modifiersUS.map(({ key, options }) => [key, options.map(({ code }) => code)])
    expect(codes(german)).toEqual(codes(orbital))
    expect([german.urlTitle, german.productType_urlTitle, german.images]).toEqual([
      orbital.urlTitle,
      orbital.productType_urlTitle,
      orbital.images,
    ])
  })

  it.each(['en', 'de', 'es', 'fr'] as const)(
    'says what options of the United States mean in their units as well (%s)',
    (locale) => {
      const said = documents.flatMap((doc) => {
        const { modifiers, modifiersUS } = wordedProduct(doc, wordingIn(locale))
        return [...modifiers, ...modifiersUS].flatMap(({ options }) =>
          options.flatMap(({ title, description }) => [title, description]),
        )
      })
      expect(said.filter((text) => / bar\b/.test(text) && !text.includes(' psi'))).toEqual([])
    },
  )

  it('gives one pressure the same figure in psi wherever it stands', () => {
    const said = documents.flatMap((doc) =>
      wordedProduct(doc, wordingIn('en')).modifiersUS.flatMap(({ options }) =>
        options.flatMap(({ title, description }) => [title, description]),
      ),
    )
    const pairs = said.flatMap((text) => text.match(/\b\d+ bar \(\d+ psi\)/g) ?? [])
    expect(pairs).toContain('350 bar (5080 psi)')
    const figures = new Set(pairs)
    expect(new Set([...figures].map((pair) => pair.split(' ')[0])).size).toBe(figures.size)
  })

  it.each([
    ['en', 'Pilot pressure from 10 to 35 bar (145 to 508 psi) sets the displacement.'],
    ['de', 'Steuerdruck von 10 bis 35 bar (145 bis 508 psi) stellt das Volumen ein.'],
    ['fr', 'La pression de pilotage de 10 à 35 bar (145 à 508 psi) règle la cylindrée.'],
    ['es', 'La presión de pilotaje de 10 a 35 bar (145 a 508 psi) fija la cilindrada.'],
  ] as const)('says both ends of a range (%s)', (locale, text) => {
    const motor = documents.find(({ skuCode }) => skuCode === 'BMV')
    const said = motor && wordedProduct(motor, wordingIn(locale))
    const meanings = (modifiers = said?.modifiersUS) =>
      modifiers?.flatMap(({ options }) => options.map(({ description }) => description))
    expect(meanings()).toContain(text)
    expect(meanings(said?.modifiersEU)?.join()).not.toContain('psi')
  })

  it('composes the names of skus again', () => {
    if (sealKit === undefined) throw new Error('SKT is not seeded')
    const french = wordedProduct(sealKit, wordingIn('fr'))

    expect(french.skus[0]?.skuName).toBe(
      'Kit de joints pour moteur orbital, TM100, NBR, jusqu’à 90 °C, Joints d’arbre seuls',
    )
    expect(french.skus[0]?.calculatedSkuDefinition).toBe(
      'Série de moteur : TM100, Matière des joints : NBR, jusqu’à 90 °C, Contenu : Joints d’arbre seuls',
    )
  })

  it('uses English where there is no translation (I18N-03)', () => {
    expect(wordingIn('de').say('A machine of another house')).toBe('A machine of another house')
    expect(wordingIn('en').say('Orbital Motors')).toBe('Orbital Motors')
  })
})

describe('the figures of a text', () => {
  const flange = 'Two-bolt flange to SAE J744, pilot 82.55 mm (3.250 in), bolt circle 106.4 mm.'
  const size = '3.15 in³/rev (51.6 cm³/rev)'

  it.each([
    ['de', '3,15 in³/U (51,6 cm³/U)'],
    ['es', '3,15 in³/rev (51,6 cm³/rev)'],
    ['fr', '3,15 in³/tr (51,6 cm³/tr)'],
    ['en', size],
  ] as const)(
    'are written as in the language of the reader, with its units (%s)',
    (locale, said) => {
      expect(wordingIn(locale).say(size)).toBe(said)
    },
  )

  it('have a comma within sentences and threads', () => {
    expect(wordingIn('de').say(flange)).toBe(
      'Zweilochflansch nach SAE J744, Zentrierung 82,55 mm (3,250 in), Lochkreis 106,4 mm.',
    )
    expect(wordingIn('fr').say('M18 × 1.5, side')).toBe('M18 × 1,5, latéral')
  })

  it.each([
    ['Inspection certificate 3.1', 'Abnahmeprüfzeugnis 3.1'],
    ['ANSI B92.1, class 5', 'ANSI B92.1, Klasse 5'],
    ['ISO 4762, property class 10.9', 'ISO 4762, Festigkeitsklasse 10.9'],
    ['ISO 21940-11, G 6.3', 'ISO 21940-11, G 6.3'],
  ])('keep the point in the name of a standard, a class or a grade: %s', (english, german) => {
    expect(wordingIn('de').say(english)).toBe(german)
  })

  it('stay as they are in a text that has no translation', () => {
    expect(wordingIn('de').say('A drum of 2.5 feet')).toBe('A drum of 2.5 feet')
  })
})
