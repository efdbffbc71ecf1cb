/** The translations: the texts of an area are loaded when a page needs them, in the language that is spoken. */
import { createInstance, type FormatterModule, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { fallbackLanguage, isEnglish, type Language, languages } from './languages.ts'
import { type BroughtTexts, hasTexts, textFilesBeside, writtenLanguage } from './text-files.ts'
import type { TextKey, TextNamespace } from './text-keys.ts'
import { writtenCount } from './written-count.ts'

export interface Translations {
  readonly translations: i18n
  /** Resolves when the texts are there, so that no key is ever painted; fails when they cannot be loaded. */
  readonly ready: Promise<unknown>
}

/** What the frame of every page says. */
const always = 'common' satisfies TextNamespace

/**
 * The translations with the texts of these areas and of the frame. `onSpoken` hears the tag of each language spoken;
 * texts that are `brought` are not fetched.
 */
export function startTranslations(
  language: Language,
  namespaces: readonly TextNamespace[] = [],
  onSpoken: (tag: string) => void = () => {},
  brought?: BroughtTexts,
): Translations {
  const translations = createInstance()
  translations.on('languageChanged', (spoken) => onSpoken(writtenTag(spoken)))
  return {
    translations,
    ready: started(translations, [language, [always, ...namespaces]], brought),
  }
}

async function started(
  translations: i18n,
  [language, namespaces]: readonly [Language, readonly TextNamespace[]],
  brought: BroughtTexts | undefined,
) {
  await translations
    .use(textFilesBeside(brought))
    .use(initReactI18next)
    .use(counts)
    .init({
      lng: language,
      supportedLngs: [...languages],
      // Mexican Spanish is without texts and speaks English, as the others without texts do (I18N-02).
      load: 'currentOnly',
      // A filled language is complete, which a test keeps: the English texts are not loaded beside it.
      fallbackLng: (spoken) => (hasTexts(spoken) ? [] : [fallbackLanguage]),
      ns: [...new Set(namespaces)],
      defaultNS: always,
      // The keys have dots and are not paths.
      keySeparator: false,
      nsSeparator: ':',
      returnEmptyString: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
    })
  await loadTexts(translations, namespaces)
}

/** Writes what stands in a text: a count of thousands as its language parts them. */
const counts = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: string | number | undefined, _?: string, language: string = fallbackLanguage) =>
    typeof value === 'number' ? writtenCount(value, language) : (value ?? ''),
} as const satisfies FormatterModule

/** The texts of these areas that are there, to be brought to whoever draws the same page. */
export function textsToBring(translations: i18n, areas: readonly TextNamespace[]): BroughtTexts {
  const language = writtenLanguage(translations.language)
  const texts = (area: string) => translations.getResourceBundle(language, area) ?? {}
  return { language, areas: Object.fromEntries(areas.map((area) => [area, texts(area)])) }
}

/** Loads the texts of these areas that are not there yet. Fails when they cannot be loaded. */
export async function loadTexts(
  translations: i18n,
  namespaces: readonly TextNamespace[],
): Promise<void> {
  await loadMissing(translations, () => [translations.language, namespaces])
}

/** Loads the texts that a key stands among, where they are not there yet. Fails when they cannot be loaded. */
export async function loadTextsOf(translations: i18n, key: TextKey): Promise<void> {
  const [area = always] = key.split(':')
  await loadMissing(translations, () => [translations.language, [area]])
}

/**
 * Changes the language. The texts of the page that is open are there before it speaks; a language whose
 * texts cannot be loaded is not spoken, and the promise fails. `before` runs when it is certain to be
 * spoken, so that content asked for on hearing of the change is asked for in the new language.
 */
export async function speak(
  translations: i18n,
  language: Language,
  before: () => void = () => {},
): Promise<void> {
  const left = writtenLanguage(translations.language)
  const wanted = () => [language, Object.keys(translations.getDataByLanguage(left) ?? {})] as const
  await loadMissing(translations, wanted)
  before()
  await translations.changeLanguage(language)
  // A part that came in this moment brought its texts in the language that was left.
  if (translations.language !== language || haveAll(translations, wanted())) return
  await loadMissing(translations, wanted)
  await translations.changeLanguage(language)
}

/** Whether the texts of these areas are there in the language that is spoken. */
export function haveTexts(translations: i18n, namespaces: readonly TextNamespace[]): boolean {
  return haveAll(translations, [translations.language, namespaces])
}

function haveAll(translations: i18n, [language, namespaces]: Wanted): boolean {
  const written = writtenLanguage(language)
  return namespaces.every((name) => translations.hasResourceBundle(written, name))
}

type Wanted = readonly [language: string, namespaces: readonly string[]]

/** Asks again what is wanted after each load: language and page may have changed meanwhile. */
async function loadMissing(translations: i18n, wanted: () => Wanted): Promise<void> {
  const [language, namespaces] = wanted()
  const written = writtenLanguage(language)
  const isMissing = (name: string) => !translations.hasResourceBundle(written, name)
  const missing = [...new Set(namespaces)].filter(isMissing)
  if (missing.length === 0) return
  // Reloading also asks again for what failed before; i18next says nothing of a failure.
  await translations.reloadResources([written], missing)
  const failed = missing.filter(isMissing)
  if (failed.length > 0) throw new Error(`The texts ${failed.join(', ')} could not be loaded.`)
  await loadMissing(translations, wanted)
}

/** The tag of the language that the words are written in: a reader must not say English words in Polish. */
export function writtenTag(language: string): string {
  const written = hasTexts(language) || isEnglish(language) ? language : fallbackLanguage
  // Ours are tags; to ask which of them this browser can format would hold up the first page.
  return Intl.getCanonicalLocales(written.replaceAll('_', '-'))[0] ?? fallbackLanguage
}
