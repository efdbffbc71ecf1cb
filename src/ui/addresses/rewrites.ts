/**
 * Public addresses and fixed ones. The site names the first segment of its product, product type,
 * category and brand pages, of the list of brands and of its blog (ROUTE-01), and has short words that lead
 * to them as well (CAT-13); all of them stand behind the language of the page. Inside, the routes have one fixed address
 * each, so that they can be typed. The router asks at its edge; an address that the shop is opened at is exchanged for
 * the public one.
 */
import type { LocationRewrite } from '@tanstack/react-router'
import {
  type ContentLocale,
  contentLocales,
  fallbackLocale,
} from '../../domain/content/content-locale.ts'
import {
  localeNamedBy,
  pathIn,
  servedSegments,
  withoutLocale,
} from '../../domain/content/language-address.ts'
import { defaultSiteSettings, type SiteSettings } from '../../domain/content/site-settings.ts'
import { urlKeys } from '../../domain/content/url-key.ts'

export type PublicNames = Pick<SiteSettings, 'routes' | 'blogPageSlug' | 'urlKeys'>

const fixed = defaultSiteSettings

/** First segments that belong to the server or to a language, and the page that the cookie notice leads to. */
const taken: readonly string[] = [...servedSegments, ...contentLocales, 'cookie-policy']

/**
 * Between the names that a site has chosen and the fixed ones. The first segments of the shop's own pages
 * are passed in; a name that would hide one of them is passed over. Addresses lead outwards in one language, and
 * inwards from all of them.
 */
export function rewritesFor(
  names: PublicNames,
  pages: ReadonlySet<string>,
  locale: ContentLocale = fallbackLocale,
): LocationRewrite {
  const { inwards, outwards } = namesBothWays(names, pages)
  return {
    input: ({ url }) =>
      withoutRest(withFirstSegment(withPath(withoutControls(url), withoutLocale), inwards)),
    output: ({ url }) => withPath(withFirstSegment(url, outwards), (path) => pathIn(locale, path)),
  }
}

function withPath(url: URL, change: (path: string) => string): URL {
  const path = change(url.pathname)
  if (path === url.pathname) return url
  const changed = new URL(url)
  changed.pathname = path
  return changed
}

/** No page has an address with control characters, and no server is asked for one (T43). */
function withoutControls(url: URL): URL {
  return /%([01][0-9a-f]|7f)/i.test(url.pathname) ? new URL('/404', url) : url
}

/**
 * The one address of a page that has several: under the names of the site, without what says nothing, and in the
 * language that it names unless another one is given.
 */
export function publicAddress(
  names: PublicNames,
  pages: ReadonlySet<string>,
  url: URL,
  locale = localeNamedBy(url.pathname) ?? fallbackLocale,
): URL {
  const { inwards, outwards } = namesBothWays(names, pages)
  const plain = withFirstSegment(withPath(url, withoutLocale), inwards)
  const named = withFirstSegment(withoutRest(plain), outwards)
  return withPath(named, (path) => pathIn(locale, path))
}

function namesBothWays(names: PublicNames, pages: ReadonlySet<string>) {
  const reserved = new Set([...pages, ...taken])
  const chosen = usableNames(names, reserved)
  return {
    inwards: new Map([...shortWords(names, reserved), ...chosen]),
    outwards: new Map(chosen.map(([name, own]) => [own, name])),
  }
}

/** The pages whose address ends with what names them. */
const namedPages = ['product', 'productType', 'category', 'brand'] as const

const namedSegments: ReadonlySet<string> = new Set(namedPages.map((page) => fixed.routes[page]))

/**
 * Pairs of short word and fixed name: the built-in words, and over them those of the site (CAT-13). An attribute or
 * an address has no page of its own.
 */
function shortWords(
  names: PublicNames,
  reserved: ReadonlySet<string>,
): readonly (readonly [string, string])[] {
  return [urlKeys, names.urlKeys].flatMap((words) => {
    const pairs = [
      ...namedPages.map((page) => [words[page], fixed.routes[page]] as const),
      [words.account, 'my-account'] as const,
    ]
    return pairs.filter(([word]) => isFree(word, reserved))
  })
}

/** Whatever stands behind the id of a page says nothing and is left out (ROUTE-02, ROUTE-05, ROUTE-07, ROUTE-08). */
function withoutRest(url: URL): URL {
  const [, first = '', id = '', ...rest] = url.pathname.split('/')
  if (rest.length === 0 || id === '' || !namedSegments.has(first)) return url
  const short = new URL(url)
  short.pathname = `/${first}/${id}`
  return short
}

/** A plain word without a meaning of its own; the router ignores case. */
function isFree(name: string, reserved: ReadonlySet<string>): boolean {
  return /^[a-z0-9][a-z0-9-]*$/i.test(name) && !reserved.has(name.toLowerCase())
}

/** Pairs of chosen and fixed name. A name that is no plain word, reserved, or taken twice is passed over. */
function usableNames(
  { routes, blogPageSlug }: PublicNames,
  reserved: ReadonlySet<string>,
): readonly (readonly [string, string])[] {
  const pairs = [
    ...namedPages.map((page) => [routes[page], fixed.routes[page]] as const),
    [routes.brandsPage, fixed.routes.brandsPage],
    [blogPageSlug, fixed.blogPageSlug],
  ] as const
  return pairs.filter(
    ([name, own]) =>
      (name.toLowerCase() === own || isFree(name, reserved)) &&
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
