import { useTranslation } from 'react-i18next'
import type { ProductListing } from '../../../application/ports/product-search.ts'
import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { routerLink } from '../../routes/router-link.tsx'
import { ProductGrid } from './ProductGrid.tsx'

interface ListingProps {
  readonly listing: ProductListing
  readonly hrefFor: (page: number) => string
  readonly invites?: boolean | undefined
}

/** Products of a listing page (CAT-02). */
const pageLength = 12

/** One page of products, how many there are, and the way to the other pages. */
export function Listing({ listing, hrefFor, invites }: ListingProps) {
  const { t } = useTranslation()
  const { page, pageCount, total, rows } = listing
  const from = (page - 1) * pageLength + 1
  return (
    <Stack space="lg">
      <Text tone="soft" size="small">
        <span role="status">
          {pageCount <= 1
            ? t('shop.count', { count: total })
            : t('shop.countRange', { from, to: from + rows.length - 1, count: total })}
        </span>
      </Text>
      <ProductGrid products={rows} invites={invites} />
      <Pagination
        label={t('shop.pages')}
        page={page}
        pageCount={pageCount}
        hrefFor={hrefFor}
        renderLink={routerLink}
        previousLabel={t('shop.previous')}
        nextLabel={t('shop.next')}
        pageLabel={(number) => t('shop.page', { page: number })}
        summary={t('shop.pageOf', { page, pageCount })}
      />
    </Stack>
  )
}
