import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice/Notice.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { routerLink } from '../../addresses/router-link.tsx'

/** Without a country no price can be asked for; here is where to give one, and come back (PRICE-09, CAT-18). */
export function AddressWarning() {
  const { t } = useTranslation()
  const { publicHref } = useLocation()
  return (
    <Notice
      tone="warning"
      announce="silent"
      actions={routerLink({
        href: `/my-account/addresses/new?redirect=${encodeURIComponent(publicHref)}`,
        className: linkLook({ tone: 'plain' }),
        children: t('common:addAddress'),
      })}
    >
      {t('price:noCountry')}
    </Notice>
  )
}
