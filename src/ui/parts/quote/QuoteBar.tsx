/**
 * The line of a quote that stays in view on both of its pages: account holder, PO number to be edited, total items, order
 * total ex GST (DRAFT-06, DRAFT-07, QUOTE-30), whether it can be submitted, and the way to it.
 */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/Icon/Icon.tsx'
import { CircleCheckIcon } from '../../components/Icon/icons.ts'
import { Button } from '../../components/Button/Button.tsx'
import { useAccount } from '../../use-account.ts'
import { PurchaseOrder } from './PurchaseOrder.tsx'
import * as styles from './QuoteBar.css.ts'
import { submitCardId } from './SubmitCard.tsx'
import { usePrices } from './use-prices.ts'
import type { OpenQuote } from './use-quote.ts'

interface QuoteBarProps {
  readonly quote: OpenQuote
  /** The button that leads on. */
  readonly action?: ReactNode
  /** What is said of the last press. */
  readonly said?: ReactNode
}

export function QuoteBar({ quote, action, said }: QuoteBarProps) {
  const { t } = useTranslation()
  const holder = useAccount()
  const { quote: shown, rows } = quote.view
  const price = usePrices(shown.currency)
  const name = holder && [holder.firstName, holder.lastName].join(' ').trim()
  return (
    <div className={styles.strip}>
      <dl className={styles.facts}>
        <Fact term={t('quote:holder')}>
          <bdi>{name || t('common:none')}</bdi>
        </Fact>
        <Fact term={t('quote:bar.purchaseOrder')}>
          <PurchaseOrder quote={quote} />
        </Fact>
        <Fact term={t('quote:bar.totalItems')} look="figure">
          {rows.length}
        </Fact>
        <Fact term={t('quote:bar.total')} look="figure">
          {price(shown.totals.afterSurcharge)}
        </Fact>
      </dl>
      {action && (
        <div className={styles.lead}>
          <Readiness quote={quote} />
          {action}
        </div>
      )}
      {said && <div className={styles.said}>{said}</div>}
    </div>
  )
}

/** How much is to be settled before it can be submitted, and the way to the list of it. */
function Readiness({ quote: { view, jumpTo } }: Pick<QuoteBarProps, 'quote'>) {
  const { t } = useTranslation()
  const { action, missing, unsaved } = view.submission
  if (action === undefined) return null
  const count = missing.length + unsaved.length
  if (count > 0) {
    return (
      <Button size="sm" tone="quiet" onClick={() => jumpTo(submitCardId)}>
        {t('quote:bar.open', { count })}
      </Button>
    )
  }
  return (
    <span className={styles.readiness}>
      <Icon of={CircleCheckIcon} size="sm" />
      <span className={styles.readyWords}>{t('quote:bar.ready')}</span>
    </span>
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
