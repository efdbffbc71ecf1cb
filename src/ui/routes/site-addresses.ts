/** The public addresses of everything that has a page of its own (ROUTE-01). */
import type { SitePlace } from '../../application/search/site-places.ts'
import type { Storefront } from '../../application/storefront.ts'
import { isPagePath } from './page-path.ts'
import { routeTree } from './route-tree.ts'
import { publicHref } from './router.ts'
import { listedPaths } from './static-data.ts'

/** Where the routes have what is of a kind; what is written in content management has paths of its own. */
const below = {
  product: '/product/',
  productType: '/product-type/',
  category: '/category/',
  brand: '/brand/',
  post: '/blog/',
  location: '/location/',
} as const satisfies Readonly<Record<Exclude<SitePlace['kind'], 'page'>, string>>

/** Whole addresses as the site names them, each once: of the routes that are listed, then of these places. */
export function siteAddresses(
  storefront: Pick<Storefront, 'settings'>,
  origin: string,
  places: readonly SitePlace[],
): readonly string[] {
  const paths = [...listedPaths(routeTree), ...places.flatMap((place) => pathOf(place) ?? [])]
  return [...new Set(paths.map((path) => publicHref(storefront, origin + path)))]
}

function pathOf({ kind, name }: SitePlace): string | undefined {
  if (kind === 'page') return isPagePath(name) ? `/${name}` : undefined
  return below[kind] + encodeURIComponent(name)
}
