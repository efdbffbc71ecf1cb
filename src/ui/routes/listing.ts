/** What the addresses of product lists say, and how such a list is loaded. */
import { redirect } from '@tanstack/react-router'
import type { ProductQuery } from '../../application/ports/product-search.ts'
import { load } from './load.ts'
import type { RouterContext } from './root.route.tsx'
import { pageIn, readsSearch, textIn } from './search-params.ts'

/** The name under which an address keeps the type that a list is narrowed to (ROUTE-14). */
export const typeFilter = 'filter_productTypes.productType'

export interface ListingSearch {
  readonly keyword?: string
  readonly page?: number
  readonly [typeFilter]?: string
}

/** Reads the address of a list; what cannot be read is left out (T43). */
export const listingSearch = readsSearch<ListingSearch>(
  ['keyword', 'page', typeFilter],
  (search) => {
    const keyword = textIn(search, 'keyword')
    const page = pageIn(search)
    const type = textIn(search, typeFilter)
    return {
      ...(keyword !== undefined && { keyword }),
      ...(page !== undefined && page > 1 && { page }),
      ...(type !== undefined && { [typeFilter]: type }),
    }
  },
)

interface Loading {
  readonly context: RouterContext
  readonly location: { readonly publicHref: string }
  readonly abortController: AbortController
}

/** One page of a list. A page behind the last one leads to the last one (T43). */
export async function loadListing(query: ProductQuery, { context, ...loading }: Loading) {
  const program = context.storefront.read.products(query, loading.abortController.signal)
  const listing = await load(program, loading.location.publicHref)
  if (query.page > Math.max(1, listing.pageCount)) {
    throw redirect({
      to: '.',
      search: (search: ListingSearch) => ({ ...search, page: listing.pageCount }),
      replace: true,
    })
  }
  return listing
}
