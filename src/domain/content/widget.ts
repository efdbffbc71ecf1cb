/** What a page of content management is made of. */
import type { Written } from './content-locale.ts'
import type { LocationLayout } from './location.ts'
import type { VideoSource } from './video.ts'

export interface ContentLink {
  /** Judged already: safe to follow. */
  readonly href: string
  readonly label: string
}

/** One element of content (CMS-16). */
export interface ContentElement extends Written {
  readonly id: string
  readonly heading: string
  readonly bodyHtml: string
  readonly image: string | undefined
  readonly link: ContentLink | undefined
  /** As the editor named it; read by the widgets that have styles. */
  readonly style: string
  readonly systemCode: string
}

/** How words and picture of a content block stand to one another (CMS-09). */
export type BlockStyle = 'standard' | 'over-image' | 'below-image'

/** Where a video is shown (CMS-08). */
export type VideoMode = 'in-page' | 'in-modal' | 'link'

export type Widget =
  | { readonly kind: 'block'; readonly style: BlockStyle; readonly element: ContentElement }
  | { readonly kind: 'action-banner'; readonly element: ContentElement }
  | { readonly kind: 'listing-banner'; readonly element: ContentElement }
  | { readonly kind: 'slider'; readonly heading: string; readonly items: readonly ContentElement[] }
  | {
      readonly kind: 'resource-links'
      readonly heading: string
      readonly items: readonly ContentElement[]
    }
  | {
      readonly kind: 'milestone-stats'
      readonly heading: string
      readonly items: readonly ContentElement[]
    }
  | {
      readonly kind: 'video'
      readonly mode: VideoMode
      readonly element: ContentElement
      readonly source: VideoSource | undefined
    }
  | { readonly kind: 'posts'; readonly heading: string }
  /** A form by its code (CMS-10). */
  | { readonly kind: 'dynamic-form'; readonly heading: string; readonly formCode: string }
  | { readonly kind: 'subscribe-form' }
  | { readonly kind: 'locations'; readonly heading: string; readonly layout: LocationLayout }

export interface ContentPage extends Written {
  readonly path: string
  readonly title: string
  readonly lead: string
  readonly widgets: readonly Widget[]
}

/** Columns of a list of links to resources, at most (CMS-12). */
export const resourceColumns = 4

/** How many columns so many links stand in. */
export function columnsFor(links: number, most: number = resourceColumns): number {
  return Math.max(1, Math.min(links, most))
}

/** The style of a content block by its name in content management, in any case; the standard for any other (CMS-09). */
export function blockStyle(name: string): BlockStyle {
  const plain = name.trim().toLowerCase()
  if (plain === 'content over image') return 'over-image'
  return plain === 'content below image' ? 'below-image' : 'standard'
}

/** The mode of a video by its name in content management, in any case; in the page for any other (CMS-08). */
export function videoMode(name: string): VideoMode {
  const plain = name.trim().toLowerCase()
  if (plain === 'in modal') return 'in-modal'
  return plain === 'link to source' ? 'link' : 'in-page'
}
