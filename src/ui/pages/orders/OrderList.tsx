/** The rows of one page of the order history (ACCT-08). */
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Orders } from '../../../application/order/orders.ts'
import type { OrderRow } from '../../../domain/order/order.ts'
import type { OrderListPlace } from '../../../domain/order/order-list.ts'
import type { Page } from '../../../domain/shared/paging.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { CartIcon, PackageIcon } from '../../components/Icon/icons.ts'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { ListRows } from '../../parts/list/ListRows.tsx'
import { OrderAgainNotice } from '../../parts/order/OrderAgainNotice.tsx'
import { useOrderColumns } from '../../parts/order/order-columns.tsx'
import { useOrderAgain } from '../../parts/order/use-order-again.ts'
import { orderListPlace, ordersSearch } from '../../addresses/orders-search.ts'
import { useStorefront } from '../../storefront-context.tsx'

const list = getRouteApi('/my-account/customer/orders/')

export function OrderList() {
  const { orders, page } = list.useLoaderData()
  const place = orderListPlace(list.useSearch())
  if (page.rows.length > 0) return <Rows orders={orders} page={page} place={place} />
  if (place.keyword !== '') return <NothingFound keyword={place.keyword} />
  return place.deliveryId === '' ? <NoOrders /> : <NoneOfDelivery />
}

interface RowsProps {
  readonly orders: Orders
  readonly page: Page<OrderRow>
  readonly place: OrderListPlace
}

function Rows({ orders, page, place }: RowsProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const { isTransactional } = useStorefront().settings
  const columns = useOrderColumns()
  const again = useOrderAgain(orders)
  return (
    <Stack space="lg">
      <OrderAgainNotice again={again} />
      <ListRows
        caption={t('order:list.caption', { count: page.total })}
        columns={columns}
        page={page}
        pagesLabel={t('order:list.pages')}
        hrefFor={(number) =>
          router.buildLocation({
            to: '/my-account/orders',
            search: ordersSearch({ ...place, page: number }),
          }).href
        }
        actions={
          isTransactional
            ? {
                head: t('common:actions'),
                render: ({ id, number }) => (
                  <RowAction
                    icon={CartIcon}
                    shortLabel={t('order:again')}
                    label={`${t('order:again')} ${number}`}
                    isBusy={again.isBusy(id)}
                    onClick={() => again.send(id)}
                  />
                ),
              }
            : undefined
        }
      />
    </Stack>
  )
}

function NoOrders() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('order:list.none')}
      icon={PackageIcon}
      action={
        <Link to="/my-account/quotes" className={buttonLook()}>
          {t('account:overview.allQuotes')}
        </Link>
      }
    >
      {t('order:list.noneNext')}
    </EmptyState>
  )
}

function NoneOfDelivery() {
  const { t } = useTranslation()
  return (
    <EmptyState title={t('order:list.noneOfDelivery')} icon={PackageIcon}>
      {t('order:list.noneOfDeliveryNext')}
    </EmptyState>
  )
}

function NothingFound({ keyword }: { readonly keyword: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('order:list.nothingFound', { keyword })}
      action={
        <Link to="/my-account/orders" className={buttonLook()}>
          {t('order:list.showAll')}
        </Link>
      }
    >
      {t('order:list.nothingFoundNext')}
    </EmptyState>
  )
}
