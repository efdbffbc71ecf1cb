/** The order history: its heading and search stay while the rows below them come, change or fail. */
import { getRouteApi, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { withKeyword } from '../../../domain/order/order-list.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { ListKeyword } from '../../parts/list/ListKeyword.tsx'
import { orderListPlace, ordersSearch } from '../../addresses/orders-search.ts'
import { OfDelivery } from './OfDelivery.tsx'

const route = getRouteApi('/my-account/customer/orders')

export function OrdersPage() {
  const { t } = useTranslation()
  const navigate = route.useNavigate()
  const search = route.useSearch()
  const delivery = route.useLoaderData()
  const place = orderListPlace(search)
  return (
    <Stack space="xl">
      <PageHeading title={t('common:shell.orders')} lead={t('order:list.lead')} leadLook="wide" />
      {search.missing && <Notice tone="warning">{t('order:list.missing')}</Notice>}
      <ListKeyword
        label={t('order:list.keyword')}
        shortLabel={t('order:list.keywordShort')}
        value={place.keyword}
        onSettled={(keyword) =>
          void navigate({ search: ordersSearch(withKeyword(place, keyword)), replace: true })
        }
      />
      {place.deliveryId !== '' && <OfDelivery id={place.deliveryId} name={delivery?.name} />}
      <Outlet />
    </Stack>
  )
}
