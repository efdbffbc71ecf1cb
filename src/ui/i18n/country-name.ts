/** Names of countries in the reader's language. */
import { intlTag } from './intl-tag.ts'

/** The country of a code such as `DE`; the code itself where it names none. */
export function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([intlTag(language)], { type: 'region' }).of(code) ?? code
}
