/** What a search engine asks for before it reads pages: `robots.txt` and the list of all addresses. */
import { sitePlaces } from '../application/search/site-places.ts'
import { type PageParts, withShop } from './shop.ts'
import { addressesOf } from './place.ts'
import { type SitemapFile, sitemapFiles } from './sitemap.ts'
import { siteAddresses } from '../ui/routes/site-addresses.ts'

/** Milliseconds for which the list is as good as a new one. */
const lasting = 600_000
/** Milliseconds in which the whole catalogue has been read. */
const patience = 30_000

const sitemapPath = /^\/sitemap(-\d{1,4})?\.xml$/

const nobody = { language: undefined, region: undefined, consent: undefined, units: undefined }

/** Whether an address is that of such a file; it is kept here, by its own time. */
export function isSiteFile(pathname: string): boolean {
  return pathname === '/robots.txt' || sitemapPath.test(pathname)
}

/** Answers these addresses; undefined for any other. `now` counts milliseconds. */
export function openSiteFiles(
  parts: PageParts,
  now: () => number = () => performance.now(),
): (pathname: string) => Promise<Response> | undefined {
  let listed:
    | { readonly since: number; readonly files: Promise<readonly SitemapFile[]> }
    | undefined
  const sitemap = () => {
    if (listed && now() - listed.since < lasting) return listed.files
    const files = read(parts)
    listed = { since: now(), files }
    files.catch(() => {
      listed = undefined
    })
    return files
  }
  return (pathname) => {
    if (pathname === '/robots.txt')
      return Promise.resolve(answer(robots(parts.origin), 'text/plain'))
    if (sitemapPath.test(pathname)) return sitemapAnswer(pathname, sitemap, parts)
    return undefined
  }
}

async function sitemapAnswer(
  pathname: string,
  sitemap: () => Promise<readonly SitemapFile[]>,
  { log }: PageParts,
): Promise<Response> {
  try {
    const file = (await sitemap()).find(({ path }) => path === pathname)
    return file
      ? answer(file.xml, 'application/xml')
      : new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })
  } catch (problem) {
    log('sitemap.not-written', { problem: String(problem) })
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '60' }
    return new Response('Not available', { status: 503, headers })
  }
}

async function read(parts: PageParts): Promise<readonly SitemapFile[]> {
  const { origin } = parts
  const signal = AbortSignal.timeout(patience)
  return withShop({ ...parts, address: '/', chosen: nobody, signal }, async (shop) => {
    const places = await sitePlaces(shop.services, signal)()
    if ('left' in places) throw new Error(`The catalogue did not answer: ${places.left.kind}.`)
    const { settings } = shop.storefront
    const pages = siteAddresses(shop.storefront, origin, places.right)
    return sitemapFiles(
      pages.map((address) => addressesOf(address, settings)),
      origin,
    )
  })
}

/** Every page may be read; what a list is narrowed to is the same list once more, in endless ways. */
function robots(origin: string): string {
  const endless = ['filter_', 'sort=', 'view=', 'keyword='].map((name) => `Disallow: /*?*${name}`)
  return ['User-agent: *', ...endless, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

function answer(text: string, type: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
  })
}
