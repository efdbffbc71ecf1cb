/** The carts that a customer has set aside (ROUTE-40, ACCT-02). */
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedCarts } from '../../../application/cart/saved-carts.ts'
import type { SavedCart } from '../../../domain/cart/saved-cart.ts'
import { pageOf } from '../../../domain/shared/paging.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { CartIcon } from '../../components/Icon/icons.ts'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { ListRows } from '../../parts/list/ListRows.tsx'
import { DeleteCart } from './DeleteCart.tsx'
import { PresentCart } from './PresentCart.tsx'
import { RenameCart } from './RenameCart.tsx'
import { TakeUpCart, TakeUpFailure } from './TakeUpCart.tsx'
import { useSavedCartColumns } from './saved-cart-columns.tsx'
import { useTakeUp } from './use-take-up.ts'

const route = getRouteApi('/my-account/customer/carts')

export function SavedCartsPage() {
  const { t } = useTranslation()
  const { savedCarts, all } = route.useLoaderData()
  return (
    <Stack space="xl">
      <PageHeading title={t('common:shell.savedCarts')} lead={t('cart:saved.lead')} />
      {all.length === 0 ? <NoSavedCarts /> : <Rows savedCarts={savedCarts} all={all} />}
    </Stack>
  )
}

interface RowsProps {
  readonly savedCarts: SavedCarts
  readonly all: readonly SavedCart[]
}

function Rows({ savedCarts, all }: RowsProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const { page = 1 } = route.useSearch()
  const columns = useSavedCartColumns()
  const takeUp = useTakeUp(savedCarts, all)
  const [renamed, setRenamed] = useState<SavedCart>()
  const readAgain = () => void router.invalidate()
  return (
    <Stack space="lg">
      <TakeUpFailure takeUp={takeUp} />
      <PresentCart />
      <ListRows
        caption={t('cart:saved.caption', { count: all.length })}
        columns={columns}
        page={pageOf(all, page)}
        pagesLabel={t('cart:saved.pages')}
        hrefFor={(number) =>
          router.buildLocation({
            to: '/my-account/carts',
            search: number === 1 ? {} : { page: number },
          }).href
        }
        actions={{
          head: t('common:actions'),
          render: (saved) => (
            <>
              <TakeUpCart takeUp={takeUp} saved={saved} />
              <RenameCart.Action saved={saved} onPress={() => setRenamed(saved)} />
              <DeleteCart remove={savedCarts.remove} saved={saved} onDeleted={readAgain} />
            </>
          ),
        }}
      />
      {renamed && (
        <RenameCart.Dialog
          key={renamed.id}
          rename={savedCarts.rename}
          saved={renamed}
          others={all.filter(({ id }) => id !== renamed.id)}
          onRenamed={readAgain}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </Stack>
  )
}

function NoSavedCarts() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('cart:saved.none')}
      icon={CartIcon}
      action={
        <Link to="/shopping-cart" className={buttonLook({ tone: 'primary' })}>
          {t('cart:view')}
        </Link>
      }
    >
      {t('cart:saved.noneNext')}
    </EmptyState>
  )
}
