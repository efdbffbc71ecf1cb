/** The words of the catalogue in the language of the reader. Nothing that names a thing to a program is touched. */

import { createHash } from 'node:crypto'
import type { Dictionary } from '../seed/products/words/dictionary.ts'
import { FRENCH } from '../seed/products/words/french.ts'
import { GERMAN } from '../seed/products/words/german.ts'
import { SPANISH } from '../seed/products/words/spanish.ts'

/** The languages that the catalogue speaks; it is written in the first. */
export const LOCALES = ['en', 'de', 'es', 'fr'] as const

export type Locale = (typeof LOCALES)[number]

/** The texts of one language. Without a translation the English text is used. */
export interface Wording {
  readonly say: (english: string) => string
  /** The short description of a product, which is `english` in the definition. */
  readonly summary: (skuCode: string, english: string) => string
}

const DICTIONARIES = { de: GERMAN, es: SPANISH, fr: FRENCH } as const

/** Changes with every word, so that an index that holds the words notices. */
export const WORDS_VERSION = createHash('md5').update(JSON.stringify(DICTIONARIES)).digest('hex')

const FIGURE = /\d+(?:[.,/]\d+)*/g

const ENGLISH: Wording = { say: (english) => english, summary: (_, english) => english }

const WORDINGS: Readonly<Record<Locale, Wording>> = {
  en: ENGLISH,
  de: wordingFrom(DICTIONARIES.de),
  es: wordingFrom(DICTIONARIES.es),
  fr: wordingFrom(DICTIONARIES.fr),
}

/** The language that a request asks for; English for none and for one that the catalogue does not speak. */
export function localeIn(asked: unknown): Locale {
  return LOCALES.find((locale) => locale === asked) ?? 'en'
}

export function wordingIn(locale: Locale): Wording {
  return WORDINGS[locale]
}

/** An English text in every language, each once. */
export function saidEverywhere(english: string): readonly string[] {
  return [...new Set(LOCALES.map((locale) => WORDINGS[locale].say(english)))]
}

/** An English text as the dictionaries list it: `#` for every figure. */
export function listedAs(english: string): string {
  return english.replace(FIGURE, '#')
}

function wordingFrom(dictionary: Dictionary): Wording {
  const texts = new Map(Object.entries(dictionary.texts))
  const summaries = new Map(Object.entries(dictionary.summaries))
  return {
    say: (english) => {
      const translated = texts.get(listedAs(english))
      return translated === undefined ? english : withFigures(translated, english)
    },
    summary: (skuCode, english) => summaries.get(skuCode) ?? english,
  }
}

function withFigures(translated: string, english: string): string {
  const figures = english.match(FIGURE)?.values()
  return translated.replace(/#/g, () => figures?.next().value ?? '')
}
