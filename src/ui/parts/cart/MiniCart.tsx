/** The cart in small, under its button in the head (CART-05). */
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Cart, quoteOnlyItems } from '../../../domain/cart/cart.ts'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { useAccount } from '../../use-account.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { usePrices } from '../quote/use-prices.ts'
import { usePriceTerms } from '../pricing/use-price-terms.ts'
import { CartItemName } from './CartItemName.tsx'
import * as styles from './MiniCart.css.ts'
import { useCartView, useLazyCart } from './use-cart.ts'
import { useLinePrice } from './use-line-price.ts'

/** A long cart scrolls inside the half of the window (CART-05). */
const listHeight = '50vh'

export function MiniCart() {
  const { t, i18n } = useTranslation()
  const { actor, failure, fetch } = useLazyCart()
  const view = useCartView(actor)
  const [texts, setTexts] = useState<'loading' | 'there' | 'failed'>('loading')
  // Opened, it shows the newest: a chart outside React is asked to read. A page of signing in has to fetch
  // the words first.
  const readAgain = useCallback(() => {
    void fetch().then((fetched) => fetched?.send({ type: 'read' }))
    void loadTexts(i18n, ['cart', 'price']).then(
      () => setTexts('there'),
      () => setTexts('failed'),
    )
  }, [fetch, i18n])
  useEffect(readAgain, [readAgain])
  if (failure || texts === 'failed' || view.kind === 'failed') {
    return (
      <div className={styles.frame} role="alert">
        <p>
          {view.kind === 'failed'
            ? failureWords(t, view.failure, 'common:failure.malformed')
            : t('common:networkError')}
        </p>
        <Button size="sm" onClick={readAgain}>
          {t('common:tryAgain')}
        </Button>
      </div>
    )
  }
  if (texts === 'loading' || view.kind === 'loading') return <Waiting />
  return <Contents cart={view.resource} />
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <div className={styles.frame} role="status" aria-label={t('common:shell.cartLoading')}>
      <Skeleton shape="line" width="half" />
      <Skeleton shape="line" width="most" />
      <Skeleton shape="line" width="most" />
    </div>
  )
}

function Contents({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation()
  const price = usePrices(cart.currency)
  const { head } = usePriceTerms()(cart.currency, cart.totals.isVat)
  const account = useAccount()
  const linePrice = useLinePrice(cart)
  const { subtotal } = cart.totals
  const sum = subtotal === undefined && !account ? t('cart:afterSignIn') : price(subtotal)
  const title = cart.title || t('common:shell.cart')
  if (cart.items.length === 0) {
    return (
      <div className={styles.frame}>
        <p className={styles.title}>{t('cart:empty.title')}</p>
        <div className={styles.ways}>
          <Link to="/shop" className={linkLook({})}>
            {t('cart:empty.shop')}
          </Link>
          <Link to="/bulkorder" className={linkLook({})}>
            {t('cart:empty.bulkOrder')}
          </Link>
        </div>
      </div>
    )
  }
  return (
    <div className={styles.frame}>
      <p className={styles.title}>{title}</p>
      <div
        className={styles.list}
        style={{ maxHeight: listHeight }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled by keys
        tabIndex={0}
        role="region"
        aria-label={title}
      >
        <ul className={styles.items}>
          {cart.items.map((item) => (
            <li key={item.id} className={styles.item}>
              <CartItemName item={item} look="short" />
              <span className={styles.figures}>
                <span className={styles.pieces}>{t('price:pieces', { count: item.quantity })}</span>
                <span>{linePrice(item, 'lineTotal')}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.sum}>
        <span>{head(t('cart:subtotal'))}</span>
        <strong>{sum}</strong>
      </p>
      {quoteOnlyItems(cart).length > 0 && (
        <p className={styles.note}>
          {t('cart:quoteOnlyCount', { count: quoteOnlyItems(cart).length })}
        </p>
      )}
      <Link to="/shopping-cart" className={buttonLook({ tone: 'primary', wide: 'yes' })}>
        {t('cart:view')}
      </Link>
    </div>
  )
}
