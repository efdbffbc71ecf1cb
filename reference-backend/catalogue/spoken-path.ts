/** The path of a page of the shop in a language: those of the default language have no first segment of their own. */

import { LOCALES } from './wording.ts'

/** `text` is what a client has sent: a language that the shop is not written in changes nothing. */
export function spokenPath(path: string, text: string | undefined): string {
  const [usual] = LOCALES
  const locale = LOCALES.find((each) => each === text) ?? usual
  return locale === usual ? path : `/${locale}${path}`
}
