/** The columns of the order history (ACCT-08). */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OrderRow } from '../../../domain/order/order.ts'
import type { Column } from '../../components/Table/table-model.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { formatCount } from '../../i18n/format-number.ts'
import { formatInstantDate } from '../../i18n/format-instant.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useTotalHead } from '../pricing/use-total-head.ts'
import * as styles from '../quote/QuoteColumns.css.ts'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

/** PO Number, order number, status, date, pieces, total. */
export function useOrderColumns(): readonly Column<OrderRow>[] {
  const { t, i18n } = useTranslation()
  const { settings } = useStorefront()
  const totalHead = useTotalHead()
  const none = t('common:none')
  return [
    {
      key: 'purchaseOrder',
      head: t('common:purchaseOrderNumber'),
      namesRow: true,
      cell: (row) => <OrderLink row={row} />,
    },
    {
      key: 'number',
      head: t('order:list.column.number'),
      look: 'code',
      cell: ({ number }) => number,
    },
    {
      key: 'status',
      head: t('quotes:column.status'),
      cell: (row) => <OrderStatusBadge order={row} />,
    },
    {
      key: 'date',
      head: t('order:list.column.date'),
      look: 'figure',
      align: 'start',
      cell: (row) => formatInstantDate(row.openedAt, i18n.language) || none,
    },
    {
      key: 'items',
      head: t('quotes:column.pieces'),
      look: 'figure',
      cell: (row) =>
        row.itemCount === undefined ? none : formatCount(row.itemCount, i18n.language),
    },
    {
      key: 'total',
      head: totalHead(t('quotes:column.total')),
      look: 'figure',
      cell: (row) => formatPrice(row.total, row.currency, settings) ?? none,
    },
  ]
}

/** The PO number leads to the order; where there is none, the order's own number does (ACCT-09). */
function OrderLink({ row }: { readonly row: OrderRow }) {
  const text = row.purchaseOrderNumber || row.number
  return (
    <Link
      to="/my-account/orders/$orderId"
      params={{ orderId: row.id }}
      className={linkLook({ tone: 'plain' })}
    >
      <bdi className={styles.purchaseOrder} title={text}>
        {text}
      </bdi>
    </Link>
  )
}
