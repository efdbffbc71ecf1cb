/** The way from the cart to the checkout. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../../components/Button/Button.css.ts'
import * as styles from './CartPage.css.ts'

interface CheckoutWayProps {
  /** Whether something in the cart can be ordered. */
  readonly hasOrder: boolean
}

/** Where nothing can be ordered, no checkout is offered: a quote is. */
export function CheckoutWay({ hasOrder }: CheckoutWayProps) {
  const { t } = useTranslation()
  if (!hasOrder) return <p className={styles.note}>{t('cart:checkoutNone')}</p>
  return (
    <Link to="/checkout" className={buttonLook({ tone: 'primary', size: 'lg', wide: 'yes' })}>
      {t('cart:checkout')}
    </Link>
  )
}
