/** What the lines that can be had come to, before anything is added. */
import { useTranslation } from 'react-i18next'
import type { ReviewedLine } from '../../../application/bulk-order/bulk-review.view.ts'
import { bulkTotal, type PricedLine } from '../../../domain/bulk-order/bulk-total.ts'
import { Text } from '../../components/Text/Text.tsx'
import { formatPrice } from '../../i18n/format-price.ts'
import { usePlainAmount } from '../../parts/pricing/use-plain-price.ts'
import { useStorefront } from '../../storefront-context.tsx'

export function ReviewedTotal({ lines }: { readonly lines: readonly ReviewedLine[] }) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const plainAmount = usePlainAmount()
  /** Nothing for a line that stays where it is. */
  const amountOf = ({ verdict, price, sku }: ReviewedLine): PricedLine | undefined => {
    const quantity = verdict.kind === 'for-quote' ? verdict.goods?.quantity : quantityOf(verdict)
    if (quantity === undefined) return undefined
    if (price?.total !== undefined) return { amount: price.total, currency: price.currency }
    const unit = sku && plainAmount(sku)
    return unit && { amount: unit.amount * quantity, currency: unit.currency }
  }
  const total = bulkTotal(lines.map(amountOf))
  const written = total?.currency && formatPrice(total.amount, total.currency, settings)
  return written ? <Text>{t('bulkOrder:review.total', { total: written })}</Text> : null
}

function quantityOf(verdict: ReviewedLine['verdict']): number | undefined {
  return verdict.kind === 'ready' ? verdict.quantity : undefined
}
