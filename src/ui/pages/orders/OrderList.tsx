/** The rows of one page of the order history (ACCT-08). */
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { PackageIcon } from '../../components/Icon/icons.ts'
import { ListRows } from '../../parts/list/ListRows.tsx'
import { useOrderColumns } from '../../parts/order/order-columns.tsx'
import { orderListPlace, ordersSearch } from '../../routes/orders-search.ts'

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
  return (
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
    />
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
