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
  return withManyForms((await files.get(language)?.[part]()) ?? {})
}

/**
 * French and Spanish have a third form, for whole millions. Nothing of the shop is counted in these; it
 * says the form for several there.
 */
function withManyForms(texts: Texts): Texts {
  const several = Object.entries(texts).filter(([key]) => key.endsWith('_other'))
  const many = several.map(([key, text]) => [key.replace(/_other$/, '_many'), text])
  return { ...Object.fromEntries(many), ...texts }
}

/** The one file that a language is spoken from. Filled languages are complete, which a test keeps. */
export function spokenFrom(language: string): string {
  return hasTexts(language) ? language : fallbackLanguage
}

/** Fetches the texts of an extent before anybody waits for them. */
export async function textsAhead(language: string, extent: TextExtent): Promise<void> {
  await Promise.all(partsOf[extent].map((part) => textsIn(spokenFrom(language), part)))
}
