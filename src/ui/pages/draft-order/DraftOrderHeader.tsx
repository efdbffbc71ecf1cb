/** Account holder, PO number with its pencil, total items, order total ex GST (DRAFT-07). */
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card/Card.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { useAccount } from '../../use-account.ts'
import { PurchaseOrder } from '../../parts/quote/PurchaseOrder.tsx'
import type { QuoteAtHand } from '../../parts/quote/use-quote.ts'
import { usePrices } from '../../parts/quote/use-prices.ts'

export function DraftOrderHeader({ quote }: { readonly quote: QuoteAtHand }) {
  const { t } = useTranslation()
  const holder = useAccount()
  const { quote: draft, rows } = quote.view
  const price = usePrices(draft.currency)
  const name = holder && [holder.firstName, holder.lastName].join(' ').trim()
  return (
    <Card>
      <DescriptionList
        layout="grid"
        items={[
          { term: t('draftOrder.holder'), description: <bdi>{name || t('value.none')}</bdi> },
          { term: t('draftOrder.purchaseOrder'), description: <PurchaseOrder quote={quote} /> },
          { term: t('draftOrder.totalItems'), description: rows.length },
          { term: t('draftOrder.total'), description: price(draft.totals.afterSurcharge) },
        ]}
      />
    </Card>
  )
}
