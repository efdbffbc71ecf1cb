/** Texts of a part that opens later than its page. */
import type { i18n } from 'i18next'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from './i18n.ts'
import { writtenLanguage } from './text-files.ts'
import type { TextNamespace } from './text-keys.ts'

const underway = new WeakMap<i18n, Map<string, Promise<void>>>()

/** Suspends until the texts of an area are there; fails, as a lazy part does, when they cannot be loaded. */
export function useTexts(namespace: TextNamespace): void {
  const { i18n } = useTranslation()
  if (!i18n.hasResourceBundle(writtenLanguage(i18n.language), namespace)) {
    use(loading(i18n, namespace))
  }
}

/** One promise for each load, so that a part that is rendered again waits for the same one. */
function loading(translations: i18n, namespace: TextNamespace): Promise<void> {
  const known = underway.get(translations) ?? new Map<string, Promise<void>>()
  underway.set(translations, known)
  const id = `${translations.language} ${namespace}`
  const load =
    known.get(id) ??
    loadTexts(translations, [namespace]).catch((failure: unknown) => {
      known.delete(id)
      throw failure
    })
  known.set(id, load)
  return load
}
