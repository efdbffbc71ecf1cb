/** The shop as React sees it: its texts, its storefront, its pages, its messages. */
import { CSPProvider } from '@base-ui/react/csp-provider'
import { RouterProvider } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { catalogueLocale } from '../domain/content/content-locale.ts'
import type { Services } from '../application/services.ts'
import type { Storefront } from '../application/storefront.ts'
import { ConsentProvider } from './consent-provider.tsx'
import { firstAnswers, FirstAnswersContext } from './first-drawing.ts'
import { askForRegion } from './routes/ask-for-region.ts'
import { followLanguage } from './routes/follow-language.ts'
import { followSession } from './routes/follow-session.ts'
import { ReaderLocale } from './reader-locale.tsx'
import { nameAddresses } from './addresses/name-addresses.ts'
import { contextWith, type ShopRouter } from './routes/router.ts'
import { SettingsReload } from './settings-reload.tsx'
import { StorefrontProvider } from './storefront-context.tsx'
import { useSiteTheme } from './use-site-theme.ts'
import './theme/toast.css.ts'

interface AppProps {
  readonly shop: { readonly storefront: Storefront; readonly services: Services }
  readonly translations: i18n
  /** Over the same shop and translations. */
  readonly router: ShopRouter
}

export function App({ shop: { storefront: opened, services }, translations, router }: AppProps) {
  // The settings may come later than the shop opens; everything else of the storefront stays the same.
  const [storefront, setStorefront] = useState(opened)
  const [answerOnce] = useState(firstAnswers)
  // The router and the session live outside React.
  useEffect(() => {
    const { session, notify } = opened
    return followSession({ session, router, notify })
  }, [opened, router])
  useEffect(() => followLanguage(router, translations), [router, translations])
  // What a list is narrowed and ordered by are prices of the region; the router lives outside React.
  const { region, routes, blogPageSlug, urlKeys } = storefront.settings
  const names = useMemo(() => ({ routes, blogPageSlug, urlKeys }), [routes, blogPageSlug, urlKeys])
  const named = useRef(names)
  // Settings that come later may name addresses otherwise; another region does not.
  useLayoutEffect(() => {
    if (named.current === names) return
    named.current = names
    nameAddresses(router, names, catalogueLocale(translations.language))
  }, [names, router, translations])
  const asked = useRef(region)
  useEffect(() => {
    if (asked.current === region) return
    asked.current = region
    askForRegion(router)
  }, [region, router])
  useSiteTheme(storefront.settings)
  const sharedTranslations = useMemo(() => cheapToCopy(translations), [translations])
  return (
    <I18nextProvider i18n={sharedTranslations}>
      <FirstAnswersContext.Provider value={answerOnce}>
        <StorefrontProvider storefront={storefront} services={services}>
          <SettingsReload onRenewed={setStorefront}>
            <ConsentProvider>
              {/* The style policy of the page refuses style elements; the blocks bring none. */}
              <CSPProvider disableStyleElements>
                <ReaderLocale>
                  <RouterProvider router={router} context={contextWith(router, storefront)} />
                </ReaderLocale>
              </CSPProvider>
            </ConsentProvider>
          </SettingsReload>
        </StorefrontProvider>
      </FirstAnswersContext.Provider>
    </I18nextProvider>
  )
}

/**
 * react-i18next copies every property that the instance itself has, for each component that asks for texts: hundreds of
 * times on a page. What stands behind the instance is read and not copied.
 */
function cheapToCopy(translations: i18n): i18n {
  return Object.create(translations)
}
