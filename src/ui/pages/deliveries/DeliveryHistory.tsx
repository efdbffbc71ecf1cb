/** What became of each date of a scheduled delivery: the order that was made, or why there is none (ACCT-02, SUBS-05). */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeliveryId, DeliveryRun } from '../../../domain/delivery/scheduled-delivery.ts'
import { Panel } from '../../components/Panel/Panel.tsx'
import type { Column } from '../../components/Table/table-model.ts'
import { Table } from '../../components/Table/Table.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { formatDate } from '../../i18n/format.ts'
import { problemWords } from '../../parts/delivery/problem-words.ts'
import { OrderStatusBadge } from '../../parts/order/OrderStatusBadge.tsx'

interface DeliveryHistoryProps {
  readonly id: DeliveryId
  readonly runs: readonly DeliveryRun[]
}

export function DeliveryHistory({ id, runs }: DeliveryHistoryProps) {
  const { t, i18n } = useTranslation()
  const title = t('delivery:history.title')
  if (runs.length === 0) {
    return (
      <Panel title={title}>
        <Text tone="soft">{t('delivery:history.none')}</Text>
      </Panel>
    )
  }
  const columns: readonly Column<DeliveryRun>[] = [
    {
      key: 'date',
      head: t('delivery:history.date'),
      namesRow: true,
      look: 'figure',
      align: 'start',
      cell: ({ date }) => formatDate(date, i18n.language),
    },
    { key: 'state', head: t('delivery:history.state'), cell: (run) => <State run={run} /> },
    { key: 'order', head: t('delivery:history.order'), cell: (run) => <Made run={run} /> },
    {
      key: 'status',
      head: t('delivery:history.status'),
      cell: ({ order }) =>
        order ? (
          <OrderStatusBadge order={{ status: order.status, statusName: '' }} />
        ) : (
          t('common:none')
        ),
    },
  ]
  return (
    <Panel title={title} padding="none" actions={<AllOrders id={id} />}>
      <Table
        caption={title}
        captionLook="hidden"
        columns={columns}
        rows={runs}
        rowKey={({ date }) => date}
      />
    </Panel>
  )
}

function AllOrders({ id }: { readonly id: DeliveryId }) {
  const { t } = useTranslation()
  return (
    <Link to="/my-account/orders" search={{ delivery: id }} className={linkLook({ tone: 'plain' })}>
      {t('delivery:history.allOrders')}
    </Link>
  )
}

function State({ run: { state, problem } }: { readonly run: DeliveryRun }) {
  const { t } = useTranslation()
  const words = state === 'other' ? t('common:none') : t(`delivery:run.${state}`)
  return problem ? `${words} ${problemWords(t, problem)}` : words
}

function Made({ run: { order, quoteId } }: { readonly run: DeliveryRun }) {
  const { t } = useTranslation()
  if (order) {
    return (
      <Link
        to="/my-account/orders/$orderId"
        params={{ orderId: order.id }}
        className={linkLook({ tone: 'plain' })}
      >
        {t('common:orderNumbered', { number: order.number })}
      </Link>
    )
  }
  if (!quoteId) return t('common:none')
  return (
    <Link
      to="/my-account/quotes/$quoteId"
      params={{ quoteId }}
      className={linkLook({ tone: 'plain' })}
    >
      {t('delivery:history.quote')}
    </Link>
  )
}
