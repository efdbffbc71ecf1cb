/** The products of one type (CAT-09). */
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Listing } from './Listing.tsx'
import { ShopFrame } from './ShopFrame.tsx'

const productType = getRouteApi('/product-type/$urlTitle')

export function ProductTypePage() {
  const { t } = useTranslation()
  const { listing, type } = productType.useLoaderData()
  const router = useRouter()
  const hrefFor = (page: number) =>
    router.buildLocation({
      to: '/product-type/$urlTitle',
      params: { urlTitle: type.urlTitle },
      search: page === 1 ? {} : { page },
    }).publicHref
  return (
    <ShopFrame
      title={type.name}
      lead={t('shop.lead')}
      crumbs={[{ label: t('shop.title'), href: '/shop' }]}
    >
      <Listing listing={listing} hrefFor={hrefFor} invites />
    </ShopFrame>
  )
}
