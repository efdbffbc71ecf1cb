/** The texts of the vault's pages in the languages of the shop. */

import type { CardField, CardProblem } from '../../card/card-check.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { french } from './fr.ts'
import { spanish } from './es.ts'
import type { Words } from './word-list.ts'

export type { Words } from './word-list.ts'

export const LOCALES = ['en', 'de', 'es', 'fr'] as const

export type Locale = (typeof LOCALES)[number]

const WORDS: Readonly<Record<Locale, Words>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
}

/** A language of the shop; English for any other. */
export function localeOf(text: string | null | undefined): Locale {
  return LOCALES.find((locale) => locale === text) ?? 'en'
}

export function wordsIn(locale: Locale): Words {
  return WORDS[locale]
}

/** The text of a problem of a field. */
export function problemText(words: Words, field: CardField, problem: CardProblem): string {
  return words.problems[problem].replace('{label}', words.labels[field])
}
