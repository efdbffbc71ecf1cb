/** What the head of a page says to those who link to it or read it as data; a browser does not need it. */
import type { StructuredData, TrailStep } from '../domain/content/structured-data.ts'
import type { SpokenAddress } from './place.ts'

/** A page as it stands: each a text, undefined where it says nothing of it. */
export interface ShownPage {
  /** The address that the page is known by. */
  readonly address: string | undefined
  readonly heading: string | undefined
  readonly description: string | undefined
  /** The way to the page as it is shown above its heading; empty where none is. */
  readonly trail: readonly TrailStep[]
}

/** An element of a head that has attributes alone. */
export interface HeadLine {
  readonly tag: 'link' | 'meta'
  readonly attributes: Readonly<Record<string, string>>
}

interface Place {
  readonly siteName: string
  /** As `og:locale` has it, such as `de_DE`. */
  readonly locale: string
  readonly type: 'website' | 'article' | 'product'
  /** A whole address. */
  readonly image: string | undefined
}

const territories: Readonly<Record<string, string>> = { en: 'US', de: 'DE', es: 'ES', fr: 'FR' }

/** The tag of a language as Open Graph writes it: `de` is `de_DE`. */
export function graphLocale(tag: string): string {
  const [base = '', territory = territories[base]] = tag.split('-')
  return territory === undefined ? base : `${base}_${territory}`
}

/** How a link to the page looks where it is shared (Open Graph): its heading, description and address. */
export function openGraph(page: Omit<ShownPage, 'trail'>, place: Place): readonly HeadLine[] {
  const said = {
    type: place.type,
    site_name: place.siteName,
    title: page.heading,
    description: page.description,
    url: page.address,
    image: place.image,
    locale: place.locale,
  }
  return Object.entries(said).flatMap(([name, content]) =>
    content === undefined
      ? []
      : [{ tag: 'meta' as const, attributes: { property: `og:${name}`, content } }],
  )
}

/** The page in other languages; whoever reads none of them is led to the first one. */
export function alternates(all: readonly SpokenAddress[]): readonly HeadLine[] {
  const [usual] = all
  if (usual === undefined || all.length < 2) return []
  return [...all, { address: usual.address, locale: 'x-default' }].map(({ locale, address }) => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang: locale, href: address },
  }))
}

/** What a script says that is no code. */
export function dataText(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data })
}
