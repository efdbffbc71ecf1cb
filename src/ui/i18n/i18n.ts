/**
 * The translations: one file of texts per language, loaded when the language is first spoken. It comes in
 * two halves, so that the sign-in page need not wait for the words of all the others.
 */
import { createInstance, type i18n } from 'i18next'
import resourcesToBackend from 'i18next-resources-to-backend'
import { initReactI18next } from 'react-i18next'
import { intlTag } from './intl-tag.ts'
import { fallbackLanguage, type Language, languages } from './languages.ts'

type Texts = Readonly<Record<string, string>>

interface TextHalves {
  readonly first: () => Promise<Texts>
  readonly rest: () => Promise<Texts>
}

/** Languages without a file of their own speak English (I18N-02, O-02). */
const files: ReadonlyMap<string, TextHalves> = new Map([
  [
    'en',
    {
      first: async () => (await import('./locales/en.json')).default,
      rest: async () => (await import('./locales/en.rest.ts')).texts,
    },
  ],
])

const noTexts: Texts = {}
const namespace = 'translation'

export interface Translations {
  readonly translations: i18n
  /** Resolves when the texts are there, so that no key is ever painted. */
  readonly ready: Promise<unknown>
}

/** The translations with their first texts, or with all of them, both halves asked for at once. */
export function startTranslations(
  language: Language,
  extent: 'first' | 'all' = 'first',
): Translations {
  const translations = createInstance()
  translations.on('languageChanged', (spoken) => {
    document.documentElement.lang = intlTag(spoken)
  })
  const started = translations
    .use(resourcesToBackend((key: string) => files.get(key)?.first() ?? Promise.resolve(noTexts)))
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
  const ready = extent === 'first' ? started : whole(translations, started)
  return { translations, ready }
}

async function whole(translations: i18n, started: Promise<unknown>): Promise<void> {
  const asked = Promise.all([...files.values()].map(({ rest }) => rest()))
  await Promise.all([started, asked])
  await completeTexts(translations)
}

/** Adds the other half of the texts. Any page but those of signing in and out waits for it. */
export async function completeTexts(translations: i18n): Promise<void> {
  const spoken = translations.languages.filter((key) => files.has(key))
  await Promise.all(
    spoken.map(async (key) => {
      const rest = await files.get(key)?.rest()
      translations.addResourceBundle(key, namespace, rest ?? noTexts, true, true)
    }),
  )
}
