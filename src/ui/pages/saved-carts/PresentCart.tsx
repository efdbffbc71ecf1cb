/** What becomes of the present cart when another one takes its place: said before it is done. */
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice/Notice.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { useStorefront } from '../../storefront-context.tsx'

export function PresentCart() {
  const { t } = useTranslation()
  const { cartPieces } = useStorefront()
  const pieces = useSyncExternalStore(cartPieces.subscribe, cartPieces.pieces) ?? 0
  if (pieces === 0) return null
  return (
    <Notice
      tone="info"
      announce="silent"
      actions={
        <Link to="/shopping-cart" className={linkLook({})}>
          {t('cart:view')}
        </Link>
      }
    >
      {t('cart:saved.present', { count: pieces })}
    </Notice>
  )
}
