/** A list of products, whatever it is about: filters beside it, its order above it, its pages below it. */
import { Navigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CataloguePage } from '../../../domain/search/product-listing.ts'
import type { FigureQuantity } from '../../../domain/catalogue/product-figure.ts'
import { bySlugs, hasSidebar, narrowingFacets } from '../../../domain/catalogue/facet.ts'
import {
  forcedFilters,
  type ListingPlace,
  type ListingQuery,
} from '../../../domain/catalogue/listing.ts'
import { withoutFilters, withSort } from '../../../domain/catalogue/listing-steps.ts'
import { listingAddress } from '../../../domain/search/search-query.ts'
import type { PendingAnswer } from '../../pending-answer.ts'
import { NoSuchPage } from '../../parts/dead-end/NoSuchPage.tsx'
import { Chosen } from './Chosen.tsx'
import { chosenOptions } from './facet-words.ts'
import { FacetsDialog } from './FacetsDialog.tsx'
import { FacetsOf } from './FacetsOf.tsx'
import { ListingHead } from './ListingHead.tsx'
import { countWords, isMissing, listingDescription, listingTitle } from './listing-words.ts'
import { Results } from './Results.tsx'
import { ShopBanner } from './ShopBanner.tsx'
import { ShopFrame } from './ShopFrame.tsx'
import { useListUnits } from './use-list-units.ts'
import { useListing } from './use-listing.ts'
import { useListingLinks } from './use-listing-links.ts'

interface ListingPageProps {
  readonly asked: PendingAnswer<CataloguePage>
  readonly query: ListingQuery
  /** Undefined for the list of everything. */
  readonly place?: ListingPlace | undefined
  /** Whether the cards say DISCOVER MORE (CAT-09). */
  readonly invites?: boolean | undefined
  /** What stands above the list, once it is known which figures it has. */
  readonly head?: ((columns: readonly FigureQuantity[]) => ReactNode) | undefined
}

export function ListingPage({ asked, query, place, invites, head }: ListingPageProps) {
  const { t, i18n } = useTranslation()
  const shown = useListing(asked)
  const { hrefFor, change } = useListingLinks()
  const [units] = useListUnits()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { listing, isBusy } = shown
  const isNarrowed = query.filters.size > 0
  if (isMissing({ shown, query, place })) return <NoSuchPage />

  const lastPage = Math.max(1, listing?.pageCount ?? 1)
  const isBehind = !isBusy && listing !== undefined && query.page > lastPage
  // An option that an address names is chosen by its slug from here on.
  const filters = listing && !isBusy ? bySlugs(query.filters, listing.facets) : query.filters
  const offered = listing && offeredFacets(listing, query, place)
  const hasFilters =
    offered === undefined || (offered.length > 0 && hasSidebar(listing?.total ?? 0, isNarrowed))
  const clear = () => change(withoutFilters)
  const facets = <FacetsOf facets={offered} query={query} onChange={change} />
  return (
    <ShopFrame
      title={listingTitle(t, { listing, query, place })}
      lead={place === undefined && query.keyword === '' ? t('listing:lead') : undefined}
      crumbs={place && [{ label: t('common:shell.allProducts'), href: '/shop' }]}
      description={place && listing && listingDescription(t, listing)}
      aside={hasFilters && facets}
    >
      {/* What was searched for is no page that others look for. */}
      {query.keyword !== '' && <meta name="robots" content="noindex" />}
      {isBehind && (
        <Navigate to="." search={listingAddress({ ...query, page: lastPage })} replace />
      )}
      {filters !== query.filters && !isBehind && (
        <Navigate to="." search={listingAddress({ ...query, filters })} replace />
      )}
      {place === undefined && query.keyword === '' && <ShopBanner />}
      {listing && head?.(listing.columns)}
      <ListingHead
        count={countWords(t, shown)}
        query={query}
        sorts={listing?.sorts ?? []}
        hasFilters={hasFilters && listing !== undefined}
        isEmpty={listing?.total === 0}
        onSort={(sort) => change((now) => withSort(now, sort))}
        onView={(view) => change((now) => ({ ...now, view }))}
        onFilters={() => setDialogOpen(true)}
      />
      <Chosen chosen={chosenOptions(t, query, shown, { language: i18n.language, units })} />
      <Results shown={shown} query={query} hrefFor={hrefFor} invites={invites} onClear={clear} />
      <FacetsDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onClear={isNarrowed ? clear : undefined}
        doneText={
          isBusy ? t('catalogue:loading') : t('listing:show', { count: listing?.total ?? 0 })
        }
      >
        {facets}
      </FacetsDialog>
    </ShopFrame>
  )
}

/** What the list can be narrowed by; of what its page is about there is nothing to choose. */
function offeredFacets(
  { facets, total }: CataloguePage,
  { filters }: ListingQuery,
  place: ListingPlace | undefined,
) {
  const open = facets.filter(({ slug }) => !place || slug !== forcedFilters[place.kind])
  return narrowingFacets(open, total, (slug) => filters.has(slug))
}
