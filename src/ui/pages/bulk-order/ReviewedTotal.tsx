/** What the lines that can be had come to, before anything is added. */
import { useTranslation } from 'react-i18next'
import type { ReviewedLine } from '../../../application/bulk-order/bulk-review.view.ts'
import { bulkTotal, lineAmount } from '../../../domain/bulk-order/bulk-total.ts'
import { Text } from '../../components/Text/Text.tsx'
import { formatPrice } from '../../i18n/format-price.ts'
import { usePlainAmount } from '../../parts/pricing/use-plain-price.ts'
import { useStorefront } from '../../storefront-context.tsx'

export function ReviewedTotal({ lines }: { readonly lines: readonly ReviewedLine[] }) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const plainAmount = usePlainAmount()
  const total = bulkTotal(
    lines.map(({ verdict, price, sku }) =>
      lineAmount(verdict, { model: price, piece: sku && plainAmount(sku) }),
    ),
  )
  if (total === undefined) return null
  const written = formatPrice(total.amount, total.currency, settings)
  return <Text>{t('bulkOrder:review.total', { total: written })}</Text>
}
