/** The way from the cart to the checkout, and for a returning customer the way of last time. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type Cart, quoteOnlyItems } from '../../../domain/cart/cart.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Button } from '../../components/Button/Button.tsx'
import * as styles from './CartPage.css.ts'

export function CheckoutWay({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation()
  const hasOrder = quoteOnlyItems(cart).length < cart.items.length
  return (
    <div className={styles.ways}>
      {hasOrder ? (
        <Link to="/checkout" className={buttonLook({ tone: 'primary', size: 'lg', wide: 'yes' })}>
          {t('cart:checkout')}
        </Link>
      ) : (
        <Button tone="primary" size="lg" wide reason={t('cart:checkoutNone')}>
          {t('cart:checkout')}
        </Button>
      )}
    </div>
  )
}
