/** What every entry makes of an open shop: the router over it. */
import { catalogueLocale } from './domain/content/content-locale.ts'
import { basePath, withoutBase } from './adapters/browser/base-path.ts'
import type { Shop } from './adapters/wiring/shop.ts'
import { loadTexts, type Translations } from './ui/i18n/i18n.ts'
import { publicHref, shopRouter, type ShopContext, type ShopRouter } from './ui/routes/router.ts'

type Opened = Omit<ShopContext, 'storefront' | 'services' | 'loadTexts'>

/** Says in the document which language it is written in. Said again, it would have a browser look at all looks again. */
export function markLanguage(tag: string): void {
  const { documentElement: page } = window.document
  if (page.lang !== tag) page.lang = tag
}

/**
 * The router of a shop over the history of this browser, which shows the public address of the page in the language
 * that is spoken (ROUTE-01).
 */
export function browserRouter(
  shop: Shop,
  translations: Translations['translations'],
  given: Partial<Pick<Opened, 'origin' | 'isDrawnOnce'>> = {},
): ShopRouter {
  const { location, history, document } = window
  const locale = catalogueLocale(translations.language)
  const opened = new URL(location.href)
  opened.pathname = withoutBase(opened.pathname)
  const shown = new URL(publicHref(shop.storefront, opened.href, locale))
  shown.pathname = basePath + shown.pathname
  if (shown.href !== location.href) history.replaceState(history.state, '', shown)
  return routerOf(shop, translations, {
    origin: location.origin,
    referrer: document.referrer,
    isFrame: false,
    isDrawnOnce: () => false,
    ...given,
  })
}

/** The router of a shop that draws one address on a server, with everything. */
export function drawingRouter(
  shop: Shop,
  translations: Translations['translations'],
  { origin, address }: { readonly origin: string; readonly address: string },
): ShopRouter {
  const opened = { origin, referrer: '', isFrame: false, isDrawnOnce: () => true }
  return routerOf(shop, translations, opened, address)
}

function routerOf(
  { storefront, services }: Shop,
  translations: Translations['translations'],
  opened: Opened,
  drawnAddress?: string,
): ShopRouter {
  return shopRouter(
    {
      ...opened,
      storefront,
      services,
      loadTexts: (namespaces) => loadTexts(translations, namespaces),
    },
    catalogueLocale(translations.language),
    { drawnAddress, basePath },
  )
}
