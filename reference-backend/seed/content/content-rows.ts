/** The rows of content in all languages; the same at every call. */

import type { contentEntry } from '../../database/schema/content.ts'
import { namedId } from '../../database/identifier.ts'
import {
  type ContentWords,
  MILESTONE_YEARS,
  PAGE_PATHS,
  type PagePath,
  POST_SLUGS,
  type PostSlug,
  type WidgetWords,
  type Words,
} from './content-words.ts'
import { type ElementLayout, PAGE_LAYOUTS, type WidgetLayout } from './page-layouts.ts'
import { PLACES } from './places.ts'
import { GERMAN } from './words/de/german.ts'
import { ENGLISH } from './words/en/english.ts'
import { SPANISH } from './words/es/spanish.ts'
import { FRENCH } from './words/fr/french.ts'

type EntryRow = typeof contentEntry.$inferInsert
type Entry = Pick<EntryRow, 'collection' | 'slug' | 'doc'>

/** By the locale that a reader asks for. */
const LANGUAGES: Readonly<Record<string, ContentWords>> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
}

/** When the posts were published, newest first. */
const PUBLISHED: Readonly<Record<PostSlug, string>> = {
  'reading-a-worn-plate': '2025-11-12',
  'when-a-motor-needs-a-case-drain': '2025-09-23',
  'nbr-or-fkm': '2025-07-08',
  'side-load-on-wheel-motors': '2025-05-20',
  'clean-oil-before-the-first-start': '2025-03-04',
  'smooth-at-ten-revolutions': '2024-12-10',
  'the-sound-of-a-starving-pump': '2024-10-15',
  'two-speeds-from-one-motor': '2024-08-27',
  'metric-here-inch-there': '2024-06-18',
}

/** Every document of every collection in every language. */
export function contentRows(): readonly EntryRow[] {
  return Object.entries(LANGUAGES).flatMap(([locale, words]) =>
    entriesIn(words).map((entry) => ({
      ...entry,
      documentId: namedId(`${entry.collection}/${entry.slug}`),
      locale,
    })),
  )
}

function entriesIn(words: ContentWords): readonly Entry[] {
  return [
    ...POST_SLUGS.map((slug) => postEntry(slug, words.posts[slug])),
    ...PAGE_PATHS.map((path) => pageEntry(path, words)),
    ...MILESTONE_YEARS.map((year) => milestoneEntry(year, words.milestones[year])),
    ...PLACES.map((_, index) => placeEntry(index, words)),
    bannerEntry('listing-banner', words.listingBanner, {
      linkUrl: '/seals-and-fluids',
      imagePath: '/media/content/nbr-or-fkm-thumb.svg',
    }),
    bannerEntry('home-banner', words.homeBanner, {
      linkUrl: '/blog/reading-a-worn-plate',
      imagePath: '/media/content/built-to-a-code.svg',
    }),
  ]
}

function postEntry(slug: PostSlug, { heading, body }: Words): Entry {
  const image = (name: string) => ({
    url: `/media/content/${name}.svg`,
    alternativeText: '',
    formats: {},
  })
  const doc = {
    title: heading,
    slug,
    SubText: body,
    contentPublicationDate: PUBLISHED[slug],
    Thumbnail: image(`${slug}-thumb`),
    postImage: image(slug),
  }
  return { collection: 'contents', slug, doc }
}

function pageEntry(path: PagePath, { pages }: ContentWords): Entry {
  const { title, lead, widgets } = pages[path]
  const layouts = PAGE_LAYOUTS[path]
  if (widgets.length !== layouts.length) throw new Error(`The page ${path} lacks words.`)
  const elements = widgets.flatMap((words, index) => {
    const layout = layouts[index]
    return layout === undefined ? [] : [widgetOf(index, layout, words)]
  })
  return { collection: 'pages', slug: path, doc: { path, title, lead, elements } }
}

function widgetOf(index: number, layout: WidgetLayout, words: WidgetWords) {
  const { component, items = [], ...rest } = layout
  const given = words.items ?? []
  if (given.length !== items.length) throw new Error(`A list lacks words: ${words.heading}`)
  return {
    __component: `widgets.${component}`,
    ...elementOf(index + 1, rest, words),
    items: given.map((each, place) => elementOf(place + 1, items[place] ?? {}, each)),
  }
}

function elementOf(id: number, layout: ElementLayout, { heading, body, link = '' }: Words) {
  const { imagePath = '', linkUrl = '', style = '', systemCode = '' } = layout
  return {
    id,
    contentHeading: heading,
    contentBody: body,
    imagePath,
    linkUrl,
    linkLabel: link,
    style,
    systemCode,
  }
}

function milestoneEntry(year: number, { heading, body }: Words): Entry {
  const doc = {
    year,
    contentHeading: heading,
    contentBody: body,
    imagePath: `/media/content/milestone-${year}.svg`,
  }
  return { collection: 'milestones', slug: String(year), doc }
}

function placeEntry(index: number, { places, zones }: ContentWords): Entry {
  const place = PLACES[index]
  if (place === undefined) throw new Error(`There is no place ${index}.`)
  const doc = {
    slug: place.slug,
    CustomerName: place.name,
    PhysicalAddress1: place.street,
    PhysicalCity: place.city,
    PhysicalPostcode: place.postcode,
    PhysicalState: place.state,
    PhysicalCountry: place.country,
    AddressLatitude: place.latitude,
    AddressLongitude: place.longitude,
    PhoneNo: place.phone,
    email: `${place.slug}@places.test`,
    Description: places[place.kind],
    DeliveryZone: zones[place.zone],
    sortOrder: index + 1,
    active: place.active,
    ...(place.warehouse && {
      locationCode: place.warehouse.code,
      locationName: place.warehouse.name,
    }),
  }
  return { collection: 'locations', slug: place.slug, doc }
}

interface BannerLayout {
  readonly linkUrl: string
  readonly imagePath: string
}

function bannerEntry(systemCode: string, words: Words, banner: BannerLayout): Entry {
  const layout = { systemCode, ...banner }
  return { collection: 'elements', slug: systemCode, doc: elementOf(1, layout, words) }
}
