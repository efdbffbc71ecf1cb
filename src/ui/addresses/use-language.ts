/** The language of the shop, for pages. */
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { catalogueLocale } from '../../domain/content/content-locale.ts'
import { speak } from '../i18n/i18n.ts'
import { languageFor, type Language, nativeNames } from '../i18n/languages.ts'
import { useStorefront } from '../storefront-context.tsx'
import { nameAddresses, showAddress } from './name-addresses.ts'

export interface SpokenLanguage {
  readonly language: Language
  /** Changes to another one on the page that is open, whose address follows, and confirms it (I18N-06). */
  readonly choose: (language: Language) => void
}

/** Work in the account area stays as it is; lists hold none, but names of products. */
function holdsWork(pathname: string): boolean {
  return (
    pathname.startsWith('/my-account') &&
    !/^\/my-account\/((shared-)?list\/|favorites$)/.test(pathname)
  )
}

export function useLanguage(): SpokenLanguage {
  const { i18n } = useTranslation()
  const { notify, preferences, settings } = useStorefront()
  const router = useRouter()
  const change = async (language: Language) => {
    try {
      await speak(i18n, language, () => {
        preferences.keepLanguage(language)
        // Who has chosen is not offered another one.
        preferences.keepLanguageOffer('chosen')
        // Before the page is redrawn: its links are in the language of its words.
        nameAddresses(router, settings, catalogueLocale(language))
      })
    } catch {
      notify({ tone: 'error', key: 'common:shell.languageFailed' })
      return
    }
    notify({
      tone: 'success',
      key: 'common:shell.languageChanged',
      values: { language: nativeNames[language] },
    })
    showAddress(router)
    // What content management and the catalogue wrote is asked for in the new language.
    await router.invalidate({ filter: ({ pathname }) => !holdsWork(pathname) })
  }
  return { language: languageFor(i18n.language), choose: (language) => void change(language) }
}
