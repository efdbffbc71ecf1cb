/** What a drawn page is about, by the data that its route was given. */
import {
  blogPosting,
  breadcrumbList,
  organisation,
  placeOfTrade,
  questionPage,
  type StructuredData,
  wholeAddress,
} from '../domain/content/structured-data.ts'
import { type SiteSettings, siteZone } from '../domain/content/site-settings.ts'
import { productStructuredData } from '../domain/pricing/product-structured-data.ts'
import { alternates, graphLocale, type HeadLine, openGraph, type ShownPage } from './head.ts'
import { addressesOf } from './place.ts'
import type { ShopRouter } from '../ui/routes/router.ts'

interface PageFacts {
  readonly type: 'website' | 'article' | 'product'
  /** A whole address. */
  readonly image: string | undefined
  readonly data: readonly StructuredData[]
}

interface Site {
  readonly settings: SiteSettings
  readonly origin: string
}

/** What others than a browser read in the head of a page. */
export interface HeadFacts {
  readonly lines: readonly HeadLine[]
  readonly data: readonly StructuredData[]
}

/** What a page that a router has loaded says to others. `tag` is that of the language it is written in. */
export function headFacts(
  page: ShownPage,
  router: ShopRouter,
  { tag, ...site }: Site & { readonly tag: string },
): HeadFacts {
  const { data, ...facts } = factsOf(router, site)
  const trail = breadcrumbList(page.trail, site.origin)
  const place = { ...facts, locale: graphLocale(tag), siteName: site.settings.siteName }
  const { address } = page
  const spoken = address === undefined ? [] : addressesOf(address, site.settings)
  return {
    lines: [...alternates(spoken), ...openGraph(page, place)],
    data: trail ? [...data, trail] : data,
  }
}

/** What there is to say of the page that a router has loaded, beside the way to it. */
function factsOf(router: ShopRouter, { settings, origin }: Site): PageFacts {
  const whole = (address: string | undefined) =>
    address === undefined || address === '' ? undefined : wholeAddress(address, origin)
  const website = (data: readonly StructuredData[] = []): PageFacts => ({
    type: 'website',
    image: whole(settings.logo),
    data,
  })
  const match = router.state.matches.at(-1)
  if (match?.status !== 'success') return website()
  if (match.routeId === '/') return website([organisation(settings, origin)])
  if (match.routeId === '/product/$urlTitle' && match.loaderData) {
    const { product } = match.loaderData
    const [image = product.thumbnail] = product.images
    const data = productStructuredData(product, {
      zone: siteZone(settings),
      settings: settings.priceVisibility,
      origin,
      address: wholeAddress(router.latestLocation.publicHref.split(/[?#]/)[0] ?? '', origin),
    })
    return { type: 'product', image: whole(image), data: [data] }
  }
  if (match.routeId === '/blog/$slug' && match.loaderData) {
    const post = match.loaderData
    const image = whole(post.image ?? post.thumbnail)
    return { type: 'article', image, data: [blogPosting(post, origin)] }
  }
  if (match.routeId === '/location/$id' && match.loaderData)
    return website([placeOfTrade(match.loaderData)])
  if (
    (match.routeId === '/$' || match.routeId === '/range/$id' || match.routeId === '/event/$id') &&
    match.loaderData
  ) {
    const questions = questionPage(match.loaderData)
    return website(questions ? [questions] : [])
  }
  return website()
}
