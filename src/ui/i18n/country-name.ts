/** Names of countries in the reader's language. */
import { intlTag } from './intl-tag.ts'

/** The name of the country with a code such as `DE`; the code itself where the browser knows no name for it. */
export function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([intlTag(language)], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
