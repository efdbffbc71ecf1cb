/** What of the cart only a quote can price, on its own (ROUTE-20). */
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { quoteOnlyItems } from '../../../domain/cart/cart.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { CartLines } from '../../parts/cart/CartLines.tsx'
import { CartFrame } from './CartFrame.tsx'
import * as styles from './CartPage.css.ts'
import { RequestQuote } from './RequestQuote.tsx'

const route = getRouteApi('/quotes-in-cart')

export function QuotesInCartPage() {
  const { carts } = route.useLoaderData()
  const { t } = useTranslation()
  return (
    <CartFrame title={t('cart:quoteOnlyItems.title')} lead={() => t('cart:quoteOnlyItems.lead')}>
      {(cart, contents) => {
        const items = quoteOnlyItems(contents)
        const lines = (
          <CartLines
            cart={cart}
            contents={contents}
            items={items}
            caption={t('cart:quoteOnlyItems.title')}
          />
        )
        const isEmpty = items.length === 0
        return (
          <div className={isEmpty ? styles.alone : styles.halves}>
            {lines}
            {isEmpty ? (
              <EmptyState
                title={t('cart:quoteOnlyItems.empty')}
                action={
                  <Link to="/shopping-cart" className={buttonLook({ tone: 'primary' })}>
                    {t('cart:quoteOnlyItems.toCart')}
                  </Link>
                }
              >
                {t('cart:quoteOnlyItems.emptyNext')}
              </EmptyState>
            ) : (
              <div className={styles.sums}>
                <RequestQuote
                  carts={carts}
                  items={items}
                  promotions={contents.promotions}
                  label={t('cart:request.all')}
                />
                <Link to="/shopping-cart" className={linkLook({})}>
                  {t('cart:quoteOnlyItems.toCart')}
                </Link>
              </div>
            )}
          </div>
        )
      }}
    </CartFrame>
  )
}
