/** Everything that has a page of its own: what the catalogue holds, and what content management has written. */
import { function as F, taskEither as TE } from 'fp-ts'
import { type Facet } from '../../domain/catalogue/facet.ts'
import { forcedFilters } from '../../domain/catalogue/listing.ts'
import type { ProductListing } from '../../domain/search/product-listing.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Content } from '../content/content.ts'
import { withLazy } from '../lazy.ts'
import type { Program } from '../program.ts'

/** One that a page is about, by its name in the address. */
export interface SitePlace {
  readonly kind: 'product' | 'productType' | 'category' | 'brand' | 'page' | 'post' | 'location'
  readonly name: string
}

interface Sources {
  readonly catalogue: () => Promise<Pick<Catalogue, 'products'>>
  readonly content: () => Promise<Pick<Content, 'places' | 'locations'>>
}

/** Products that are asked for at a time. */
const pageSize = 100

/** All places that anybody may see. */
export function sitePlaces(
  { catalogue, content }: Sources,
  signal?: AbortSignal,
): Program<readonly SitePlace[]> {
  const sold = withLazy(catalogue, (service) => soldPlaces(service, signal))
  const written = withLazy(content, (service) =>
    F.pipe(
      TE.Do,
      TE.apS('names', service.places(signal)),
      TE.apS('locations', service.locations(signal)),
      TE.map(({ names: { paths, slugs }, locations }) => [
        ...placesOf('page', paths),
        ...placesOf('post', slugs),
        ...placesOf(
          'location',
          locations.flatMap(({ slug, isActive }) => (isActive ? [slug] : [])),
        ),
      ]),
    ),
  )
  return F.pipe(
    TE.Do,
    TE.apS('sold', sold),
    TE.apS('written', written),
    TE.map((all) => [...all.sold, ...all.written]),
  )
}

function soldPlaces(
  { products }: Pick<Catalogue, 'products'>,
  signal: AbortSignal | undefined,
): Program<readonly SitePlace[]> {
  const read = (page: number) => products({ keyword: '', page, pageSize }, signal)
  return F.pipe(
    read(1),
    TE.flatMap((first) =>
      F.pipe(
        // One after the other: nobody waits for this list, but others wait for the search.
        TE.traverseSeqArray(read)(
          Array.from({ length: Math.max(0, first.pageCount - 1) }, (_, index) => index + 2),
        ),
        TE.map((others) => [
          ...placesOf(
            'productType',
            first.productTypes.map(({ urlTitle }) => urlTitle),
          ),
          ...placesOf('category', optionsOf(first, forcedFilters.category)),
          ...placesOf('brand', optionsOf(first, forcedFilters.brand)),
          ...placesOf(
            'product',
            [first, ...others].flatMap(({ rows }) => rows.map(({ urlTitle }) => urlTitle)),
          ),
        ]),
      ),
    ),
  )
}

function optionsOf({ facets }: ProductListing, slug: Facet['slug']): readonly string[] {
  return facets.find((facet) => facet.slug === slug)?.options.map((option) => option.slug) ?? []
}

function placesOf(kind: SitePlace['kind'], names: readonly string[]): readonly SitePlace[] {
  return [...new Set(names)].filter((name) => name !== '').map((name) => ({ kind, name }))
}
