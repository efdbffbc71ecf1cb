import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { lazy, Loaded } from '../lazy.tsx'
import { useStorefront } from '../storefront-context.tsx'
import { Icon } from '../components/Icon/Icon.tsx'
import { CartIcon } from '../components/Icon/icons.ts'
import { iconButtonLook } from '../components/IconButton/IconButton.css.ts'
import * as styles from './CartButton.css.ts'
import { PageDisclosure } from './PageDisclosure.tsx'

/** What a server knows of the cart. */
const unknown = () => undefined

const miniCart = lazy(async () => (await import('../parts/cart/MiniCart.tsx')).MiniCart)

/**
 * How much lies in the cart, and the cart in small on demand. Nothing is asked for before it is opened:
 * the number is what this browser knows. Hidden on a site without orders (CART-04).
 */
export function CartButton() {
  const { t } = useTranslation()
  const { cartPieces, settings } = useStorefront()
  const pieces = useSyncExternalStore(cartPieces.subscribe, cartPieces.pieces, unknown) ?? 0
  if (!settings.isTransactional) return null
  return (
    <>
      <noscript>
        <Link to="/shopping-cart" aria-label={t('common:shell.cart')} className={iconButtonLook()}>
          <Icon of={CartIcon} />
        </Link>
      </noscript>
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
        {() => <MiniCart />}
      </PageDisclosure>
    </>
  )
}

function MiniCart() {
  const { t } = useTranslation()
  return (
    <Loaded
      of={miniCart}
      waiting={
        <p className={styles.waiting} role="status">
          {t('common:shell.cartLoading')}
        </p>
      }
      failed={() => (
        <p className={styles.waiting} role="alert">
          {t('common:networkError')}
        </p>
      )}
    >
      {(LoadedMiniCart) => <LoadedMiniCart />}
    </Loaded>
  )
}
