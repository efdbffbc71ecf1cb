/** Keeps the address in the language that is spoken: on the way back a page of before may name another one. */
import type { i18n } from 'i18next'
import { catalogueLocale, fallbackLocale } from '../../domain/content/content-locale.ts'
import { localeNamedBy, pathBelow } from '../../domain/content/language-address.ts'
import { showAddress } from '../addresses/name-addresses.ts'
import type { ShopRouter } from './router.ts'

/** Who has chosen a language keeps it. Answers how to stop. */
export function followLanguage(router: ShopRouter, translations: i18n): () => void {
  return router.subscribe('onResolved', ({ toLocation }) => {
    const named = localeNamedBy(pathBelow(router.basepath, toLocation.publicHref)) ?? fallbackLocale
    if (named !== catalogueLocale(translations.language)) showAddress(router)
  })
}
