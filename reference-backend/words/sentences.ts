/**
 * What the reference backend says to a customer, in the language of the request. It is written in English where it
 * is said; here it is found by that text, with `{0}`, `{1}` for what varies in it.
 */

import { type Locale, wordingIn } from '../catalogue/wording.ts'
import { dayText } from '../commerce/quote-document/document-format.ts'
import type { Sentences } from './dictionary.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { SPANISH } from './spanish.ts'

interface Pattern {
  readonly shape: RegExp
  readonly translated: string
}

interface Language {
  readonly whole: ReadonlyMap<string, string>
  /** The one with the most words of its own is tried first. */
  readonly patterns: readonly Pattern[]
}

const PLACE = /\{(\d)\}/g
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** Where one sentence ends and another one begins. */
const BETWEEN_SENTENCES = /(?<=[.!?]) (?=[A-Z])/
const SENTENCE = /[.!?]$/
/** The code of a model before what is said about it. */
const ABOUT = /^([A-Z0-9][A-Z0-9./-]*): (.+)$/s

const LANGUAGES: Readonly<Record<Exclude<Locale, 'en'>, Language>> = {
  de: languageOf(GERMAN),
  es: languageOf(SPANISH),
  fr: languageOf(FRENCH),
}

/** An English text of this server in a language; a text that is none of its own, such as a name, stays as it is. */
export function sentenceIn(locale: Locale, english: string): string {
  return locale === 'en' ? english : (known(locale, english) ?? severalIn(locale, english))
}

/** What a choice or a state of this server is called; any other name stays as it is, whatever it sounds like. */
export function nameIn(locale: Locale, english: string): string {
  return locale === 'en' ? english : (LANGUAGES[locale].whole.get(english) ?? english)
}

function known(locale: Exclude<Locale, 'en'>, english: string): string | undefined {
  const { whole, patterns } = LANGUAGES[locale]
  const found = whole.get(english)
  if (found !== undefined) return found
  for (const { shape, translated } of patterns) {
    const values = shape.exec(english)?.slice(1)
    if (values !== undefined) {
      return translated.replace(PLACE, (_, place: string) =>
        valueIn(locale, values[Number(place)] ?? ''),
      )
    }
  }
  return undefined
}

/** Texts that were joined are taken apart; each is said alone. */
function severalIn(locale: Exclude<Locale, 'en'>, english: string): string {
  const [, code, said] = ABOUT.exec(english) ?? []
  if (code !== undefined && said !== undefined) return `${code}: ${severalIn(locale, said)}`
  return english
    .split(BETWEEN_SENTENCES)
    .map((each) => known(locale, each) ?? each)
    .join(' ')
}

/** A status, the name of a field, an inner sentence or names of the catalogue; a day as it is read there. */
function valueIn(locale: Exclude<Locale, 'en'>, value: string): string {
  if (DAY.test(value)) return dayText(value, { locale })
  const capital = value.charAt(0).toUpperCase() + value.slice(1)
  const found = known(locale, value) ?? known(locale, capital)
  if (found !== undefined) return found
  if (SENTENCE.test(value)) return severalIn(locale, value)
  const { say } = wordingIn(locale)
  return value.split(', ').map(say).join(', ')
}

function languageOf(sentences: Sentences): Language {
  const entries = Object.entries(sentences)
  const isPattern = ([english]: readonly [string, string]) => english.search(PLACE) >= 0
  return {
    whole: new Map(entries.filter((entry) => !isPattern(entry))),
    patterns: entries
      .filter(isPattern)
      .toSorted(([one], [other]) => ownLength(other) - ownLength(one))
      .map(([english, translated]) => ({ shape: shapeOf(english), translated })),
  }
}

function ownLength(english: string): number {
  return english.replace(PLACE, '').length
}

/** Places are numbered from left to right in the English text. */
function shapeOf(english: string): RegExp {
  const own = english.split(PLACE).filter((_, index) => index % 2 === 0)
  return new RegExp(
    `^${own.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+)')}$`,
    's',
  )
}
