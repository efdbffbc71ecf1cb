/** The tracking numbers of everything that was sent, with the way to the carrier and to the order (ACCT-02). */
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Shipment } from '../../../domain/order/shipment.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { PackageIcon } from '../../components/Icon/icons.ts'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import type { Column } from '../../components/Table/table-model.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { formatInstantDate } from '../../i18n/format-instant.ts'
import { CarrierLink } from '../../parts/order/CarrierLink.tsx'
import { ListRows } from '../../parts/list/ListRows.tsx'

const route = getRouteApi('/my-account/customer/tracking-numbers')

export function TrackingPage() {
  const { t } = useTranslation()
  return (
    <Stack space="xl">
      <PageHeading title={t('account:menu.tracking')} lead={t('order:tracking.lead')} />
      <Shipments />
    </Stack>
  )
}

function Shipments() {
  const { t } = useTranslation()
  const router = useRouter()
  const page = route.useLoaderData()
  const columns = useShipmentColumns()
  if (page.rows.length === 0) {
    return (
      <EmptyState
        title={t('order:tracking.none')}
        icon={PackageIcon}
        action={
          <Link to="/my-account/orders" className={buttonLook()}>
            {t('account:overview.allOrders')}
          </Link>
        }
      >
        {t('order:tracking.noneNext')}
      </EmptyState>
    )
  }
  return (
    <ListRows
      caption={t('order:tracking.caption', { count: page.total })}
      columns={columns}
      page={page}
      pagesLabel={t('order:tracking.pages')}
      hrefFor={(number) =>
        router.buildLocation({
          to: '/my-account/tracking-numbers',
          search: number === 1 ? {} : { page: number },
        }).href
      }
    />
  )
}

/** Tracking number, order, day, lines, way of shipping. */
function useShipmentColumns(): readonly Column<Shipment>[] {
  const { t, i18n } = useTranslation()
  const none = t('common:none')
  return [
    {
      key: 'tracking',
      head: t('order:tracking.number'),
      namesRow: true,
      cell: ({ trackingNumber, carrierHref }) =>
        trackingNumber === '' ? none : <CarrierLink number={trackingNumber} href={carrierHref} />,
    },
    {
      key: 'order',
      head: t('order:tracking.order'),
      cell: ({ orderId, orderNumber, purchaseOrderNumber }) => (
        <Link
          to="/my-account/orders/$orderId"
          params={{ orderId }}
          className={linkLook({ tone: 'plain' })}
        >
          <bdi>{purchaseOrderNumber || orderNumber}</bdi>
        </Link>
      ),
    },
    {
      key: 'sent',
      head: t('order:tracking.sent'),
      look: 'figure',
      align: 'start',
      cell: ({ sentAt }) => formatInstantDate(sentAt, i18n.language) || none,
    },
    {
      key: 'method',
      head: t('order:tracking.method'),
      cell: ({ method }) => method || none,
    },
    {
      key: 'lines',
      head: t('order:tracking.lines'),
      look: 'figure',
      cell: ({ lineCount }) => lineCount ?? none,
    },
  ]
}
