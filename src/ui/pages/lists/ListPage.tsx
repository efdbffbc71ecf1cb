/** One list, or the favourites, which are the first one (LIST-01). */
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Lists } from '../../../application/wish-list/lists.ts'
import { mostCompared } from '../../../domain/pricing/compared-address.ts'
import { goodsKey, type WishList } from '../../../domain/wish-list/wish-list.ts'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { HeartIcon } from '../../components/Icon/icons.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Table } from '../../components/Table/Table.tsx'
import { routerLink } from '../../addresses/router-link.tsx'
import { useListColumns } from './list-columns.tsx'
import { ItemToCart, ListToCart } from './ListToCart.tsx'
import { ListToQuote } from './ListToQuote.tsx'
import { RemoveFromList } from './RemoveFromList.tsx'
import { CompareChosen } from '../../parts/share/CompareChosen.tsx'
import { ShareList } from './ShareList.tsx'
import { useChosenModels } from './use-chosen-models.tsx'

const listRoute = getRouteApi('/my-account/customer/list/$listId')
const favouritesRoute = getRouteApi('/my-account/customer/favorites')

export function ListPage() {
  const { t } = useTranslation()
  const { lists, list } = listRoute.useLoaderData()
  return (
    <Stack space="xl">
      <PageHeading
        title={list.name}
        breadcrumbs={
          <Breadcrumbs
            label={t('common:breadcrumbs')}
            renderLink={routerLink}
            items={[
              { label: t('account:menu.lists'), href: '/my-account/lists' },
              { label: list.name },
            ]}
          />
        }
      />
      <ShareList setShared={lists.setShared} list={list} />
      <Items lists={lists} list={list} />
    </Stack>
  )
}

export function FavouritesPage() {
  const { t } = useTranslation()
  const { lists, list } = favouritesRoute.useLoaderData()
  return (
    <Stack space="xl">
      <PageHeading
        title={t('common:favorites')}
        lead={t('account:favourites.lead')}
        actions={
          <Link to="/my-account/lists" className={buttonLook()}>
            {t('account:favourites.allLists')}
          </Link>
        }
      />
      <Items lists={lists} list={list} />
    </Stack>
  )
}

interface ItemsProps {
  readonly lists: Lists
  readonly list: WishList | undefined
}

function Items({ lists, list }: ItemsProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const columns = useListColumns(
    list && {
      add: lists.add,
      remove: lists.remove,
      listId: list.id,
      onChanged: () => void router.invalidate(),
    },
  )
  const { chosen, choosing } = useChosenModels(list?.items ?? [])
  if (list === undefined || list.items.length === 0) {
    return (
      <EmptyState
        title={t('account:lists.empty')}
        icon={HeartIcon}
        action={
          <Link to="/shop" className={buttonLook({ tone: 'primary' })}>
            {t('common:findProduct')}
          </Link>
        }
      >
        {t('account:lists.emptyNext')}
      </EmptyState>
    )
  }
  const caption = t('common:productCount', { count: list.items.length })
  return (
    <Stack space="lg">
      <Inline space="sm" align="start">
        <ListToCart listId={list.id} items={list.items} />
        <ListToQuote items={list.items} />
        {choosing && (
          <CompareChosen
            label={t('account:lists.compare')}
            reason={t('account:lists.compareReason', { count: mostCompared })}
            models={chosen}
          />
        )}
      </Inline>
      <Panel title={caption} padding="none">
        <Table
          caption={caption}
          captionLook="hidden"
          rows={list.items}
          rowKey={goodsKey}
          columns={choosing ? [choosing, ...columns] : columns}
          actions={{
            head: t('common:actions'),
            render: (item) => (
              <>
                <ItemToCart listId={list.id} item={item} />
                <RemoveFromList
                  remove={lists.remove}
                  item={item}
                  listId={list.id}
                  onRemoved={() => void router.invalidate()}
                />
              </>
            ),
          }}
        />
      </Panel>
    </Stack>
  )
}
