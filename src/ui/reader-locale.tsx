import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { catalogueLocale } from '../domain/content/content-locale.ts'
import { LinkLocaleProvider } from './components/Link/link-locale.ts'

/** Has the links of foreign texts keep to the language that is spoken. */
export function ReaderLocale({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation()
  return <LinkLocaleProvider value={catalogueLocale(i18n.language)}>{children}</LinkLocaleProvider>
}
