/** The rows of one page of the order history (ACCT-08). */
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { PackageIcon } from '../../components/Icon/icons.ts'
import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Table } from '../../components/Table/Table.tsx'
import { useOrderColumns } from '../../parts/order/order-columns.tsx'
import { orderListPlace, ordersSearch } from '../../routes/orders-search.ts'
import { routerLink } from '../../routes/router-link.tsx'

const list = getRouteApi('/my-account/customer/orders/')

export function OrderList() {
  const page = list.useLoaderData()
  const { t } = useTranslation()
  const router = useRouter()
  const place = orderListPlace(list.useSearch())
  const columns = useOrderColumns()
  if (page.rows.length === 0) {
    return place.keyword === '' ? <NoOrders /> : <NothingFound keyword={place.keyword} />
  }
  const caption = t('orders.caption', { count: page.total })
  return (
    <Stack space="lg">
      <Panel title={caption} padding="none">
        <Table
          caption={caption}
          captionLook="hidden"
          columns={columns}
          rows={page.rows}
          rowKey={({ id }) => id}
        />
      </Panel>
      <Pagination
        label={t('orders.pages')}
        page={page.page}
        pageCount={page.pageCount}
        hrefFor={(number) =>
          router.buildLocation({
            to: '/my-account/orders',
            search: ordersSearch({ ...place, page: number }),
          }).href
        }
        renderLink={routerLink}
        previousLabel={t('paging.previous')}
        nextLabel={t('paging.next')}
        pageLabel={(number) => t('paging.page', { page: number })}
        summary={t('paging.summary', { page: page.page, pageCount: page.pageCount })}
      />
    </Stack>
  )
}

function NoOrders() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('orders.none')}
      icon={PackageIcon}
      action={
        <Link to="/my-account/quotes" className={buttonLook()}>
          {t('overview.allQuotes')}
        </Link>
      }
    >
      {t('orders.noneNext')}
    </EmptyState>
  )
}

function NothingFound({ keyword }: { readonly keyword: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('orders.nothingFound', { keyword })}
      action={
        <Link to="/my-account/orders" className={buttonLook()}>
          {t('orders.showAll')}
        </Link>
      }
    >
      {t('orders.nothingFoundNext')}
    </EmptyState>
  )
}
