/** The texts of the languages are measured against the English ones. */
import { describe, expect, it } from 'vitest'
import { faultsOf, neededKeys, type Texts, unaskedKeys } from '../../scripts/text-check.ts'
import { typographyFaults } from '../../scripts/text-typography.ts'

const english: Texts = {
  'cart.count_one': '{{count}} item',
  'cart.count_other': '{{count}} items in {{place}}',
  'cart.title': 'Your cart',
  'cart.ways': '{{count}} ways',
  'unit.pressure': '{{value}} / 2',
}

const german: Texts = {
  'cart.count_one': 'Ein Teil',
  'cart.count_other': '{{count}} Teile in {{place}}',
  'cart.title': 'Ihr Wagen',
  'cart.ways': '{{count}} Wege',
  'unit.pressure': '{{value}} / 2',
}

const faultsIn = (texts: Texts, same: readonly string[] = []) =>
  faultsOf(english, { language: 'de', texts, same }).map(({ kind, key }) => `${kind} ${key}`)

describe('the check of a language', () => {
  it('finds nothing in one that is complete', () => {
    expect(faultsIn(german)).toEqual([])
  })

  it.each<[string, Texts]>([
    ['missing cart.title', { 'cart.title': '' }],
    ['untranslated cart.title', { 'cart.title': 'Your cart' }],
    ['empty cart.title', { 'cart.title': ' ' }],
    ['unused cart.gone', { 'cart.gone': 'Weg' }],
    ['unused cart.title_one', { 'cart.title_one': 'Ihr Wagen' }],
    ['placeholders cart.count_other', { 'cart.count_other': '{{count}} Teile' }],
    ['placeholders cart.title', { 'cart.title': 'Wagen von {{name}}' }],
  ])('finds: %s', (fault, change) => {
    const { 'cart.title': title, ...others } = { ...german, ...change }
    const texts = fault.startsWith('missing') ? others : { ...others, 'cart.title': title ?? '' }
    expect(faultsIn(texts)).toEqual([fault])
  })

  it('takes a text that is the same on purpose, and says when it is no longer the same', () => {
    expect(faultsIn({ ...german, 'cart.title': 'Your cart' }, ['cart.title'])).toEqual([])
    expect(faultsIn(german, ['cart.title'])).toEqual(['unused cart.title'])
  })

  it('asks for the plural forms that the language has', () => {
    const counted = neededKeys(english, 'pl').filter((key) => key.startsWith('cart.count'))
    expect(counted.toSorted()).toEqual(['cart.count_few', 'cart.count_many', 'cart.count_one'])
    expect(
      faultsOf(english, {
        language: 'de',
        texts: { ...german, 'cart.ways_one': 'Ein Weg' },
        same: [],
      }),
    ).not.toContainEqual(expect.objectContaining({ key: 'cart.ways_one', kind: 'unused' }))
  })
})

describe('the check of the marks', () => {
  it.each([
    ['de', 'Für „{{keyword}}“ wurde nichts gefunden.'],
    ['de', 'Eine Stunde ist 5\u00A0% länger.'],
    ['es', '¿Leer «{{name}}»? ¡Ya está!'],
    [
      'fr',
      'Supprimer «\u00A0{{name}}\u00A0»\u202F? Reste\u00A0: 1\u202F000\u00A0Mo\u202F; merci\u202F!',
    ],
    ['fr', 'Une date (yyyy-mm-ddTHH:nn) avec l’heure'],
    ['pl', '"To..."'],
  ])('takes in %s: %s', (language, text) => {
    expect(typographyFaults(language, text)).toEqual([])
  })

  it.each([
    ['de', 'Für “{{keyword}}” nichts'],
    ['de', 'Für „{{keyword}}” nichts'],
    ['de', 'Für {{keyword}}“ nichts'],
    ['de', 'Höchstens {{limit}} MB'],
    ['de', "Heinz's"],
    ['de', 'Weiter...'],
    ['de', 'Zwei  Wörter'],
    ['es', 'Leer esto?'],
    ['es', '¿Leer esto'],
    ['es', '¡Hecho'],
    ['es', 'La lista « {{name}} »'],
    ['es', 'La lista “{{name}}”'],
    ['fr', 'Vraiment ?'],
    ['fr', 'Oui; non'],
    ['fr', 'Total : {{total}}'],
    ['fr', 'La liste « {{name}} »'],
    ['fr', 'La liste «{{name}}»'],
    ['fr', 'Au plus 1 000 caractères'],
    ['fr', "l'adresse"],
    ['fr', '"adresse"'],
  ])('finds in %s: %s', (language, text) => {
    expect(typographyFaults(language, text)).not.toEqual([])
  })

  it('is part of the check of a language', () => {
    expect(faultsIn({ ...german, 'cart.title': 'Ihr "Wagen"' })).toEqual(['typography cart.title'])
  })
})

it.each([
  ['de', 'zero', []],
  ['fr', 'zero', []],
  ['es', 'many', []],
  ['fr', 'many', []],
  ['de', 'many', ['unused cart.count_many']],
  ['es', 'few', ['unused cart.count_few']],
])('lets %s have the form %s, but no form that it does not know', (language, form, faults) => {
  const texts = { ...german, [`cart.count_${form}`]: 'Teile in {{place}}, {{count}}' }
  const found = faultsOf(english, { language, texts, same: [] })
  expect(found.map(({ kind, key }) => `${kind} ${key}`)).toEqual(faults)
})

it('finds English texts that no source asks for', () => {
  const asked = new Set(['cart.title', 'unit.pressure', 'cart.count'])
  expect(unaskedKeys(english, asked)).toEqual(['cart.ways'])
})
