/** Dresses the page in the theme and the colour that the site has chosen (SHELL-10 names those it has otherwise). */
import { useEffect } from 'react'
import { defaultSiteSettings, type SiteSettings } from '../domain/content/site-settings.ts'

/** The theme's own colour needs nothing; any other is computed by code that is fetched for it. */
export function useSiteTheme({
  themeKey,
  primaryColor,
}: Pick<SiteSettings, 'themeKey' | 'primaryColor'>): void {
  // The style of the document is outside of React.
  useEffect(() => {
    document.documentElement.dataset['theme'] = themeKey
  }, [themeKey])
  useEffect(() => {
    if (primaryColor === defaultSiteSettings.primaryColor) return
    void import('./theme/apply-site-theme.ts').then(({ applySiteTheme }) =>
      applySiteTheme(document.documentElement, primaryColor),
    )
  }, [primaryColor])
}
