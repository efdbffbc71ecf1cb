/** A line as it is and as it would be: price, weeks and what else does not stay. */
import { useTranslation } from 'react-i18next'
import type { PricePanelView } from '../../../../domain/pricing/price-flow.view.ts'
import { type ChangedModel, lineEffects } from '../../../../domain/quote/line-change.ts'
import type { QuoteItem } from '../../../../domain/quote/quote-item.ts'
import { LiveRegion } from '../../../components/LiveRegion/LiveRegion.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { Table } from '../../../components/Table/Table.tsx'
import { WholeCodes } from '../../../components/WholeCodes/WholeCodes.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import { priceAnnouncement, priceFailureText } from '../../pricing/price-words.ts'
import { usePriceTerms } from '../../pricing/use-price-terms.ts'
import { usePrices } from '../use-prices.ts'
import { TryAgain } from '../../TryAgain.tsx'

interface LineComparisonProps {
  readonly line: QuoteItem
  readonly panel: PricePanelView
  readonly next: ChangedModel
  readonly onAgain: () => void
}

interface Compared {
  readonly key: string
  readonly what: string
  readonly now: string
  readonly next: string
}

export function LineComparison({ line, panel, next, onAgain }: LineComparisonProps) {
  const { t, i18n } = useTranslation()
  const { settings } = useStorefront()
  const money = usePrices(line.currency || (panel.price?.currency ?? ''))
  const termsOf = usePriceTerms()
  const weeks = (count: number | undefined) =>
    count === undefined ? t('common:none') : t('price:weeks', { count })
  const { price } = panel
  const waiting = panel.stage === 'calculating' ? t('price:calculating') : t('price:notYet')
  const known = (text: () => string) => (price ? text() : waiting)
  const rows: readonly Compared[] = [
    {
      key: 'unit',
      what: t('price:unitPrice'),
      now: money(line.unitPrice),
      next: known(() => money(price?.parts?.unitPrice)),
    },
    {
      key: 'total',
      what: t('quote:column.lineTotal'),
      now: money(line.lineTotal),
      next: known(() => money(price?.parts?.sums.subtotal)),
    },
    {
      key: 'weeks',
      what: t('price:leadTime'),
      now: weeks(line.leadTime.weeks),
      next: known(() => weeks(price?.leadTime.weeks)),
    },
    {
      key: 'quantity',
      what: t('common:quantity'),
      now: String(line.quantity),
      // A text that is no number of pieces has none.
      next: next.quantity > 0 ? String(next.quantity) : t('common:none'),
    },
  ]
  // The prices of the table are net where the currency is so; the one that is read out holds everything.
  const holds = price && termsOf(price.currency, price.parts?.sums.isVat).total
  const effects = price && lineEffects(line, next, price.earliest)
  const day = (date: Parameters<typeof formatDate>[0]) => formatDate(date, i18n.language)
  return (
    <>
      <Table
        caption={t('line:compare')}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'what', head: t('line:what'), namesRow: true, cell: ({ what }) => what },
          { key: 'now', head: t('line:now'), look: 'figure', cell: ({ now }) => now },
          {
            key: 'next',
            head: t('line:next'),
            look: 'figure',
            cell: (row) => (row.now === row.next ? row.next : <strong>{row.next}</strong>),
          },
        ]}
      />
      {panel.failure !== undefined && (
        <Notice tone="error" actions={<TryAgain onAgain={onAgain} />}>
          {priceFailureText(panel.failure, t)}
        </Notice>
      )}
      {effects?.laterDate && line.requestedDate && (
        <Notice tone="info">
          {t('line:laterDate', { from: day(line.requestedDate), to: day(effects.laterDate) })}
        </Notice>
      )}
      {effects !== undefined && effects.lostCode !== '' && (
        <Notice tone="info">
          <WholeCodes codes={[effects.lostCode]}>
            {t('line:lostCode', { code: effects.lostCode })}
          </WholeCodes>
        </Notice>
      )}
      <LiveRegion
        message={priceAnnouncement(panel, { t, language: i18n.language, settings, holds })}
      />
    </>
  )
}
