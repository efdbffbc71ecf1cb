/** The languages of the shop, and which one a browser gets (O-01, I18N-01, I18N-05). */
import { catalogueLocale, fallbackLocale } from '../../domain/content/content-locale.ts'
import { localeNamedBy } from '../../domain/content/language-address.ts'

/** The keys as they are kept and sent; `en_us` is the default and is served by the English texts. */
export const languages = [
  'en_us',
  'de',
  'en',
  'en_gb',
  'es',
  'es_mx',
  'fr',
  'ga',
  'pl',
  'zh',
] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en_us'

/** The language whose texts stand in wherever another one has none (I18N-03, O-02). */
export const fallbackLanguage = 'en'

/** The name of each language in that language, so that it is found without knowing another. */
export const nativeNames = {
  en_us: 'English (US)',
  de: 'Deutsch',
  en: 'English',
  en_gb: 'English (UK)',
  es: 'Español',
  es_mx: 'Español (México)',
  fr: 'Français',
  ga: 'Gaeilge',
  pl: 'Polski',
  zh: '中文',
} as const satisfies Record<Language, string>

/** Whether a language has addresses of its own; the others share those of the default one. */
export function hasAddresses(language: Language): boolean {
  return catalogueLocale(language) !== fallbackLocale
}

/**
 * The language of a page: that of its address, whatever is kept. At an address of the default language it is the one
 * that is kept, if that has no addresses of its own.
 */
export function languageAt(path: string, kept: string | undefined): Language {
  const named = localeNamedBy(path)
  if (named !== undefined && named !== fallbackLocale) return named
  const language = languageFor(kept)
  return hasAddresses(language) ? defaultLanguage : language
}

/** The language for a kept key; anything that is not on the list becomes the default (I18N-05, T34). */
export function languageFor(kept: string | undefined): Language {
  return languages.find((language) => language === kept) ?? defaultLanguage
}

/** Whether a language is one of the English ones, which share their texts. */
export function isEnglish(language: string): boolean {
  return language === 'en' || language.startsWith('en_')
}
