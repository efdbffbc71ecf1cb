/** The shop around a page: head, page, foot, and what may lie over all of them. */
import { useContext } from 'react'
import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCanonicalAddress } from '../addresses/canonical-address.ts'
import { useLazyWithTexts } from '../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../lazy.tsx'
import { useSession } from '../use-account.ts'
import { useStorefront } from '../storefront-context.tsx'
import { ActingStrip } from './ActingStrip.tsx'
import { CookieNotice } from './CookieNotice.tsx'
import { Spinner } from '../components/Spinner/Spinner.tsx'
import { SkipLink } from '../components/SkipLink/SkipLink.tsx'
import { LanguageOfferAtRest } from './LanguageOfferAtRest.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { PageFrameContext } from './page-frame.ts'
import { SettingsStrip } from './SettingsStrip.tsx'
import * as styles from './Shell.css.ts'
import { useTitleAndFocus } from './use-title-and-focus.ts'

const content = 'content'

const signInAgainCode = lazy(
  async () => (await import('../parts/sign-in/SignInAgain.tsx')).SignInAgain,
)

export function Shell() {
  const { t } = useTranslation()
  const { Head, Foot } = useContext(PageFrameContext)
  const storefront = useStorefront()
  const isChanging = useSession((now) => now.matches('changingOver'), false)
  const isExpired = useSession((now) => now.hasTag('expired'), false)
  const canonical = useCanonicalAddress()
  const signInAgain = useLazyWithTexts(signInAgainCode, ['signIn'])
  const main = useTitleAndFocus(storefront.settings.siteName)
  const focusMain = () => main.current?.focus({ preventScroll: true })
  // Nothing of one account is shown, or can be pressed, when the next one begins (T16).
  if (isChanging) {
    return (
      <div className={styles.changing}>
        <Spinner label={t('common:acting.changing')} />
      </div>
    )
  }
  return (
    <>
      <ActingStrip />
      <div className={styles.frame}>
        <link rel="canonical" href={canonical} />
        <SkipLink target={content}>{t('common:shell.skip')}</SkipLink>
        <Head />
        <LoadingBar />
        <CookieNotice onAnswered={focusMain} />
        {storefront.areSettingsDefaults && <SettingsStrip />}
        <main id={content} ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Foot />
        {isExpired && <Loaded of={signInAgain}>{(SignInAgain) => <SignInAgain />}</Loaded>}
      </div>
      <LanguageOfferAtRest onAnswered={focusMain} />
    </>
  )
}
