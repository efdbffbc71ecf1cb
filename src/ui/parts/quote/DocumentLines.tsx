/** The lines of a printed quote, with its sums at their foot. */
import { useTranslation } from 'react-i18next'
import type { QuoteView } from '../../../domain/quote/quote-lifecycle.view.ts'
import type { QuoteRowView } from '../../../domain/quote/quote-rows.view.ts'
import type { Column } from '../../components/Table/table-model.ts'
import { Table } from '../../components/Table/Table.tsx'
import { formatDate } from '../../i18n/format.ts'
import type { TextKey } from '../../i18n/text-keys.ts'
import * as styles from './ItemTable.css.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { usePriceTerms } from '../pricing/use-price-terms.ts'
import { meaningOf } from './item-meaning.ts'
import { usePrices } from './use-prices.ts'

export function DocumentLines({ view }: { readonly view: QuoteView }) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const price = usePrices(view.quote.currency)
  const { sum } = usePriceTerms()(view.quote.currency, view.quote.totals.isVat)
  return (
    <Table
      caption={t('quote:items.title', { count: view.rows.length })}
      sheetHead={[
        settings.siteName,
        t('common:named', { name: t('quotes:number'), text: view.quote.number }),
        view.quote.name,
      ].join(' · ')}
      columns={useLineColumns(view)}
      rows={view.rows}
      rowKey={({ item }) => item.id}
      foot={view.totals.map(({ kind, amount }) => ({
        label: sum(kind),
        value: price(amount),
        strong: kind === 'total-after-tax',
      }))}
    />
  )
}

const figureNames = {
  position: 'quote:document.position',
  quantity: 'common:quantity',
  unitPrice: 'price:unitPrice',
  surcharge: 'price:sum.surcharge',
  lineTotal: 'quote:column.lineTotal',
} as const satisfies Record<string, TextKey>

function useLineColumns(view: QuoteView): readonly Column<QuoteRowView>[] {
  const { t, i18n } = useTranslation()
  const price = usePrices(view.quote.currency)
  const none = t('common:none')
  const { head } = usePriceTerms()(view.quote.currency, view.quote.totals.isVat)
  const figure = (
    key: keyof typeof figureNames,
    cell: (row: QuoteRowView) => string | number,
  ): Column<QuoteRowView> => ({ key, head: t(figureNames[key]), look: 'figure', cell })
  const priced = (
    key: 'unitPrice' | 'lineTotal',
    cell: (row: QuoteRowView) => string | number,
  ): Column<QuoteRowView> => ({ ...figure(key, cell), head: head(t(figureNames[key])) })
  const leadTime = ({ leadTime: { weeks } }: QuoteRowView['item']) =>
    weeks === undefined ? none : t('price:weeks', { count: weeks })
  return [
    figure('position', ({ item }) => view.positions.get(item.id) ?? none),
    {
      key: 'product',
      head: t('common:product'),
      namesRow: true,
      cell: ({ item }) => (
        <span className={styles.printed}>
          <code>{item.modelCode}</code>
          <span>{item.productName}</span>
          {item.customerMaterialNumber !== '' && (
            <span className={styles.meaning}>
              {t('quote:item.materialNumber')} <bdi>{item.customerMaterialNumber}</bdi>
            </span>
          )}
          {item.customCode !== '' && (
            <span className={styles.meaning}>
              {t('quote:item.customCode')} <bdi>{item.customCode}</bdi>
            </span>
          )}
          <span className={styles.meaning}>
            {t('common:named', { name: t('price:leadTime'), text: leadTime(item) })}
          </span>
          <span className={styles.meaning}>
            {meaningOf(item, (name, text) => t('common:named', { name, text }))}
          </span>
        </span>
      ),
    },
    {
      key: 'date',
      head: t(`quote:column.${view.dateShown}`),
      look: 'figure',
      align: 'start',
      cell: ({ shownDate }) => (shownDate ? formatDate(shownDate, i18n.language) : none),
    },
    figure('quantity', ({ item }) => item.quantity),
    priced('unitPrice', ({ item }) => price(item.unitPrice, item.currency)),
    ...(view.showsSurcharge
      ? [figure('surcharge', ({ item }) => price(item.surcharge, item.currency))]
      : []),
    priced('lineTotal', ({ item }) => price(item.lineTotal, item.currency)),
  ]
}
