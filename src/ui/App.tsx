/** The shop as React sees it: its texts, its storefront, its pages, its messages. */
import { CSPProvider } from '@base-ui/react/csp-provider'
import { RouterProvider } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { useEffect, useMemo, useRef, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Services } from '../application/services.ts'
import type { Storefront } from '../application/storefront.ts'
import { ConsentProvider } from './consent-provider.tsx'
import { loadTexts } from './i18n/i18n.ts'
import type { TextNamespace } from './i18n/text-keys.ts'
import { followSession } from './routes/follow-session.ts'
import { shopRouter, siteRewrites } from './routes/router.ts'
import { SettingsReload } from './settings-reload.tsx'
import { StorefrontProvider } from './storefront-context.tsx'
import { useSiteTheme } from './use-site-theme.ts'
import './theme/toast.css.ts'

interface AppProps {
  readonly shop: { readonly storefront: Storefront; readonly services: Services }
  readonly translations: i18n
}

export function App({ shop: { storefront: opened, services }, translations }: AppProps) {
  // The settings may come later than the shop opens; everything else of the storefront stays the same.
  const [storefront, setStorefront] = useState(opened)
  const [context] = useState(() => ({
    services,
    loadTexts: (namespaces: readonly TextNamespace[]) => loadTexts(translations, namespaces),
  }))
  const [router] = useState(() => shopRouter({ storefront: opened, ...context }))
  // The router and the session live outside React.
  useEffect(() => {
    const { session, notify } = opened
    return followSession({ session, router, notify })
  }, [opened, router])
  // What a list is narrowed and ordered by are prices of the region; the router lives outside React.
  const { region, routes, blogPageSlug, urlKeys } = storefront.settings
  // A new rewrite has the router set its place while it is drawn: another region is no reason for one.
  const rewrite = useMemo(
    () => siteRewrites({ routes, blogPageSlug, urlKeys }),
    [routes, blogPageSlug, urlKeys],
  )
  const asked = useRef(region)
  useEffect(() => {
    if (asked.current === region) return
    asked.current = region
    void router.invalidate({ filter: ({ pathname }) => !pathname.startsWith('/my-account') })
  }, [region, router])
  useSiteTheme(storefront.settings)
  return (
    <I18nextProvider i18n={translations}>
      <StorefrontProvider storefront={storefront} services={services}>
        <SettingsReload onRenewed={setStorefront}>
          <ConsentProvider>
            {/* The style policy of the page refuses style elements; the blocks bring none. */}
            <CSPProvider disableStyleElements>
              <RouterProvider
                router={router}
                context={{ storefront, ...context }}
                rewrite={rewrite}
              />
            </CSPProvider>
          </ConsentProvider>
        </SettingsReload>
      </StorefrontProvider>
    </I18nextProvider>
  )
}
