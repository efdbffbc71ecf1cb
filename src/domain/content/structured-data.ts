/**
 * What a page says to machines that read it, in the words of schema.org. Each is a value of a JSON-LD script; what is
 * undefined is left out of it.
 */
import type { TradeLocation } from './location.ts'
import { pageDescription } from './page-description.ts'
import type { Post } from './post.ts'
import type { SiteSettings } from './site-settings.ts'
import type { ContentPage } from './widget.ts'

export interface StructuredData {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** A step of the way to a page, as it is shown; the last one is the page itself. */
export interface TrailStep {
  readonly name: string
  /** Undefined for the page itself. */
  readonly address: string | undefined
}

/** An address of the shop, or of another place, as a whole one. */
export function wholeAddress(address: string, origin: string): string {
  return URL.canParse(address, origin) ? new URL(address, origin).href : origin
}

/** The way to a page; undefined for one that is no deeper than the first. */
export function breadcrumbList(
  trail: readonly TrailStep[],
  origin: string,
): StructuredData | undefined {
  if (trail.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address === undefined ? undefined : wholeAddress(address, origin),
    })),
  }
}

/** Who runs the shop. */
export function organisation(
  { siteName, logo, socialLinks }: Pick<SiteSettings, 'siteName' | 'logo' | 'socialLinks'>,
  origin: string,
): StructuredData {
  return {
    '@type': 'Organization',
    name: siteName,
    url: `${origin}/`,
    logo: logo === undefined ? undefined : wholeAddress(logo, origin),
    sameAs: socialLinks.size === 0 ? undefined : [...socialLinks.values()],
  }
}

/** A post of the blog. */
export function blogPosting(post: Post, origin: string): StructuredData {
  const image = post.image ?? post.thumbnail
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: pageDescription(post.bodyHtml) || undefined,
    datePublished: post.publishedOn,
    inLanguage: post.writtenIn,
    image: image === undefined ? undefined : wholeAddress(image, origin),
  }
}

/** A place where the products can be bought. */
export function placeOfTrade(place: TradeLocation): StructuredData {
  const said = (text: string) => (text === '' ? undefined : text)
  return {
    '@type': 'Store',
    name: place.name,
    telephone: said(place.phone),
    email: said(place.email),
    address: {
      '@type': 'PostalAddress',
      streetAddress: said(place.street),
      addressLocality: said(place.city),
      postalCode: said(place.postcode),
      addressRegion: said(place.state),
      addressCountry: said(place.country),
    },
    geo: place.position && { '@type': 'GeoCoordinates', ...place.position },
  }
}

/** A question ends in its mark; in French a space stands before it. */
const question = /\?\s*$/

/** A page that is made of questions and their answers; undefined for any other. */
export function questionPage({ widgets }: ContentPage): StructuredData | undefined {
  const blocks = widgets.flatMap((widget) => (widget.kind === 'block' ? [widget.element] : []))
  const asked = blocks.filter(({ heading, bodyHtml }) => question.test(heading) && bodyHtml !== '')
  if (asked.length < 2 || asked.length < blocks.length) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: asked.map(({ heading, bodyHtml }) => ({
      '@type': 'Question',
      name: heading.trim(),
      acceptedAnswer: { '@type': 'Answer', text: bodyHtml },
    })),
  }
}
