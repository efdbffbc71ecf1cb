/** The translations: one file of texts per language, loaded when the language is first spoken. */
import { createInstance, type i18n } from 'i18next'
import resourcesToBackend from 'i18next-resources-to-backend'
import { initReactI18next } from 'react-i18next'
import { intlTag } from './intl-tag.ts'
import { fallbackLanguage, type Language, languages } from './languages.ts'

type Texts = Readonly<Record<string, string>>
type TextFile = () => Promise<{ readonly default: Texts }>

/** Languages without a file of their own speak English (I18N-02, O-02). */
const files: ReadonlyMap<string, TextFile> = new Map([['en', () => import('./locales/en.json')]])

const noTexts: Texts = {}

export interface Translations {
  readonly translations: i18n
  /** Resolves when the texts are there, so that no key is ever painted. */
  readonly ready: Promise<unknown>
}

export function startTranslations(language: Language): Translations {
  const translations = createInstance()
  translations.on('languageChanged', (spoken) => {
    document.documentElement.lang = intlTag(spoken)
  })
  const ready = translations
    .use(resourcesToBackend((key: string) => files.get(key)?.() ?? Promise.resolve(noTexts)))
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: [...languages],
      fallbackLng: fallbackLanguage,
      // The keys have dots and are not paths; the texts have colons and are not namespaces.
      keySeparator: false,
      nsSeparator: false,
      returnEmptyString: false,
      interpolation: { escapeValue: false },
    })
  return { translations, ready }
}
