/** Where an order stands, for who knows its number and email: lines, days, tracking, and no more (T10). */
import { useTranslation } from 'react-i18next'
import type { Order, OrderItem } from '../../../domain/order/order.ts'
import { Card } from '../../components/Card/Card.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Table } from '../../components/Table/Table.tsx'
import type { Column } from '../../components/Table/table-model.ts'
import { formatDate } from '../../i18n/format.ts'
import { formatInstant } from '../../i18n/format-instant.ts'
import { CarrierLinks } from '../../parts/order/CarrierLinks.tsx'
import { ItemName } from '../../parts/quote/ItemName.tsx'

export function OrderStatusSheet({ order }: { readonly order: Order }) {
  const { t, i18n } = useTranslation()
  const none = t('common:none')
  const isFollowed = order.fulfilments.some(({ trackingNumbers }) => trackingNumbers.length > 0)
  const facts = [
    {
      term: t('order:list.column.date'),
      description: formatInstant(order.openedAt, i18n.language) || none,
    },
    { term: t('quote:freightCarrier'), description: <bdi>{order.freightCarrier || none}</bdi> },
    {
      term: t('quote:fulfilment.tracking'),
      description: isFollowed ? <CarrierLinks fulfilments={order.fulfilments} /> : none,
    },
  ]
  return (
    <Stack space="xl">
      <Notice tone="info" title={t('order:guest.statusOnly')} announce="silent">
        {t('order:guest.statusOnlyNext')}
      </Notice>
      <Card>
        <DescriptionList layout="grid" items={facts} />
      </Card>
      <Panel title={t('quote:items.title', { count: order.items.length })} padding="none">
        <Table
          caption={t('quote:items.title', { count: order.items.length })}
          captionLook="hidden"
          columns={useColumns()}
          rows={order.items}
          rowKey={({ id }) => id}
        />
      </Panel>
    </Stack>
  )
}

function useColumns(): readonly Column<OrderItem>[] {
  const { t, i18n } = useTranslation()
  return [
    {
      key: 'product',
      head: t('common:product'),
      namesRow: true,
      cell: (item) => <ItemName item={item} />,
    },
    {
      key: 'quantity',
      head: t('common:quantity'),
      look: 'figure',
      cell: ({ quantity }) => quantity,
    },
    {
      key: 'date',
      head: t('quote:column.planned'),
      look: 'figure',
      align: 'start',
      cell: ({ plannedDate }) =>
        plannedDate ? formatDate(plannedDate, i18n.language) : t('common:none'),
    },
    { key: 'status', head: t('quotes:column.status'), cell: ({ statusName }) => statusName },
  ]
}
