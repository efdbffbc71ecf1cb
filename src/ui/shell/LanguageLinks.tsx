import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { contentLocales } from '../../domain/content/content-locale.ts'
import { pathIn } from '../../domain/content/language-address.ts'
import { offersLanguage } from '../../domain/content/site-settings.ts'
import { linkLook } from '../components/TextLink/TextLink.css.ts'
import { nativeNames } from '../i18n/languages.ts'
import { useStorefront } from '../storefront-context.tsx'
import * as styles from './Footer.css.ts'

/** The page in the languages of the site, for readers without scripts. */
export function LanguageLinks() {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const here = useLocation({ select: ({ publicHref }) => publicHref })
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(here) ?? []
  return (
    <nav aria-label={t('common:shell.language')}>
      <ul className={styles.social}>
        {contentLocales
          .filter((locale) => offersLanguage(settings, locale))
          .map((locale) => (
            <li key={locale}>
              <a
                href={pathIn(locale, path) + query}
                hrefLang={locale}
                lang={locale}
                className={linkLook({ tone: 'quiet' })}
              >
                {nativeNames[locale]}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
