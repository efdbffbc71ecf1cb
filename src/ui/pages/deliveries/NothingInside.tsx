/** A cart of scheduled deliveries in which nothing lies, and the way to goods. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { RepeatIcon } from '../../components/Icon/icons.ts'

export function NothingInside() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('delivery:cart.empty')}
      icon={RepeatIcon}
      action={
        <Link to="/shop" className={buttonLook({ tone: 'primary' })}>
          {t('cart:empty.shop')}
        </Link>
      }
    >
      {t('delivery:cart.emptyNext')}
    </EmptyState>
  )
}
