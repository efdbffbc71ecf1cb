/** The languages that content is written in, and which of them a visitor reads. */

export const contentLocales = ['en', 'de', 'es', 'fr'] as const

export type ContentLocale = (typeof contentLocales)[number]

/** The locale of content for a kept language key such as `es_mx`; English where there is none (I18N-03). */
export function contentLocale(language: string | undefined): ContentLocale {
  const base = language?.toLowerCase().split(/[_-]/)[0]
  return contentLocales.find((locale) => locale === base) ?? 'en'
}
