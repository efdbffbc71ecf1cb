/**
 * Fetches the texts of one language and area, `locales/<language>/<area>.json`. The build puts a module in the
 * place of this one that makes the address by rule (`scripts/text-addresses.ts`): a list of all files would be a
 * part of every first visit.
 */
export type Texts = Readonly<Record<string, string>>

const files = import.meta.glob<Texts>('./locales/*/*.json', { import: 'default' })

/** The languages that have texts of their own; each has all areas. */
export const writtenLanguages: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => path.split('/')[2] ?? '')),
]

/** The texts of an area in one of these languages. Fails when the file cannot be loaded. */
export async function fetchTexts(language: string, area: string): Promise<Texts> {
  return (await files[`./locales/${language}/${area}.json`]?.()) ?? {}
}
