/** Puts the goods of the cart into the cart of scheduled deliveries too; a repeat puts in nothing twice. */
import { Link, useNavigate } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deliveries } from '../../../application/delivery/deliveries.ts'
import type { CartItem } from '../../../domain/cart/cart.ts'
import { Button } from '../../components/Button/Button.tsx'
import { RepeatIcon } from '../../components/Icon/icons.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { useServices, useStorefront } from '../../storefront-context.tsx'
import { useLazyWrite } from '../../use-lazy-write.ts'
import { useSubmit } from '../../use-submit.ts'
import * as styles from './CartPage.css.ts'

interface Goods {
  readonly skuCode: string
  readonly quantity: number
}

const addLacking = (deliveries: Deliveries, goods: readonly Goods[]) => deliveries.addLacking(goods)

export function ScheduleCart({ items }: { readonly items: readonly CartItem[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { cartPieces } = useStorefront()
  const waiting = useSyncExternalStore(cartPieces.subscribe, cartPieces.scheduled) ?? 0
  const write = useLazyWrite(useServices().deliveries, addLacking)
  const { isSending, failure, send } = useSubmit(write, {
    onDone: () => void navigate({ to: '/scheduled-delivery-cart' }),
  })
  // A bundle cannot be delivered on a schedule.
  const goods = items.filter(
    ({ model, isQuoteOnly, children }) =>
      model === undefined && !isQuoteOnly && children.length === 0,
  )
  if (goods.length === 0) return null
  return (
    <div className={styles.ways}>
      <Button
        wide
        icon={RepeatIcon}
        busy={isSending}
        busyLabel={t('price:addingToCart')}
        onClick={() => send(goods.map(({ skuCode, quantity }) => ({ skuCode, quantity })))}
      >
        {t('cart:schedule.action')}
      </Button>
      <p className={styles.note}>{t('cart:schedule.note')}</p>
      {waiting > 0 && (
        <Link to="/scheduled-delivery-cart" className={linkLook({})}>
          {t('cart:schedule.waiting', { count: waiting })}
        </Link>
      )}
      {failure && <p role="alert">{failureWords(t, failure, 'cart:schedule.failed')}</p>}
    </div>
  )
}
