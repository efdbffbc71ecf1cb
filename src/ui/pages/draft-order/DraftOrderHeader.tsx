/**
 * Account holder, editable PO number, total items, order total ex GST (DRAFT-06, DRAFT-07): a line that stays
 * in view, so that the totals can be watched while lines are added.
 */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PurchaseOrder } from '../../parts/quote/PurchaseOrder.tsx'
import { usePrices } from '../../parts/quote/use-prices.ts'
import type { OpenQuote } from '../../parts/quote/use-quote.ts'
import { useAccount } from '../../use-account.ts'
import * as styles from './DraftOrderHeader.css.ts'

export function DraftOrderHeader({ quote }: { readonly quote: OpenQuote }) {
  const { t } = useTranslation()
  const holder = useAccount()
  const { quote: draft, rows } = quote.view
  const price = usePrices(draft.currency)
  const name = holder && [holder.firstName, holder.lastName].join(' ').trim()
  return (
    <dl className={styles.strip}>
      <Fact term={t('quote:holder')}>
        <bdi>{name || t('common:none')}</bdi>
      </Fact>
      <Fact term={t('draftOrder:purchaseOrder')}>
        <PurchaseOrder quote={quote} />
      </Fact>
      <Fact term={t('draftOrder:totalItems')} look="figure">
        {rows.length}
      </Fact>
      <Fact term={t('draftOrder:total')} look="figure">
        {price(draft.totals.afterSurcharge)}
      </Fact>
    </dl>
  )
}

interface FactProps {
  readonly term: string
  readonly look?: 'text' | 'figure'
  readonly children: ReactNode
}

function Fact({ term, look = 'text', children }: FactProps) {
  return (
    <div className={styles.fact[look]}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value[look]}>{children}</dd>
    </div>
  )
}
