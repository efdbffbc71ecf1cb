/** Which quote the lines of a cart go to. */
import { useTranslation } from 'react-i18next'
import type { Carts } from '../../../application/cart/carts.ts'
import type { CartItem, Promotion } from '../../../domain/cart/cart.ts'
import { SeveralToQuoteDialog } from '../../parts/add-to-quote/SeveralToQuoteDialog.tsx'

interface RequestQuoteDialogProps {
  readonly carts: Carts
  readonly items: readonly CartItem[]
  readonly promotions: readonly Promotion[]
  readonly title: string
  readonly onClose: () => void
}

export function RequestQuoteDialog(props: RequestQuoteDialogProps) {
  const { carts, items, promotions, title, onClose } = props
  const { t } = useTranslation()
  return (
    <SeveralToQuoteDialog
      title={title}
      description={t('cart:request.lines', { count: items.length })}
      submitLabel={t('cart:request.submit')}
      busyLabel={t('cart:request.busy')}
      openDrafts={carts.openDrafts}
      send={(target) => carts.moveToQuote({ target, items, promotions })}
      onClose={onClose}
    >
      {promotions.length > 0 && (
        <p>
          {t('cart:request.promotions', {
            count: promotions.length,
            codes: promotions.map(({ code }) => code).join(', '),
          })}
        </p>
      )}
    </SeveralToQuoteDialog>
  )
}
