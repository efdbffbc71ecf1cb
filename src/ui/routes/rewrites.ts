/**
 * Public addresses and fixed ones. The site names the first segment of its product, product type,
 * category and brand pages (ROUTE-01); inside, the routes have one fixed address each, so that they can
 * be typed. The router asks these two functions at its edge.
 */
import type { LocationRewrite } from '@tanstack/react-router'
import type { RouteNames } from '../../domain/content/site-settings.ts'
import { defaultSiteSettings } from '../../domain/content/site-settings.ts'

const fixed = defaultSiteSettings.routes

/** First segments that have a meaning already; a site cannot name its product pages like these. */
const reserved: ReadonlySet<string> = new Set([
  '404',
  'api',
  'assets',
  'checkout',
  'media',
  'my-account',
  'public',
  'shop',
])

/** Between the names that a site has chosen and the fixed ones. */
export function rewritesFor(names: RouteNames): LocationRewrite {
  const chosen = usableNames(names)
  const inwards = new Map(chosen)
  const outwards = new Map(chosen.map(([name, own]) => [own, name]))
  return {
    input: ({ url }) => withFirstSegment(url, inwards),
    output: ({ url }) => withFirstSegment(url, outwards),
  }
}

/** Pairs of chosen and fixed name. A name that is no plain word, reserved, or taken twice is passed over. */
function usableNames(names: RouteNames): readonly (readonly [string, string])[] {
  const pairs = [
    [names.product, fixed.product],
    [names.productType, fixed.productType],
    [names.category, fixed.category],
    [names.brand, fixed.brand],
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
