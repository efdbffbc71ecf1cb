/** What lies in the cart and is not sold any more, by name, and the way out for all of it. */
import { useTranslation } from 'react-i18next'
import { placeFailure } from '../../../application/cart/cart.view.ts'
import type { CartItem } from '../../../domain/cart/cart.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { type LazyCart, useCartPlace } from '../../parts/cart/use-cart.ts'

interface GoneNoticeProps {
  readonly cart: LazyCart
  readonly gone: readonly CartItem[]
}

export function GoneNotice({ cart, gone }: GoneNoticeProps) {
  const { t } = useTranslation()
  const { view, write } = useCartPlace(cart, 'gone')
  const failure = placeFailure(view)
  const count = gone.length
  if (count === 0) return null
  return (
    <Notice
      tone="warning"
      title={t('cart:gone.title', { count })}
      actions={
        <Button
          size="sm"
          busy={view.kind === 'busy'}
          busyLabel={t('common:saving')}
          onClick={() => write({ kind: 'remove', itemIds: gone.map(({ id }) => id) })}
        >
          {t('cart:gone.remove', { count })}
        </Button>
      }
    >
      {gone.map(({ id, productName, skuCode }) => (
        <div key={id}>
          {productName} <bdi>{productName === skuCode ? '' : skuCode}</bdi>
        </div>
      ))}
      {failure && <p role="alert">{failureWords(t, failure, 'common:removeFailed')}</p>}
    </Notice>
  )
}
