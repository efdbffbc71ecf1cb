/** The languages that content is written in, and which of them a visitor reads. */

export const contentLocales = ['en', 'de', 'es', 'fr'] as const

export type ContentLocale = (typeof contentLocales)[number]

/** The language that replaces missing translations. */
export const fallbackLocale: ContentLocale = 'en'

/** Something of content, and the language that it is in fact written in. */
export interface Written {
  readonly writtenIn: ContentLocale
}

/** The locale of content for a kept language key such as `es_mx`; English where there is none (I18N-03). */
export function contentLocale(language: string | undefined): ContentLocale {
  return localeNamed(language) ?? fallbackLocale
}

/**
 * The locale of what the catalogue says, for a kept language key: that of the words around it, so a language
 * without texts of its own, such as `es_mx`, reads English (I18N-02).
 */
export function catalogueLocale(language: string | undefined): ContentLocale {
  return contentLocales.find((locale) => locale === language) ?? fallbackLocale
}

/** The locale that an answer names; the one that was asked for where it names none. */
export function localeWritten(name: string, asked: ContentLocale): ContentLocale {
  return localeNamed(name) ?? asked
}

/** All that is written in the chosen language, and of the fallback what has no namesake there (I18N-03). */
export function withFallback<A>(
  chosen: readonly A[],
  fallback: readonly A[],
  nameOf: (each: A) => string | number,
): readonly A[] {
  const names = new Set(chosen.map(nameOf))
  return [...chosen, ...fallback.filter((each) => !names.has(nameOf(each)))]
}

function localeNamed(language: string | undefined): ContentLocale | undefined {
  const base = language?.toLowerCase().split(/[_-]/)[0]
  return contentLocales.find((locale) => locale === base)
}
