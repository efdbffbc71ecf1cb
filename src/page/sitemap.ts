/** Lists of addresses for search engines, in the format of sitemaps.org. */
import type { SpokenAddress } from './place.ts'

/** Addresses in one file; the format allows 50,000 and 50 MB. */
const mostInFile = 10_000

export interface SitemapFile {
  readonly path: string
  readonly xml: string
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const format = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const links = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/**
 * The files for pages with their addresses in all languages, the first file at `/sitemap.xml`: the list itself, or that
 * of its parts.
 */
export function sitemapFiles(
  pages: readonly (readonly SpokenAddress[])[],
  origin: string,
  most = mostInFile,
): readonly SitemapFile[] {
  const path = '/sitemap.xml'
  const addresses = pages.flatMap((page) => page.map(({ address }) => entry(address, page)))
  if (addresses.length <= most) return [{ path, xml: listOf(addresses) }]
  const parts = Array.from({ length: Math.ceil(addresses.length / most) }, (_, index) => ({
    path: `/sitemap-${index + 1}.xml`,
    xml: listOf(addresses.slice(index * most, (index + 1) * most)),
  }))
  const named = parts.map((part) => `<sitemap><loc>${escaped(origin + part.path)}</loc></sitemap>`)
  return [
    { path, xml: `${head}<sitemapindex ${format}>\n${named.join('\n')}\n</sitemapindex>\n` },
    ...parts,
  ]
}

function listOf(entries: readonly string[]): string {
  return `${head}<urlset ${format} ${links}>\n${entries.join('\n')}\n</urlset>\n`
}

/** One address, and beside it the same page in every language, itself included. */
function entry(address: string, page: readonly SpokenAddress[]): string {
  const others = page.length < 2 ? [] : page
  const said = others.map(
    (each) =>
      `<xhtml:link rel="alternate" hreflang="${each.locale}" href="${escaped(each.address)}"/>`,
  )
  return `<url><loc>${escaped(address)}</loc>${said.join('')}</url>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
