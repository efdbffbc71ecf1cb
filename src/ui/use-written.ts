/** Marks words of content that are not in the language of the page (I18N-03). */
import { useTranslation } from 'react-i18next'
import type { ContentLocale } from '../domain/content/content-locale.ts'
import { writtenTag } from './i18n/i18n.ts'

/** Answers the `lang` of something written in a locale; undefined where the page itself says it. */
export function useLangOf(): (writtenIn: ContentLocale) => string | undefined {
  const { i18n } = useTranslation()
  const [spoken] = writtenTag(i18n.language).split('-')
  return (writtenIn) => (writtenIn === spoken ? undefined : writtenIn)
}
