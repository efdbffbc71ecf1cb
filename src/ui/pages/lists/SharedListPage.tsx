/** A list that another customer shares by a link: its products, and nothing of its owner. */
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { goodsKey } from '../../../domain/wish-list/wish-list.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { HeartIcon } from '../../components/Icon/icons.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Table } from '../../components/Table/Table.tsx'
import { useListColumns } from './list-columns.tsx'
import { ItemToCart, ListToCart } from './ListToCart.tsx'
import { ListToQuote } from './ListToQuote.tsx'

const route = getRouteApi('/my-account/customer/shared-list/$shareKey')

export function SharedListPage() {
  const { t } = useTranslation()
  const { list } = route.useLoaderData()
  const { shareKey } = route.useParams()
  const { name, items } = list
  const columns = useListColumns()
  const caption = t('common:productCount', { count: items.length })
  return (
    <Stack space="xl">
      <PageHeading title={name} lead={t('account:shared.lead')} />
      {items.length === 0 ? (
        <EmptyState title={t('account:lists.empty')} icon={HeartIcon}>
          {t('account:shared.emptyNext')}
        </EmptyState>
      ) : (
        <Stack space="lg">
          <Inline space="sm" align="start">
            <ListToCart listId={shareKey} items={items} />
            <ListToQuote items={items} />
          </Inline>
          <Panel title={caption} padding="none">
            <Table
              caption={caption}
              captionLook="hidden"
              rows={items}
              rowKey={goodsKey}
              columns={columns}
              actions={{
                head: t('common:actions'),
                render: (item) => <ItemToCart listId={shareKey} item={item} />,
              }}
            />
          </Panel>
        </Stack>
      )}
    </Stack>
  )
}
