/**
 * The translations: one file of texts per language, loaded when the language is first spoken. It comes in
 * three parts, so that the sign-in page need not wait for the words of the shop, nor the shop for those
 * of the account area.
 */
import { createInstance, type i18n } from 'i18next'
import resourcesToBackend from 'i18next-resources-to-backend'
import { initReactI18next } from 'react-i18next'
import { intlTag } from './intl-tag.ts'
import { fallbackLanguage, type Language, languages } from './languages.ts'
import type { TextExtent } from './text-extent.ts'

type Texts = Readonly<Record<string, string>>

interface TextParts {
  readonly first: () => Promise<Texts>
  readonly shop: () => Promise<Texts>
  readonly counter: () => Promise<Texts>
}

/** What an extent adds to the first texts. */
const furtherParts = { first: [], shop: ['shop'], all: ['shop', 'counter'] } as const

/** Languages without a file of their own speak English (I18N-02, O-02). */
const files: ReadonlyMap<string, TextParts> = new Map([
  [
    'en',
    {
      first: async () => (await import('./locales/en.json')).default,
      shop: async () => (await import('./locales/en.shop.ts')).texts,
      counter: async () => (await import('./locales/en.counter.ts')).texts,
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

/** The translations with the texts of an extent, all parts asked for at once. */
export function startTranslations(language: Language, extent: TextExtent = 'first'): Translations {
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
  return { translations, ready: extended(translations, started, extent) }
}

async function extended(
  translations: i18n,
  started: Promise<unknown>,
  extent: TextExtent,
): Promise<void> {
  const asked = Promise.all(
    furtherParts[extent].flatMap((part) => [...files.values()].map((parts) => parts[part]())),
  )
  await Promise.all([started, asked])
  await completeTexts(translations, extent)
}

/** Adds the texts that an extent has beyond the first ones. A page waits for those it says. */
export async function completeTexts(translations: i18n, extent: TextExtent): Promise<void> {
  const spoken = translations.languages.filter((key) => files.has(key))
  const wanted = spoken.flatMap((key) => furtherParts[extent].map((part) => ({ key, part })))
  await Promise.all(
    wanted.map(async ({ key, part }) => {
      const texts = await files.get(key)?.[part]()
      translations.addResourceBundle(key, namespace, texts ?? noTexts, true, true)
    }),
  )
}
