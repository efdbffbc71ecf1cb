/** Lists of addresses for search engines, in the format of sitemaps.org. */

/** Addresses in one file; the format allows 50,000 and 50 MB. */
const mostInFile = 10_000

export interface SitemapFile {
  readonly path: string
  readonly xml: string
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const format = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The files for these addresses, the first of them at `/sitemap.xml`: the list itself, or that of its parts. */
export function sitemapFiles(
  addresses: readonly string[],
  origin: string,
  most = mostInFile,
): readonly SitemapFile[] {
  const path = '/sitemap.xml'
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

function listOf(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${escaped(address)}</loc></url>`)
  return `${head}<urlset ${format}>\n${entries.join('\n')}\n</urlset>\n`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
