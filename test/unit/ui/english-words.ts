/** The English texts of the shop, as they stand in its own file. */
import { readFileSync } from 'node:fs'
import { createInstance, type i18n } from 'i18next'

/** Translations in English only, ready at once. */
export function englishWords(): i18n {
  const file = new URL('../../../src/ui/i18n/locales/en.json', import.meta.url)
  const translation: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const instance = createInstance()
  void instance.init({
    lng: 'en',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { en: { translation: translation as Record<string, string> } },
  })
  return instance
}
