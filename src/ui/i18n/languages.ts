/** The languages of the shop, and which one a browser gets (O-01, I18N-01, I18N-05). */

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

/** The language for a kept key; anything that is not on the list becomes the default (I18N-05, T34). */
export function languageFor(kept: string | undefined): Language {
  return languages.find((language) => language === kept) ?? defaultLanguage
}

/** Whether a language is one of the English ones, which share their texts. */
export function isEnglish(language: string): boolean {
  return language === 'en' || language.startsWith('en_')
}
