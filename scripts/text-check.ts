/**
 * What is wrong with the texts of a language, measured against the English ones: texts that are missing,
 * that nothing asks for, that are still in English, that are filled with other things, or whose marks are set wrong.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { typographyFaults } from './text-typography.ts'

const locales = 'src/ui/i18n/locales'

/** The languages that have texts of their own beside English (I18N-01). */
export const filledLanguages = ['de', 'es', 'fr'] as const

export type Texts = Readonly<Record<string, string>>

export interface TextFault {
  readonly kind: 'missing' | 'unused' | 'untranslated' | 'placeholders' | 'empty' | 'typography'
  readonly key: string
  /** What would be right. */
  readonly hint?: string
}

const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
const ending = new RegExp(`_(${forms.join('|')})$`)

/** The name of a text without the ending of its plural form. */
export const familyOf = (key: string) => key.replace(ending, '')

/** The plural forms that a language needs for the numbers that a shop counts to. */
export function formsOf(language: string): readonly string[] {
  const rules = new Intl.PluralRules(language)
  return [...new Set(Array.from({ length: 10_000 }, (_, count) => rules.select(count)))]
}

/**
 * The plural forms that a language may have: those of its grammar, such as `many` for the millions of
 * Spanish and French, and everywhere `zero`, which is asked for before them.
 */
function permittedForms(language: string): readonly string[] {
  return [...new Intl.PluralRules(language).resolvedOptions().pluralCategories, 'zero']
}

/** The keys that a language needs for the English ones: a text that counts, in each of its own forms. */
export function neededKeys(english: Texts, language: string): readonly string[] {
  const own = formsOf(language)
  const counted = countedFamilies(english)
  return [
    ...new Set(
      Object.keys(english).flatMap((key) =>
        counted.has(familyOf(key)) && ending.test(key)
          ? own.map((form) => `${familyOf(key)}_${form}`)
          : [key],
      ),
    ),
  ]
}

/** Texts with a plural: those that have the form `other`. */
function countedFamilies(texts: Texts): ReadonlySet<string> {
  return new Set(
    Object.keys(texts)
      .filter((key) => key.endsWith('_other'))
      .map(familyOf),
  )
}

interface Language {
  readonly language: string
  readonly texts: Texts
  /** Keys of texts that read the same in both languages. */
  readonly same: readonly string[]
}

/** Every fault of one language. */
export function faultsOf(
  english: Texts,
  { language, texts, same }: Language,
): readonly TextFault[] {
  const needed = new Set(neededKeys(english, language))
  const missing = [...needed]
    .filter((key) => !Object.hasOwn(texts, key))
    .map((key): TextFault => ({ kind: 'missing', key, hint: englishFor(english, key) }))
  const present = Object.entries(texts).flatMap(([key, text]): readonly TextFault[] => {
    const original = englishFor(english, key)
    if (!needed.has(key) && !isOwnPlural(english, { language, key })) {
      return [{ kind: 'unused', key }]
    }
    if (text.trim() === '') return [{ kind: 'empty', key, hint: original }]
    return [
      ...(isUntranslated(text, original) && !same.includes(key)
        ? [{ kind: 'untranslated', key, hint: original } as const]
        : []),
      ...placeholderFaults(english, { key, text }),
      ...typographyFaults(language, text).map(
        (hint): TextFault => ({ kind: 'typography', key, hint }),
      ),
    ]
  })
  const stale = same
    .filter((key) => texts[key] !== englishFor(english, key))
    .map((key): TextFault => ({ kind: 'unused', key, hint: 'listed as the same as in English' }))
  return [...missing, ...present, ...stale]
}

/** The English text that a key stands for; a form that English does not have is said like its `other`. */
export function englishFor(english: Texts, key: string): string {
  return english[key] ?? english[`${familyOf(key)}_other`] ?? english[familyOf(key)] ?? ''
}

/** A language may have more forms than it needs, and count where English has one text for all numbers. */
function isOwnPlural(
  english: Texts,
  { language, key }: { language: string; key: string },
): boolean {
  const family = familyOf(key)
  const isCounted =
    Object.hasOwn(english, `${family}_other`) || (english[family] ?? '').includes('{{count}}')
  const form = ending.exec(key)?.[1] ?? ''
  return isCounted && permittedForms(language).includes(form)
}

/** Figures, signs and units are the same everywhere. */
function isUntranslated(text: string, original: string): boolean {
  return text === original && /\p{L}{2}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''))
}

const marks = /\{\{\s*([\w.]+)[^}]*\}\}|<\/?\w+\s*\/?>/g

/** The things that are put into a text, and the elements around its parts. */
function marksIn(text: string): readonly string[] {
  return [...text.matchAll(marks)].map(([mark, name]) => name ?? mark)
}

/** Every form may leave out the number itself; all else has to be there. */
function placeholderFaults(
  english: Texts,
  { key, text }: { readonly key: string; readonly text: string },
): readonly TextFault[] {
  const original = englishFor(english, key)
  const allowed = new Set([...marksIn(original), ...(ending.test(key) ? ['count'] : [])])
  const found = marksIn(text)
  const strange = found.filter((mark) => !allowed.has(mark))
  const forgotten = marksIn(original).filter(
    (mark) => !found.includes(mark) && !(mark === 'count' && /_(zero|one|two)$/.test(key)),
  )
  return strange.length + forgotten.length === 0
    ? []
    : [{ kind: 'placeholders', key, hint: original }]
}

/** All texts of a language, by their keys with the namespaces. */
export function allTexts(language: string): Texts {
  const files = readdirSync(`${locales}/${language}`)
  return Object.fromEntries(
    files.flatMap((file) => {
      const texts: Texts = JSON.parse(readFileSync(`${locales}/${language}/${file}`, 'utf8'))
      const namespace = file.replace('.json', '')
      return Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text])
    }),
  )
}

/** The texts that are the same as in English on purpose. */
export function sameTexts(language: string): readonly string[] {
  return JSON.parse(readFileSync(`scripts/same-texts/${language}.json`, 'utf8'))
}

/** English texts that no source asks for. */
export function unaskedKeys(english: Texts, asked: ReadonlySet<string>): readonly string[] {
  return Object.keys(english).filter((key) => !asked.has(key) && !asked.has(familyOf(key)))
}
