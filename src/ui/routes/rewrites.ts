/**
 * Public addresses and fixed ones. The site names the first segment of its product, product type,
 * category and brand pages, of the list of brands and of its blog (ROUTE-01); inside, the routes have one fixed address each, so that they can
 * be typed. The router asks these two functions at its edge.
 */
import type { LocationRewrite } from '@tanstack/react-router'
import type { SiteSettings } from '../../domain/content/site-settings.ts'
import { defaultSiteSettings } from '../../domain/content/site-settings.ts'

type PublicNames = Pick<SiteSettings, 'routes' | 'blogPageSlug'>

const fixed = defaultSiteSettings

/** First segments that have a meaning already; a site cannot name its product pages like these. */
const reserved: ReadonlySet<string> = new Set([
  'account-credit-application',
  '404',
  'api',
  'assets',
  'bank-authorisation',
  'bank-authorization',
  'bulkorder',
  'checkout',
  'company-milestones',
  'cookie-policy',
  'draftorder',
  'event',
  'location',
  'media',
  'my-account',
  'order-confirmation',
  'public',
  'quotes-in-cart',
  'range',
  'register',
  'scheduled-delivery-cart',
  'shop',
  'shopping-cart',
  'ssologin',
  'where-to-buy',
])

/** Between the names that a site has chosen and the fixed ones. */
export function rewritesFor(names: PublicNames): LocationRewrite {
  const chosen = usableNames(names)
  const inwards = new Map(chosen)
  const outwards = new Map(chosen.map(([name, own]) => [own, name]))
  return {
    input: ({ url }) => withFirstSegment(url, inwards),
    output: ({ url }) => withFirstSegment(url, outwards),
  }
}

/** Pairs of chosen and fixed name. A name that is no plain word, reserved, or taken twice is passed over. */
function usableNames({
  routes,
  blogPageSlug,
}: PublicNames): readonly (readonly [string, string])[] {
  const pairs = [
    [routes.product, fixed.routes.product],
    [routes.productType, fixed.routes.productType],
    [routes.category, fixed.routes.category],
    [routes.brand, fixed.routes.brand],
    [routes.brandsPage, fixed.routes.brandsPage],
    [blogPageSlug, fixed.blogPageSlug],
  ] as const
  const fixedNames = new Set<string>(pairs.map(([, own]) => own))
  return pairs.filter(
    ([name, own]) =>
      /^[a-z0-9][a-z0-9-]*$/i.test(name) &&
      !reserved.has(name.toLowerCase()) &&
      (name === own || !fixedNames.has(name)) &&
      pairs.filter(([other]) => other === name).length === 1,
  )
}

function withFirstSegment(url: URL, names: ReadonlyMap<string, string>): URL {
  const [, first = '', ...rest] = url.pathname.split('/')
  const name = names.get(first)
  if (name === undefined || name === first) return url
  const rewritten = new URL(url)
  rewritten.pathname = ['', name, ...rest].join('/')
  return rewritten
}
