/** The language that links in foreign texts lead to: that of the reader. */
import { createContext, useContext } from 'react'
import { type ContentLocale, fallbackLocale } from '../../../domain/content/content-locale.ts'

const LinkLocale = createContext<ContentLocale>(fallbackLocale)

export const LinkLocaleProvider = LinkLocale.Provider

export function useLinkLocale(): ContentLocale {
  return useContext(LinkLocale)
}
