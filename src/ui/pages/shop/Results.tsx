import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ListingQuery } from '../../../domain/catalogue/listing.ts'
import type { CataloguePage } from '../../../domain/search/product-listing.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useLazyWithTexts } from '../../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../../lazy.tsx'
import { useAccount } from '../../use-account.ts'
import { routerLink } from '../../addresses/router-link.tsx'
import { ListingPending } from './ListingPending.tsx'
import { NoResults } from './NoResults.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import * as styles from './ShopFrame.css.ts'
import type { ShownListing } from './use-listing.ts'

const productTable = lazy(async () => (await import('./ProductTable.tsx')).ProductTable)
const pinnedProducts = lazy(async () => (await import('./PinnedProducts.tsx')).PinnedProducts)
const quotesLinkCode = lazy(async () => (await import('./QuotesLink.tsx')).QuotesLink)
const crossReference = lazy(async () => (await import('./CrossReference.tsx')).CrossReference)

interface ResultsProps {
  readonly shown: ShownListing
  readonly query: ListingQuery
  readonly hrefFor: (query: ListingQuery) => string
  readonly invites: boolean | undefined
  readonly onClear: () => void
}

/** A page of products and the way to the other pages; or why there is none. */
export function Results(props: ResultsProps) {
  const { shown, query } = props
  const account = useAccount()
  const quotesLink = useLazyWithTexts(quotesLinkCode, ['search'])
  const { listing, failure, isBusy } = shown
  if (failure) return <Failed failure={failure} />
  if (!listing) return <ListingPending view={query.view} />
  const reference = listing.crossReference
  return (
    <div className={styles.results} aria-busy={isBusy}>
      {query.pinned.length > 0 && (
        <Loaded of={pinnedProducts}>
          {(PinnedProducts) => <PinnedProducts pinned={query.pinned} />}
        </Loaded>
      )}
      {reference === undefined && listing.readAs !== undefined && (
        <ReadAs keyword={query.keyword} readAs={listing.readAs} />
      )}
      {reference && (
        <Loaded of={crossReference}>
          {(CrossReference) => <CrossReference reference={reference} />}
        </Loaded>
      )}
      {listing.total > 0 ? (
        <Products listing={listing} query={query} invites={props.invites} />
      ) : (
        reference === undefined && (
          <NoResults
            keyword={query.keyword}
            isNarrowed={query.filters.size > 0}
            otherTypes={listing.otherTypes}
            onClear={props.onClear}
          />
        )
      )}
      <Pages {...props} />
      {account && query.keyword !== '' && (
        <Loaded of={quotesLink}>{(QuotesLink) => <QuotesLink keyword={query.keyword} />}</Loaded>
      )}
    </div>
  )
}

interface ProductsProps extends Pick<ResultsProps, 'query' | 'invites'> {
  readonly listing: CataloguePage
}

/** As cards, or as a table whose code is fetched once it is wanted. */
function Products({ listing, query, invites }: ProductsProps) {
  if (query.view === 'GRID') return <ProductGrid products={listing.rows} invites={invites} />
  return (
    <Loaded of={productTable} waiting={<ListingPending view={query.view} />}>
      {(ProductTable) => <ProductTable listing={listing} query={query} />}
    </Loaded>
  )
}

function Failed({ failure }: { readonly failure: NonNullable<ShownListing['failure']> }) {
  const { t } = useTranslation()
  const router = useRouter()
  return (
    <Notice
      tone="error"
      title={t('listing:failed')}
      actions={
        <Button size="sm" onClick={() => void router.invalidate()}>
          {t('common:tryAgain')}
        </Button>
      }
    >
      {failureWords(t, failure, 'common:networkError')}
    </Notice>
  )
}

/** A typo in the keyword was corrected; shows the correction in case the keyword was intended. */
function ReadAs({ keyword, readAs }: { readonly keyword: string; readonly readAs: string }) {
  const { t } = useTranslation()
  return <Text>{t('listing:readAs', { keyword, readAs })}</Text>
}

function Pages({ shown: { listing }, query, hrefFor }: ResultsProps) {
  const { t } = useTranslation()
  if (!listing) return null
  const { page, pageCount } = listing
  return (
    <Pagination
      label={t('listing:pages')}
      page={page}
      pageCount={pageCount}
      hrefFor={(number) => hrefFor({ ...query, page: number })}
      renderLink={routerLink}
      previousLabel={t('common:previous')}
      nextLabel={t('common:next')}
      pageLabel={(number) => t('common:pageNumber', { page: number })}
      summary={t('common:pageOf', { page, pageCount })}
    />
  )
}
