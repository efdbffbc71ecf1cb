/**
 * The line of a quote that stays in view on both of its pages: account holder, PO number to be edited, total items, order
 * total ex GST (DRAFT-06, DRAFT-07, QUOTE-30), whether it can be submitted, and the way to it.
 */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pickupsOver } from '../../../domain/quote/quote-fulfilment.view.ts'
import { rowsTooEarly } from '../../../domain/quote/quote-rows.view.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import { CircleCheckIcon, WarningIcon } from '../../components/Icon/icons.ts'
import { Button } from '../../components/Button/Button.tsx'
import { keepEdge } from '../../keep-edge.ts'
import { tellHeight } from '../../tell-height.ts'
import { useAccount } from '../../use-account.ts'
import { formatCount } from '../../i18n/format-number.ts'
import { PurchaseOrder } from './PurchaseOrder.tsx'
import * as styles from './QuoteBar.css.ts'
import { usePrices } from './use-prices.ts'
import type { OpenQuote } from './use-quote.ts'

interface QuoteBarProps {
  readonly quote: OpenQuote
  /** The button that leads on. */
  readonly action?: ReactNode
  /** What is said of the last press. */
  readonly said?: ReactNode
  /** Leads to the list of what is to be settled; absent where the page has none. */
  readonly onOpen?: () => void
}

export function QuoteBar({ quote, action, said, onOpen }: QuoteBarProps) {
  const { t, i18n } = useTranslation()
  const holder = useAccount()
  const { quote: shown, rows } = quote.view
  const price = usePrices(shown.currency)
  const name = holder && [holder.firstName, holder.lastName].join(' ').trim()
  return (
    <div ref={keepClear} className={styles.strip}>
      <dl className={styles.facts}>
        <Fact term={t('quote:holder')}>
          <bdi>{name || t('common:none')}</bdi>
        </Fact>
        <Fact term={t('quote:bar.purchaseOrder')}>
          <PurchaseOrder quote={quote} />
        </Fact>
        <Fact term={t('quote:bar.totalItems')} look="figure">
          {formatCount(rows.length, i18n.language)}
        </Fact>
        <Fact term={t('quote:bar.total')} look="figure">
          {price(shown.totals.afterSurcharge)}
        </Fact>
      </dl>
      {action && (
        <div className={styles.lead}>
          <Readiness quote={quote} {...(onOpen && { onOpen })} />
          {action}
        </div>
      )}
      {said && <div className={styles.said}>{said}</div>}
    </div>
  )
}

/** What sticks below the strip, and what is focused, keeps clear of it (WCAG 2.4.11). */
function keepClear(strip: HTMLElement | null) {
  if (!strip) return undefined
  const page = document.documentElement
  const forget = tellHeight(strip, page, styles.stripHeight, (pixels) => {
    // A part of it may scroll away.
    const top = Number.parseFloat(getComputedStyle(strip).top) || 0
    keepEdge('strip', top + pixels)
  })
  return () => {
    forget()
    keepEdge('strip', 0)
  }
}

/**
 * How much is to be settled before it can be submitted. It can be with days that are too early, but nobody calls that
 * ready.
 */
function Readiness({ quote: { view }, onOpen }: Pick<QuoteBarProps, 'quote' | 'onOpen'>) {
  const { t } = useTranslation()
  const { action, missing, unsaved } = view.submission
  if (action === undefined) return null
  const open = missing.length + unsaved.length
  const wishes = view.dateShown === 'requested' ? rowsTooEarly(view.rows).length : 0
  const late = wishes + pickupsOver(view.fulfilments)
  if (open > 0 && onOpen) {
    return (
      <Button size="sm" tone="quiet" onClick={onOpen}>
        {t('quote:bar.open', { count: open })}
      </Button>
    )
  }
  const isReady = open + late === 0
  const words =
    open > 0 ? t('quote:bar.open', { count: open }) : t('quote:bar.late', { count: late })
  return (
    <span className={styles.readiness[isReady ? 'ready' : 'open']}>
      <Icon of={isReady ? CircleCheckIcon : WarningIcon} size="sm" />
      <span className={styles.readyWords}>{isReady ? t('quote:bar.ready') : words}</span>
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
