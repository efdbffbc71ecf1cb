/** The way on without an account, on the way to the checkout only (AUTH-04, CART-01, CART-02). */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { mayOrderAsGuest } from '../../../domain/checkout/guest-checkout.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { useStorefront } from '../../storefront-context.tsx'

export function GuestWay({ redirect }: { readonly redirect: string | undefined }) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  if (!mayOrderAsGuest(settings.allowsGuestCheckout, redirect)) return null
  return (
    <Link
      to="/checkout/createGuestAccount"
      search={redirect === undefined ? {} : { redirect }}
      className={buttonLook({ wide: 'yes' })}
    >
      {t('signIn:asGuest')}
    </Link>
  )
}
