/** The English texts of the shop, as they stand in its own files. */
import { createInstance, type i18n } from 'i18next'
import { allTexts } from '../../../scripts/text-check.ts'

/** Translations in English only, ready at once. */
export function englishWords(): i18n {
  return wordsIn('en')
}

/** The same in one of the languages of the shop. */
export function wordsIn(language: string): i18n {
  const resources: Record<string, Record<string, string>> = {}
  for (const [key, text] of Object.entries(allTexts(language))) {
    const [namespace = '', name = ''] = key.split(':')
    resources[namespace] = { ...resources[namespace], [name]: text }
  }
  return started({ lng: language, resources: { [language]: resources } })
}

/** Translations that say which text is asked for: `common:tryAgain`. */
export function namedTexts(): i18n {
  return started({ lng: 'cimode', appendNamespaceToCIMode: true })
}

function started(options: Parameters<i18n['init']>[0] & object): i18n {
  const instance = createInstance()
  void instance.init({
    initAsync: false,
    defaultNS: 'common',
    keySeparator: false,
    nsSeparator: ':',
    interpolation: { escapeValue: false },
    ...options,
  })
  return instance
}
