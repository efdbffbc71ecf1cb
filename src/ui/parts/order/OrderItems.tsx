/** The lines of an order, ten a page on screen (O-11) and all of them in print. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order, OrderItem } from '../../../domain/order/order.ts'
import { showsSurcharge } from '../../../domain/pricing/price-sums.ts'
import { pageOf } from '../../../domain/shared/paging.ts'
import { Panel } from '../../components/Panel/Panel.tsx'
import type { Column } from '../../components/Table/table-model.ts'
import { Table } from '../../components/Table/Table.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { formatDate } from '../../i18n/format.ts'
import { formatInstantDate } from '../../i18n/format-instant.ts'
import { usePriceTerms } from '../pricing/use-price-terms.ts'
import { ItemName } from '../quote/ItemName.tsx'
import * as styles from '../quote/ItemTable.css.ts'
import { PageSteps } from '../quote/PageSteps.tsx'
import { usePrices } from '../quote/use-prices.ts'
import { usePrinting } from '../quote/use-printing.ts'

export function OrderItems({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const isPrinting = usePrinting()
  const [wanted, setWanted] = useState(1)
  const { rows, page, pageCount, total } = pageOf(order.items, wanted)
  return (
    <Panel
      title={t('quote:items.title', { count: total })}
      padding="none"
      footer={
        pageCount > 1 && !isPrinting ? (
          // All lines are here already, so a page of them is no address of its own.
          <PageSteps page={page} pageCount={pageCount} onPage={setWanted} />
        ) : undefined
      }
    >
      <Table
        caption={t('quote:items.title', { count: total })}
        captionLook="hidden"
        columns={useItemColumns(order)}
        rows={isPrinting ? order.items : rows}
        rowKey={({ id }) => id}
      />
    </Panel>
  )
}

function useItemColumns({ items, currency, totals }: Order): readonly Column<OrderItem>[] {
  const { t, i18n } = useTranslation()
  const price = usePrices(currency)
  const { head } = usePriceTerms()(currency, totals.isVat)
  const none = t('common:none')
  const materialNumber: Column<OrderItem> = {
    key: 'materialNumber',
    head: t('quote:column.materialNumber'),
    cell: (item) => (
      <bdi className={styles.materialNumber}>{item.customerMaterialNumber || none}</bdi>
    ),
  }
  const surcharge: Column<OrderItem> = {
    key: 'surcharge',
    head: t('price:sum.surcharge'),
    look: 'figure',
    cell: (item) => price(item.surcharge),
  }
  return [
    {
      key: 'product',
      head: t('common:product'),
      namesRow: true,
      cell: (item) => <ItemName item={item} />,
    },
    // A column for the customer's own numbers, where there are any.
    ...(items.some((item) => item.customerMaterialNumber !== '') ? [materialNumber] : []),
    {
      key: 'quantity',
      head: t('common:quantity'),
      look: 'figure',
      cell: (item) => item.quantity,
    },
    {
      key: 'date',
      head: t('quote:column.planned'),
      look: 'figure',
      align: 'start',
      cell: ({ plannedDate, sentAt }) => (
        <>
          {plannedDate ? formatDate(plannedDate, i18n.language) : none}
          {sentAt !== undefined && (
            <Text size="small" tone="soft">
              {t('order:shippedOn', { date: formatInstantDate(sentAt, i18n.language) })}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'unitPrice',
      head: head(t('price:unitPrice')),
      look: 'figure',
      cell: (item) => price(item.unitPrice),
    },
    ...(showsSurcharge(currency) ? [surcharge] : []),
    {
      key: 'lineTotal',
      head: head(t('quote:column.lineTotal')),
      look: 'figure',
      cell: (item) => <strong className={styles.total}>{price(item.lineTotal)}</strong>,
    },
  ]
}
