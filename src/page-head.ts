/** What the head of a drawn page says to those who link to it or read it as data; a browser does not need it. */
import type { StructuredData, TrailStep } from './domain/content/structured-data.ts'
import { headingOf } from './page-html.ts'
import type { SpokenAddress } from './page-place.ts'

interface Shown {
  /** What the page itself has put into the head, as HTML. */
  readonly head: string
  readonly body: string
}

interface Place {
  readonly siteName: string
  /** As `og:locale` has it, such as `de_DE`. */
  readonly locale: string
  readonly type: 'website' | 'article' | 'product'
  /** A whole address. */
  readonly image: string | undefined
}

const written: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** A text of a page that React has drawn. */
function textOf(html: string): string {
  return html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => written[entity] ?? entity)
}

function htmlOf(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const territories: Readonly<Record<string, string>> = { en: 'US', de: 'DE', es: 'ES', fr: 'FR' }

/** The tag of a language as Open Graph writes it: `de` is `de_DE`. */
export function graphLocale(tag: string): string {
  const [base = '', territory = territories[base]] = tag.split('-')
  return territory === undefined ? base : `${base}_${territory}`
}

/** How a link to the page looks where it is shared (Open Graph), as HTML: its heading, description and address. */
export function openGraph({ head, body }: Shown, place: Place): string {
  const address = canonicalIn(head)
  const [, description] = /<meta name="description" content="([^"]*)"/.exec(head) ?? []
  const said = {
    type: place.type,
    site_name: htmlOf(place.siteName),
    title: headingOf(body)?.replaceAll('"', '&quot;'),
    description,
    url: address === undefined ? undefined : htmlOf(address),
    image: place.image === undefined ? undefined : htmlOf(place.image),
    locale: htmlOf(place.locale),
  }
  return Object.entries(said)
    .map(([name, content]) =>
      content === undefined ? '' : `<meta property="og:${name}" content="${content}">`,
    )
    .join('')
}

/** The page in other languages, as HTML; whoever reads none of them is led to the first one. */
export function alternates(all: readonly SpokenAddress[]): string {
  const [usual] = all
  if (usual === undefined || all.length < 2) return ''
  return [...all, { ...usual, locale: 'x-default' }]
    .map(
      ({ locale, address }) =>
        `<link rel="alternate" hreflang="${locale}" href="${htmlOf(address)}">`,
    )
    .join('')
}

/** The address that the page is known by, where its head names one. */
export function canonicalIn(head: string): string | undefined {
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(head) ?? []
  return address === undefined ? undefined : textOf(address)
}

/** The way to the page as it is shown above its heading; nothing where none is. */
export function trailIn(body: string): readonly TrailStep[] {
  const [, steps = ''] = /<nav\b[^>]* data-trail="true"[^>]*>(.*?)<\/nav>/s.exec(body) ?? []
  return [
    ...steps.matchAll(
      /<a\b[^>]* href="([^"]*)"[^>]*>([^<]*)<\/a>|<span aria-current="page"[^>]*>([^<]*)<\/span>/g,
    ),
  ].map(([, address, linked, here]) => ({
    name: textOf(linked ?? here ?? ''),
    address: address === undefined ? undefined : textOf(address),
  }))
}

/** Scripts that are no code, as HTML; none of them can be ended by what it says (T18). */
export function dataScripts(all: readonly StructuredData[]): string {
  return all
    .map((each) => {
      const json = JSON.stringify({ '@context': 'https://schema.org', ...each })
      return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`
    })
    .join('')
}
