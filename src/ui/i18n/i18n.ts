/** The translations: the texts of a language are loaded when it is first spoken, those of an extent when a page needs them. */
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { fallbackLanguage, isEnglish, type Language, languages } from './languages.ts'
import type { TextExtent } from './text-extent.ts'
import { hasTexts, partsOf, spokenFrom, type TextPart, type Texts, textsIn } from './text-files.ts'

export interface Translations {
  readonly translations: i18n
  /** Resolves when the texts are there, so that no key is ever painted. */
  readonly ready: Promise<unknown>
}

/** The translations with the texts of an extent, all parts asked for at once. */
export function startTranslations(language: Language, extent: TextExtent = 'first'): Translations {
  const translations = createInstance()
  translations.on('languageChanged', (spoken) => {
    document.documentElement.lang = writtenTag(spoken)
  })
  translations.use(initReactI18next)
  return { translations, ready: started(translations, language, partsOf[extent]) }
}

async function started(translations: i18n, language: Language, parts: readonly TextPart[]) {
  await translations.init({
    lng: language,
    supportedLngs: [...languages],
    // Mexican Spanish is without texts and speaks English, as the others without texts do (I18N-02).
    load: 'currentOnly',
    fallbackLng: fallbackLanguage,
    resources: await resourcesOf(spokenFrom(language), parts),
    // Each part of a file is a namespace; a key is in one of them only.
    ns: ['first'],
    defaultNS: 'first',
    fallbackNS: ['shop', 'counter'],
    // The keys have dots and are not paths; the texts have colons and are not namespaces.
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    interpolation: { escapeValue: false },
  })
}

async function resourcesOf(spoken: string, parts: readonly TextPart[]) {
  const bundle = await Promise.all(
    parts.map(async (part): Promise<[string, Texts]> => [part, await textsIn(spoken, part)]),
  )
  return { [spoken]: Object.fromEntries(bundle) }
}

/** Adds the texts that an extent has beyond those that are there. A page waits for those it says. */
export async function completeTexts(translations: i18n, extent: TextExtent): Promise<void> {
  await bringMissing(translations, () => ({
    spoken: spokenFrom(translations.language),
    parts: partsOf[extent],
  }))
}

/**
 * Changes the language. The words of the page that is open are there before anything is said in them; a
 * language whose texts cannot be had is not spoken, and the promise fails. `before` runs when it is certain
 * to be spoken, so that whoever asks for words on hearing it asks for those of the new one.
 */
export async function speak(
  translations: i18n,
  language: Language,
  before: () => void = () => {},
): Promise<void> {
  await bringMissing(translations, () => ({
    spoken: spokenFrom(language),
    parts: partsOf.all.filter((part) =>
      translations.hasResourceBundle(spokenFrom(translations.language), part),
    ),
  }))
  before()
  await translations.changeLanguage(language)
}

interface Wanted {
  readonly spoken: string
  readonly parts: readonly TextPart[]
}

/** Asks again what is wanted after each fetch: language and page may have changed meanwhile. */
async function bringMissing(translations: i18n, wanted: () => Wanted): Promise<void> {
  const { spoken, parts } = wanted()
  const missing = parts.filter((part) => !translations.hasResourceBundle(spoken, part))
  if (missing.length === 0) return
  const brought = await Promise.all(
    missing.map(async (part) => ({ part, texts: await textsIn(spoken, part) })),
  )
  for (const { part, texts } of brought) {
    translations.addResourceBundle(spoken, part, texts, true, true)
  }
  await bringMissing(translations, wanted)
}

/** The tag of the language that the words are written in: a reader must not say English words in Polish. */
export function writtenTag(language: string): string {
  const written = hasTexts(language) || isEnglish(language) ? language : fallbackLanguage
  // Ours are tags; to ask which of them this browser can format would hold up the first page.
  return Intl.getCanonicalLocales(written.replaceAll('_', '-'))[0] ?? fallbackLanguage
}
