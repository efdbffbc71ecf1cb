/**
 * Where the texts of each language are. A file comes in three parts, so that the sign-in page need not
 * wait for the words of the shop, nor the shop for those of the account area.
 */
import { fallbackLanguage } from './languages.ts'
import type { TextExtent } from './text-extent.ts'

export type Texts = Readonly<Record<string, string>>
export type TextPart = 'first' | 'shop' | 'counter'

/** The parts that an extent is made of. */
export const partsOf = {
  first: ['first'],
  shop: ['first', 'shop'],
  all: ['first', 'shop', 'counter'],
} as const satisfies Record<TextExtent, readonly TextPart[]>

type TextFile = Readonly<Record<TextPart, () => Promise<Texts>>>

/** A language that is not here has no texts of its own: ga, pl, zh, en_gb and es_mx (I18N-02, O-02). */
const files: ReadonlyMap<string, TextFile> = new Map<string, TextFile>([
  [
    'en',
    {
      first: async () => (await import('./locales/en.json')).default,
      shop: async () => (await import('./locales/en.shop.ts')).texts,
      counter: async () => (await import('./locales/en.counter.ts')).texts,
    },
  ],
  [
    'de',
    {
      first: async () => (await import('./locales/de.json')).default,
      shop: async () => (await import('./locales/de.shop.ts')).texts,
      counter: async () => (await import('./locales/de.counter.ts')).texts,
    },
  ],
  [
    'es',
    {
      first: async () => (await import('./locales/es.json')).default,
      shop: async () => (await import('./locales/es.shop.ts')).texts,
      counter: async () => (await import('./locales/es.counter.ts')).texts,
    },
  ],
  [
    'fr',
    {
      first: async () => (await import('./locales/fr.json')).default,
      shop: async () => (await import('./locales/fr.shop.ts')).texts,
      counter: async () => (await import('./locales/fr.counter.ts')).texts,
    },
  ],
])

/** Whether a language has texts of its own. */
export function hasTexts(language: string): boolean {
  return files.has(language)
}

/** One part of the texts of a language; none where it has none of its own. */
export async function textsIn(language: string, part: TextPart): Promise<Texts> {
  return (await files.get(language)?.[part]()) ?? {}
}

/** The languages that are looked through for a text, in their order. */
export function chainOf(language: string): readonly string[] {
  return hasTexts(language) && language !== fallbackLanguage
    ? [language, fallbackLanguage]
    : [fallbackLanguage]
}

/** Fetches the texts of an extent before anybody waits for them. */
export async function textsAhead(language: string, extent: TextExtent): Promise<void> {
  await Promise.all(
    chainOf(language).flatMap((spoken) => partsOf[extent].map((part) => textsIn(spoken, part))),
  )
}
