/** The words of the document of a quote in the language of its reader. They are those of the screen. */

import type { Locale } from '../../catalogue/wording.ts'
import { type DocumentWords, ENGLISH } from './words/english.ts'
import { FRENCH } from './words/french.ts'
import { GERMAN } from './words/german.ts'
import { SPANISH } from './words/spanish.ts'

const ALL: Readonly<Record<Locale, DocumentWords>> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
}

export function documentWords(locale: Locale): DocumentWords {
  return ALL[locale]
}

/** A text with what stands in its braces: `Page {page} of {pages}`. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
