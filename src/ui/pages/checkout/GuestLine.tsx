/** Who orders as a guest, and the ways out of it: an account that exists, or leaving the browser to the next person. */
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { useBuyer } from '../../use-account.ts'

export function GuestLine() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const buyer = useBuyer()
  if (buyer?.isGuest !== true) return null
  return (
    <Inline>
      <Text size="small" tone="soft">
        {t('checkout:guest.as', { email: buyer.email })}
      </Text>
      <Link to="/my-account/login" search={{ redirect: pathname }} className={linkLook()}>
        {t('checkout:guest.signIn')}
      </Link>
      <Link to="/my-account/logout" preload={false} className={linkLook()}>
        {t('common:shell.signOut')}
      </Link>
    </Inline>
  )
}
