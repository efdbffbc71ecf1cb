/** The words of the catalogue in the language of the reader. Nothing that names a thing to a program is touched. */

import { md5 } from '#platform/digests.ts'
import type { Dictionary } from '../seed/products/words/dictionary.ts'
import { FRENCH } from '../seed/products/words/french.ts'
import { GERMAN } from '../seed/products/words/german.ts'
import { SPANISH } from '../seed/products/words/spanish.ts'

/** The languages that the catalogue speaks; it is written in the first. */
export const LOCALES = ['en', 'de', 'es', 'fr'] as const

export type Locale = (typeof LOCALES)[number]

/** The texts of one language. Without a translation the English text is used. */
export interface Wording {
  readonly locale: Locale
  readonly say: (english: string) => string
  /** A name and what it is, both in the language: `Shaft: keyed`. */
  readonly named: (name: string, text: string) => string
  /** The short description of a product, which is `english` in the definition. */
  readonly summary: (skuCode: string, english: string) => string
}

const DICTIONARIES = { de: GERMAN, es: SPANISH, fr: FRENCH } as const

/** Changes with every word, so that an index that holds the words notices. */
export const WORDS_VERSION = md5(JSON.stringify(DICTIONARIES))

const FIGURE = /\d+(?:[.,/]\d+)*/g

/** A decimal that is written with a comma elsewhere; in the name of a standard, a class or a grade it is none. */
const DECIMAL = /(?<!(?:ANSI B|[Cc]ertificate |class |, G )\d*)(?<![\d.])(\d+)\.(\d+)(?![\d.])/g

/** Units in which a revolution is counted. */
const PER_REVOLUTION = /(?<=\/)rev\b/g

/** What is left of a text that holds figures and units alone. */
const WORD = /\p{L}*\p{Ll}{2}/u
const UNITS = /\b(?:cm|mm|in|rev|bar|psi|rpm|min|gpm|k?Nm|dB)\b/g

const ENGLISH: Wording = {
  locale: 'en',
  say: (english) => english,
  named: namedWith(':'),
  summary: (_, english) => english,
}

const WORDINGS: Readonly<Record<Locale, Wording>> = {
  en: ENGLISH,
  de: wordingFrom('de', { revolution: 'U', colon: ':' }),
  es: wordingFrom('es', { revolution: 'rev', colon: ':' }),
  // French sets a no-break space before it.
  fr: wordingFrom('fr', { revolution: 'tr', colon: '\u00A0:' }),
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

/** How a language writes. */
interface Writing {
  /** As a unit. */
  readonly revolution: string
  readonly colon: string
}

function namedWith(colon: string): Wording['named'] {
  return (name, text) => `${name}${colon} ${text}`
}

function wordingFrom(locale: keyof typeof DICTIONARIES, { revolution, colon }: Writing): Wording {
  const dictionary: Dictionary = DICTIONARIES[locale]
  const texts = new Map(Object.entries(dictionary.texts))
  const summaries = new Map(Object.entries(dictionary.summaries))
  const measured = (english: string) =>
    english.replace(DECIMAL, '$1,$2').replace(PER_REVOLUTION, revolution)
  return {
    locale,
    say: (english) => {
      const translated = texts.get(listedAs(english))
      if (translated !== undefined) return withFigures(translated, measured(english))
      return WORD.test(english.replace(UNITS, '')) ? english : measured(english)
    },
    named: namedWith(colon),
    summary: (skuCode, english) => summaries.get(skuCode) ?? english,
  }
}

function withFigures(translated: string, measured: string): string {
  const figures = measured.match(FIGURE)?.values()
  return translated.replace(/#/g, () => figures?.next().value ?? '')
}
