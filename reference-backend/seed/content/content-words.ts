/** What has to be written in every language: the words of the content, without its pictures and places. */

export const POST_SLUGS = [
  'reading-a-worn-plate',
  'when-a-motor-needs-a-case-drain',
  'nbr-or-fkm',
  'side-load-on-wheel-motors',
  'clean-oil-before-the-first-start',
  'smooth-at-ten-revolutions',
  'the-sound-of-a-starving-pump',
  'two-speeds-from-one-motor',
  'metric-here-inch-there',
] as const

export type PostSlug = (typeof POST_SLUGS)[number]

export const MILESTONE_YEARS = [
  1976, 1981, 1987, 1992, 1996, 2001, 2005, 2009, 2013, 2016, 2019, 2022,
] as const

export type MilestoneYear = (typeof MILESTONE_YEARS)[number]

/** Heading and HTML. */
export interface Words {
  readonly heading: string
  readonly body: string
  /** Where the element has a link. */
  readonly link?: string
}

export interface WidgetWords extends Words {
  readonly items?: readonly Words[]
}

export interface PageWords {
  readonly title: string
  readonly lead: string
  /** In the order of the page's layout. */
  readonly widgets: readonly WidgetWords[]
}

export const PAGE_PATHS = [
  'about',
  'applications',
  'service',
  'quality',
  'seals-and-fluids',
  'imprint',
  'privacy',
  'terms-of-sale',
  'cookie-policy',
  'where-to-buy',
  'company-milestones',
  'range/orbital-motors',
  'range/proportional-valves',
  'event/open-workshop-2027',
  'event/fluid-power-days-2027',
] as const

export type PagePath = (typeof PAGE_PATHS)[number]

/** What a place of trade says about itself. */
export const PLACE_KINDS = ['stock', 'workshop', 'seals', 'mobile', 'warehouse'] as const

export type PlaceKind = (typeof PLACE_KINDS)[number]

/** Where a place delivers. */
export const DELIVERY_ZONES = [
  'US Midwest',
  'US Northeast',
  'US South',
  'US West',
  'EU Central',
  'EU West',
  'EU South',
] as const

export type DeliveryZone = (typeof DELIVERY_ZONES)[number]

export interface ContentWords {
  readonly posts: Readonly<Record<PostSlug, Words>>
  readonly pages: Readonly<Record<PagePath, PageWords>>
  readonly milestones: Readonly<Record<MilestoneYear, Words>>
  readonly places: Readonly<Record<PlaceKind, string>>
  readonly zones: Readonly<Record<DeliveryZone, string>>
  readonly listingBanner: Words
  readonly homeBanner: Words
}
