/** The product page (ROUTE-02). The configured name of its first segment is rewritten at the router's edge. */
import {
  createRoute,
  isNotFound,
  lazyRouteComponent,
  redirect,
  type SearchSchemaInput,
} from '@tanstack/react-router'
import type { Services } from '../../application/services.ts'
import { isPreviewVisit } from '../../domain/content/preview.ts'
import { load, service } from './load.ts'
import { rootRoute, type RouterContext } from './root.route.tsx'
import { laterPageIn, type RawSearch, readsSearch, textIn } from '../addresses/search-params.ts'

/** What a product's address remembers beside its title; all of it may be missing or wrong. */
export interface ProductAddress {
  readonly skuid?: string
  /** A model code, or answers as `configurationText` writes them. */
  readonly model?: string
  readonly quantity?: string
  /** Which page of the reviews, for readers without scripts; nothing of the first one. */
  readonly reviews?: number
  /** Kept in the address of this page only, never carried into a link (O-26). */
  readonly preview?: 'true'
}

const longestModel = 400

const readSearch = readsSearch<ProductAddress>({
  skuid: textIn,
  model: (search, name) => textIn(search, name, longestModel),
  quantity: (search, name) => textIn(search, name, 20),
  reviews: laterPageIn,
  // Exactly so, and nothing like it (T13).
  preview: ({ preview }) => (preview === 'true' ? preview : undefined),
})

export const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/product/$urlTitle',
  staticData: { access: 'open', texts: ['catalogue', 'product', 'price'] },
  validateSearch: (search: RawSearch & SearchSchemaInput): ProductAddress => readSearch(search),
  // The page writes the configuration into the address; that is no reason to ask for the product again.
  shouldReload: false,
  loaderDeps: ({ search }) => ({ preview: search.preview }),
  loader: ({ params, deps, context, location, abortController }) =>
    productFor(context, {
      urlTitle: params.urlTitle,
      preview: deps.preview,
      href: location.publicHref,
      signal: abortController.signal,
    }),
  component: lazyRouteComponent(() => import('../pages/product/ProductPage.tsx'), 'ProductPage'),
})

interface Wanted {
  readonly urlTitle: string
  readonly preview: string | undefined
  readonly href: string
  readonly signal: AbortSignal
}

/**
 * The product; a missing one, and outside preview one that is sold by model code only, is the not-found
 * page (ROUTE-04). A request that failed says nothing about the product and is no reason to go there.
 */
async function productFor(context: RouterContext, wanted: Wanted) {
  const { storefront, services } = context
  const [product, pricing] = await Promise.all([
    definition(services, wanted),
    // A reader of a product will ask for its price: the price flow is fetched beside it, not after it.
    service(services.pricing),
  ])
  const referrer = referrerOf(wanted.href, context)
  const isPreview = isPreviewVisit(wanted.preview, referrer, storefront.settings)
  if (product.isModelSearchOnly && !isPreview) throw toNotFoundPage()
  return { product, pricing, isPreview }
}

async function definition({ catalogue }: Services, { urlTitle, href, signal }: Wanted) {
  const { product } = await service(catalogue)
  return load(product(urlTitle, signal), href).catch((failure: unknown) => {
    throw isNotFound(failure) ? toNotFoundPage() : failure
  })
}

function toNotFoundPage() {
  return redirect({ to: '/404', replace: true })
}

/**
 * The page before this one, or nothing. The browser names it for as long as the document lives; here it
 * counts for the page that the document was loaded at, and for no other (T13).
 */
function referrerOf(
  href: string,
  { referrer, origin }: Pick<RouterContext, 'referrer' | 'origin'>,
): string {
  if (referrer === '') return ''
  const [loading] = performance.getEntriesByType('navigation')
  const pathOf = (address: string) => new URL(address, origin).pathname
  return loading && pathOf(loading.name) === pathOf(href) ? referrer : ''
}
