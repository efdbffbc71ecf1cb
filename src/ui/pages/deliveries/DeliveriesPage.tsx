/** The scheduled deliveries of the account (ROUTE-37, SUBS-01). */
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ScheduledDelivery } from '../../../domain/delivery/scheduled-delivery.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { RepeatIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { ListRows } from '../../parts/list/ListRows.tsx'
import { useDeliveryColumns } from './delivery-columns.tsx'

const route = getRouteApi('/my-account/customer/subscription-orders')

export function DeliveriesPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const { list, cart } = route.useLoaderData()
  const { missing } = route.useSearch()
  const columns = useDeliveryColumns()
  return (
    <Stack space="xl">
      <PageHeading title={t('account:menu.deliveries')} lead={t('delivery:list.lead')} />
      {missing && <Notice tone="warning">{t('delivery:list.missing')}</Notice>}
      {cart && cart.lines.length > 0 && <Waiting cart={cart} />}
      {list.total === 0 ? (
        <NoDeliveries hasCart={cart !== undefined && cart.lines.length > 0} />
      ) : (
        <ListRows
          caption={t('delivery:list.caption', { count: list.total })}
          columns={columns}
          page={list}
          pagesLabel={t('delivery:list.pages')}
          hrefFor={(page) =>
            router.buildLocation({
              to: '/my-account/subscription-orders',
              search: page === 1 ? {} : { page },
            }).href
          }
        />
      )}
    </Stack>
  )
}

/** What was begun and not started yet. */
function Waiting({ cart }: { readonly cart: ScheduledDelivery }) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="info"
      announce="silent"
      actions={
        <Link to="/scheduled-delivery-cart" className={linkLook({})}>
          {t('delivery:list.toCart')}
        </Link>
      }
    >
      {t('delivery:list.waiting', { count: cart.lines.length })}
    </Notice>
  )
}

function NoDeliveries({ hasCart }: { readonly hasCart: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('delivery:list.none')}
      icon={RepeatIcon}
      action={
        !hasCart && (
          <Link to="/shop" className={buttonLook({ tone: 'primary' })}>
            {t('cart:empty.shop')}
          </Link>
        )
      }
    >
      {t('delivery:list.noneNext')}
    </EmptyState>
  )
}
