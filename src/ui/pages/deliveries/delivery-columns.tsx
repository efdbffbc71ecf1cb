/** The columns of the list of scheduled deliveries (SUBS-01). */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeliveryHead } from '../../../domain/delivery/scheduled-delivery.ts'
import type { Column } from '../../components/Table/table-model.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { formatDate } from '../../i18n/format.ts'
import { DeliveryBadge } from '../../parts/delivery/DeliveryBadge.tsx'
import { frequencyWords } from '../../parts/delivery/delivery-words.ts'
import { useTotalHead } from '../../parts/pricing/use-total-head.ts'
import { usePrices } from '../../parts/quote/use-prices.ts'

/** Name, frequency, items, next date, total, status. */
export function useDeliveryColumns(): readonly Column<DeliveryHead>[] {
  const { t, i18n } = useTranslation()
  const price = usePrices('')
  const totalHead = useTotalHead()
  return [
    {
      key: 'name',
      head: t('delivery:name.label'),
      namesRow: true,
      cell: ({ id, name }) => (
        <Link
          to="/my-account/subscription-orders/$deliveryId"
          params={{ deliveryId: id }}
          className={linkLook({ tone: 'plain' })}
        >
          <bdi>{name || t('delivery:unnamed')}</bdi>
        </Link>
      ),
    },
    {
      key: 'frequency',
      head: t('delivery:frequency.label'),
      cell: ({ frequency }) => frequencyWords(t, frequency),
    },
    {
      key: 'items',
      head: t('delivery:list.items'),
      look: 'figure',
      cell: ({ itemCount }) => itemCount,
    },
    {
      key: 'next',
      head: t('delivery:list.next'),
      look: 'figure',
      align: 'start',
      cell: ({ nextDate }) => (nextDate ? formatDate(nextDate, i18n.language) : t('common:none')),
    },
    {
      key: 'total',
      head: totalHead(t('delivery:list.total')),
      look: 'figure',
      cell: ({ total, currency }) => price(total, currency),
    },
    {
      key: 'status',
      head: t('delivery:list.status'),
      cell: (delivery) => <DeliveryBadge status={delivery.status} problem={delivery.problem} />,
    },
  ]
}
