/** All products, or those that a keyword finds, narrowed to a type where one is chosen. */
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { SearchIcon } from '../../components/Icon/icons.ts'
import { typeFilter } from '../../routes/listing.ts'
import { Listing } from './Listing.tsx'
import { ShopFrame } from './ShopFrame.tsx'
import { TypeFilter } from './TypeFilter.tsx'

const shop = getRouteApi('/shop')

export function ShopPage() {
  const { t } = useTranslation()
  const listing = shop.useLoaderData()
  const search = shop.useSearch()
  const router = useRouter()
  const { keyword } = search
  const chosen = search[typeFilter]
  const type = listing.productTypes.find(({ urlTitle }) => urlTitle === chosen)
  const { page: _, ...place } = search
  const hrefFor = (page: number) =>
    router.buildLocation({ to: '/shop', search: page === 1 ? place : { ...place, page } })
      .publicHref
  return (
    <ShopFrame
      title={shopTitle(t, keyword, type?.name)}
      lead={keyword === undefined ? t('shop.lead') : undefined}
      aside={<TypeFilter types={listing.productTypes} keyword={keyword} chosen={chosen} />}
    >
      {listing.total === 0 ? (
        <EmptyState
          icon={SearchIcon}
          title={t('shop.empty.title')}
          action={
            <Link to="/shop" className={buttonLook({ tone: 'primary' })}>
              {t('shop.empty.all')}
            </Link>
          }
        >
          {keyword === undefined ? t('shop.empty.none') : t('shop.empty.keyword', { keyword })}
        </EmptyState>
      ) : (
        <Listing listing={listing} hrefFor={hrefFor} />
      )}
    </ShopFrame>
  )
}

function shopTitle(t: TFunction, keyword: string | undefined, type: string | undefined): string {
  if (keyword !== undefined) return t('shop.titleKeyword', { keyword })
  return type ?? t('shop.title')
}
