/** The order history: its heading and search stay while the rows below them come, change or fail. */
import { getRouteApi, Outlet } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withKeyword } from '../../../domain/order/order-list.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { draftOrderDebounce, useSettledText } from '../../parts/use-settled-text.ts'
import { orderListPlace, ordersSearch } from '../../routes/orders-search.ts'
import { OfDelivery } from './OfDelivery.tsx'
import * as styles from './OrdersPage.css.ts'

const route = getRouteApi('/my-account/customer/orders')

export function OrdersPage() {
  const { t } = useTranslation()
  const navigate = route.useNavigate()
  const search = route.useSearch()
  const delivery = route.useLoaderData()
  const place = orderListPlace(search)
  const keyword = useSettledText({
    value: place.keyword,
    delay: draftOrderDebounce,
    onSettled: (text) =>
      void navigate({ search: ordersSearch(withKeyword(place, text)), replace: true }),
  })
  const settle = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keyword.settle()
  }
  return (
    <Stack space="xl">
      <PageHeading title={t('common:shell.orders')} lead={t('order:list.lead')} />
      {search.missing && <Notice tone="warning">{t('order:list.missing')}</Notice>}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears of Enter in its field */}
      <div className={styles.keyword} onKeyDown={settle}>
        <TextField
          type="search"
          label={t('order:list.keyword')}
          value={keyword.text}
          onChange={(text) => keyword.type(withinLimit(text))}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      {place.deliveryId !== '' && <OfDelivery id={place.deliveryId} name={delivery?.name} />}
      <Outlet />
    </Stack>
  )
}
