/** The cart (ROUTE-20). */
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type Cart, goneItems, hasOrder, quoteOnlyItems } from '../../../domain/cart/cart.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { CartIcon } from '../../components/Icon/icons.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { Loaded } from '../../lazy.tsx'
import { CartLines } from '../../parts/cart/CartLines.tsx'
import type { LazyCart } from '../../parts/cart/use-cart.ts'
import { useServices } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { CartFrame } from './CartFrame.tsx'
import * as styles from './CartPage.css.ts'
import { CartTotals } from './CartTotals.tsx'
import { CheckoutWay } from './CheckoutWay.tsx'
import { GoneNotice } from './GoneNotice.tsx'
import { PromotionForm } from './PromotionForm.tsx'
import { RequestQuote } from './RequestQuote.tsx'
import { SaveCart } from './SaveCart.tsx'
import { ScheduleCart } from './ScheduleCart.tsx'
import { SameAsLast } from './SameAsLast.tsx'
import { TakenUpNotice } from './TakenUpNotice.tsx'

const route = getRouteApi('/shopping-cart')

export function CartPage() {
  const { t } = useTranslation()
  return (
    <CartFrame
      title={t('common:shell.cart')}
      lead={({ totalItems }) =>
        totalItems > 0 ? t('cart:lead', { count: totalItems }) : undefined
      }
    >
      {(cart, contents) => (
        <>
          {quoteOnlyItems(contents).length > 0 && <QuoteOnlyNotice />}
          <TakenUpNotice contents={contents} />
          <GoneNotice cart={cart} gone={goneItems(contents)} />
          <Contents cart={cart} contents={contents} />
        </>
      )}
    </CartFrame>
  )
}

/** Word for word (CART-07). */
function QuoteOnlyNotice() {
  const { t } = useTranslation()
  return (
    <Notice
      tone="warning"
      announce="silent"
      actions={
        <Link to="/quotes-in-cart" className={linkLook({})}>
          {t('cart:quoteOnly.review')}
        </Link>
      }
    >
      {t('cart:quoteOnly.notice')}
    </Notice>
  )
}

function Contents({ cart, contents }: { readonly cart: LazyCart; readonly contents: Cart }) {
  const { t } = useTranslation()
  const { items } = contents
  const lines = (
    <CartLines cart={cart} contents={contents} items={items} caption={t('common:shell.cart')} />
  )
  const isEmpty = items.length === 0
  return (
    <div className={isEmpty ? styles.alone : styles.halves}>
      {/* Always in the same place, so that what was taken out last can still be put back. */}
      {lines}
      {isEmpty ? <NothingInside /> : <Sums cart={cart} contents={contents} />}
    </div>
  )
}

function Sums({ cart, contents }: { readonly cart: LazyCart; readonly contents: Cart }) {
  const { t } = useTranslation()
  const account = useAccount()
  const { checkouts } = useServices()
  const isOrderable = hasOrder(contents)
  return (
    <div className={styles.sums}>
      <Panel title={t('common:summary')}>
        <CartTotals cart={contents} />
      </Panel>
      <Panel title={t('cart:promo.title')}>
        <PromotionForm cart={cart} promotions={contents.promotions} />
      </Panel>
      <CheckoutWay hasOrder={isOrderable} />
      {account && isOrderable && (
        <Loaded of={checkouts}>{(service) => <SameAsLast checkouts={service} />}</Loaded>
      )}
      {account && isOrderable && <ScheduleCart items={contents.items} />}
      <RequestQuote
        tone={isOrderable ? 'secondary' : 'primary'}
        carts={route.useLoaderData().carts}
        items={contents.items}
        promotions={contents.promotions}
        label={t('cart:request.all')}
      />
      {account && <SaveCart cart={cart} title={contents.title} />}
      <Link to="/bulkorder" className={linkLook({})}>
        {t('cart:moreByCode')}
      </Link>
    </div>
  )
}

function NothingInside() {
  const { t } = useTranslation()
  const account = useAccount()
  return (
    <EmptyState
      title={t('cart:empty.title')}
      icon={CartIcon}
      action={
        <Inline space="sm">
          <Link to="/shop" className={buttonLook({ tone: 'primary' })}>
            {t('cart:empty.shop')}
          </Link>
          <Link to="/bulkorder" className={buttonLook({})}>
            {t('cart:empty.bulkOrder')}
          </Link>
          {account && (
            <Link to="/my-account/carts" className={buttonLook({})}>
              {t('common:shell.savedCarts')}
            </Link>
          )}
        </Inline>
      }
    >
      {t('cart:empty.next')}
    </EmptyState>
  )
}
