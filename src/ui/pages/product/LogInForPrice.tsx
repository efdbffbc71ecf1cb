import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LoginNotice } from '../../components/LoginNotice/LoginNotice.tsx'
import { loginNoticeWords } from '../../i18n/login-notice-words.ts'
import { routerLink } from '../../routes/router-link.tsx'

/** Stands where a price would be while nobody is signed in, and leads back to this very page (PRICE-17). */
export function LogInForPrice() {
  const { t } = useTranslation()
  const { publicHref } = useLocation()
  return (
    <LoginNotice
      words={loginNoticeWords(t)}
      signInHref={`/my-account/login?redirect=${encodeURIComponent(publicHref)}`}
      renderLink={routerLink}
    />
  )
}
