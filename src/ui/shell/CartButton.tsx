import { createElement, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useStorefront } from '../storefront-context.tsx'
import { Icon } from '../components/Icon/Icon.tsx'
import { CartIcon } from '../components/Icon/icons.ts'
import { late } from '../components/Late/late.ts'
import { useLate } from '../components/Late/use-late.ts'
import * as styles from './CartButton.css.ts'
import { PageDisclosure } from './PageDisclosure.tsx'

const miniCart = late(async () => (await import('../parts/cart/MiniCart.tsx')).MiniCart)

/**
 * How much lies in the cart, and the cart in small on demand. Nothing is asked for before somebody looks:
 * the number is what this browser has heard. Hidden on a site without orders (CART-04).
 */
export function CartButton() {
  const { t } = useTranslation()
  const { cart, settings } = useStorefront()
  const pieces = useSyncExternalStore(cart.subscribe, cart.pieces) ?? 0
  if (!settings.isTransactional) return null
  return (
    <PageDisclosure
      label={pieces > 0 ? t('common:shell.cartWith', { count: pieces }) : t('common:shell.cart')}
      look="mark"
      align="end"
      face={
        <span className={styles.face}>
          <Icon of={CartIcon} />
          {pieces > 0 && (
            <span className={styles.count} aria-hidden>
              {pieces > 99 ? '99+' : pieces}
            </span>
          )}
        </span>
      }
    >
      {() => <LateMiniCart />}
    </PageDisclosure>
  )
}

function LateMiniCart() {
  const { t } = useTranslation()
  const [isMissed, setMissed] = useState(false)
  const MiniCart = useLate(miniCart, true, () => setMissed(true))
  if (MiniCart !== undefined) return createElement(MiniCart)
  return (
    <p className={styles.waiting} role={isMissed ? 'alert' : 'status'}>
      {t(isMissed ? 'common:networkError' : 'common:shell.cartLoading')}
    </p>
  )
}
