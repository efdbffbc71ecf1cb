/** The lines of one page of a quote (QUOTE-34). */
import { useTranslation } from 'react-i18next'
import { ownStatus } from '../../../domain/quote/quote-item.ts'
import type { QuoteRowView } from '../../../domain/quote/quote-rows.view.ts'
import type { Column } from '../../components/Table/table-model.ts'
import { Table } from '../../components/Table/Table.tsx'
import { usePriceTerms } from '../pricing/use-price-terms.ts'
import { ChangeLine } from './change-line/ChangeLine.tsx'
import { ItemDate } from './ItemDate.tsx'
import { ItemName } from './ItemName.tsx'
import { ItemQuantity } from './ItemQuantity.tsx'
import * as styles from './ItemTable.css.ts'
import { LineMarkNote } from './LineMarkNote.tsx'
import { RemoveItem } from './RemoveItem.tsx'
import type { OpenQuote } from './use-quote.ts'
import { usePrices } from './use-prices.ts'

interface ItemTableProps {
  readonly quote: OpenQuote
  readonly rows: readonly QuoteRowView[]
  readonly caption: string
  /** A column ahead of the product, to choose lines by. */
  readonly lead?: Column<QuoteRowView> | undefined
  /** The lines that the others wait for, by the ids of their items. */
  readonly latest?: ReadonlySet<string> | undefined
}

export function ItemTable({ quote, rows, caption, lead, latest }: ItemTableProps) {
  const { t } = useTranslation()
  const columns = useColumns(quote, latest)
  return (
    <Table
      caption={caption}
      captionLook="hidden"
      columns={lead ? [lead, ...columns] : columns}
      rows={rows}
      rowKey={(row) => row.item.id}
      rowState={(row) => (row.removal.failure ? 'error' : 'normal')}
      {...(quote.view.canEdit && {
        actions: {
          head: t('common:actions'),
          render: (row: QuoteRowView) => (
            <>
              <ChangeLine quote={quote} row={row} />
              <RemoveItem quote={quote} row={row} />
            </>
          ),
        },
      })}
    />
  )
}

function useColumns(
  quote: OpenQuote,
  latest: ItemTableProps['latest'],
): readonly Column<QuoteRowView>[] {
  const { t } = useTranslation()
  const { currency, totals, statusName } = quote.view.quote
  const price = usePrices(currency)
  const { head } = usePriceTerms()(currency, totals.isVat)
  const { marks } = quote.story
  const { rows, dateShown, showsSurcharge } = quote.view
  const materialNumber: Column<QuoteRowView> = {
    key: 'materialNumber',
    head: t('quote:column.materialNumber'),
    cell: ({ item }) => (
      <bdi className={styles.materialNumber}>{item.customerMaterialNumber || t('common:none')}</bdi>
    ),
  }
  const surcharge: Column<QuoteRowView> = {
    key: 'surcharge',
    head: t('price:sum.surcharge'),
    look: 'figure',
    cell: ({ item }) => price(item.surcharge, item.currency),
  }
  return [
    {
      key: 'product',
      head: t('common:product'),
      namesRow: true,
      cell: ({ item }) => (
        <>
          <ItemName item={item} status={ownStatus(item, { statusName })} />
          <LineMarkNote mark={marks.get(item.id)} />
        </>
      ),
    },
    // A column for the customer's own numbers, where there are any (QUOTE-02).
    ...(rows.some(({ item }) => item.customerMaterialNumber !== '') ? [materialNumber] : []),
    {
      key: 'quantity',
      head: t('common:quantity'),
      look: 'figure',
      cell: (row) => <ItemQuantity quote={quote} row={row} />,
    },
    {
      key: 'date',
      head: t(`quote:column.${dateShown}`),
      cell: (row) => (
        <ItemDate quote={quote} row={row} isLatest={latest?.has(row.item.id) ?? false} />
      ),
    },
    {
      key: 'unitPrice',
      head: head(t('price:unitPrice')),
      look: 'figure',
      cell: ({ item }) => price(item.unitPrice, item.currency),
    },
    ...(showsSurcharge ? [surcharge] : []),
    {
      key: 'lineTotal',
      head: head(t('quote:column.lineTotal')),
      look: 'figure',
      cell: ({ item }) => (
        <strong className={styles.total}>{price(item.lineTotal, item.currency)}</strong>
      ),
    },
  ]
}
