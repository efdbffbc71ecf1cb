/** What the site chooses about itself, with built-in defaults for everything. */
import type { AddressZone } from '../account/address-zone.ts'
import { type CurrencyFormat, defaultCurrencyFormat } from '../shared/currency-format.ts'
import { type ContentLocale, fallbackLocale, type Written } from './content-locale.ts'
import { type MapsConfiguration, noMaps } from './maps.ts'
import {
  type CardQuantitySettings,
  defaultCardQuantity,
  defaultPriceVisibility,
  defaultVatCountries,
  type PriceVisibilitySettings,
} from './selling-rules.ts'
import { type UrlKeys, urlKeys } from './url-key.ts'

export interface RouteNames {
  readonly product: string
  readonly productType: string
  readonly category: string
  readonly brand: string
  /** The list of all brands. */
  readonly brandsPage: string
}

export type HeaderStyle = 'one' | 'two' | 'three' | 'four'

/** Themes that the shop has. */
export const themeKeys = ['industrial'] as const

export type ThemeKey = (typeof themeKeys)[number]

/** Third parties by which a site may let its customers sign in (AUTH-03). */
export const loginProviders = ['google', 'facebook', 'auth0', 'openid'] as const

export type LoginProvider = (typeof loginProviders)[number]

export interface SiteSettings {
  readonly siteName: string
  readonly tagLine: string
  /** The tag line in the languages that it has been translated into. */
  readonly tagLines: ReadonlyMap<ContentLocale, string>
  /** Address of the site's own picture; undefined for the built-in word mark. */
  readonly logo: string | undefined
  readonly headerStyle: HeaderStyle
  /** Whether orders can be placed here; without it the cart side of the shop is hidden (O-45). */
  readonly isTransactional: boolean
  /** Whether an order may be placed without an account (CART-01). */
  readonly allowsGuestCheckout: boolean
  /** Path of the page whose terms are accepted before an order is placed; undefined where the site asks for none. */
  readonly termsOfSalePage: string | undefined
  /** Whether a promotion code that is in force can be taken off again (CART-21). */
  readonly allowsPromotionRemoval: boolean
  readonly defaultCountry: string
  /** The region that a visitor has chosen; undefined for that of the site's country. */
  readonly region: AddressZone | undefined
  /** Between which a visitor may choose. */
  readonly offeredRegions: readonly AddressZone[]
  /** Keys of the languages that the site offers; none for all of them. */
  readonly offeredLanguages: readonly string[]
  readonly currencies: ReadonlyMap<string, CurrencyFormat>
  /** First segment of the public addresses (ROUTE-01). */
  readonly routes: RouteNames
  /** Short words that lead to the same pages as the names above (CAT-13). */
  readonly urlKeys: UrlKeys
  readonly blogPageSlug: string
  /** Which of the themes that the shop has the site wears (SHELL-10). */
  readonly themeKey: ThemeKey
  readonly primaryColor: string
  /** Network, such as `linkedin`, to web address; only those that the site has (SHELL-08). */
  readonly socialLinks: ReadonlyMap<string, string>
  readonly recaptchaSiteKey: string | undefined
  /** Where the human check is shown in a frame, with `{key}` and `{language}` in it. */
  readonly humanCheckFrame: string | undefined
  /** Hosts of content management whose visitors see a preview (AUTH-31, O-26). */
  readonly previewHosts: readonly string[]
  readonly loginProviders: readonly LoginProvider[]
  /** Hides prices whose answer names another model than was asked for (O-29). */
  readonly strictPriceMatch: boolean
  /** Who sees the plain price of a sku (PRICE-19). */
  readonly priceVisibility: PriceVisibilitySettings
  /** Countries whose tax is called value added tax, as upper-case codes (PRICE-24). */
  readonly vatCountries: readonly string[]
  readonly cardQuantity: CardQuantitySettings
  /** The figures that lists show, by the address of a product type, as the site names them; others are the search's choice. */
  readonly listFigures: ReadonlyMap<string, readonly string[]>
  /** What the theme says about maps (WTB-04). */
  readonly maps: MapsConfiguration
}

export const defaultSiteSettings: SiteSettings = {
  siteName: 'Manifold',
  tagLine: '',
  tagLines: new Map(),
  logo: undefined,
  headerStyle: 'one',
  isTransactional: true,
  allowsGuestCheckout: true,
  termsOfSalePage: undefined,
  allowsPromotionRemoval: true,
  defaultCountry: 'US',
  region: undefined,
  offeredRegions: ['US', 'EU'],
  offeredLanguages: [],
  currencies: new Map([
    ['USD', defaultCurrencyFormat],
    ['EUR', { symbol: '€', mask: '€0,0.00' }],
  ]),
  routes: {
    product: 'product',
    productType: 'product-type',
    category: 'category',
    brand: 'brand',
    brandsPage: 'brands',
  },
  urlKeys,
  blogPageSlug: 'blog',
  themeKey: 'industrial',
  primaryColor: '#1257b0',
  socialLinks: new Map(),
  recaptchaSiteKey: undefined,
  humanCheckFrame: undefined,
  previewHosts: [],
  loginProviders: [],
  strictPriceMatch: false,
  priceVisibility: defaultPriceVisibility,
  vatCountries: defaultVatCountries,
  cardQuantity: defaultCardQuantity,
  listFigures: new Map(),
  maps: noMaps,
}

/** Whether the site offers a language, by its key; the default one always. */
export function offersLanguage(
  { offeredLanguages }: Pick<SiteSettings, 'offeredLanguages'>,
  key: string,
): boolean {
  return key === fallbackLocale || offeredLanguages.length === 0 || offeredLanguages.includes(key)
}

/** The zone of a visitor: the chosen one, else that of the site (decisions, "Two kinds of product"). */
export function siteZone(settings: SiteSettings): AddressZone {
  return settings.region ?? (settings.defaultCountry.toUpperCase() === 'US' ? 'US' : 'EU')
}

/** The tag line for readers of a locale: translated, or as the site itself says it (SHELL-07, I18N-03). */
export function tagLineFor(
  { tagLine, tagLines }: SiteSettings,
  locale: ContentLocale,
): Written & { readonly text: string } {
  const translated = tagLines.get(locale)
  return translated === undefined
    ? { text: tagLine, writtenIn: fallbackLocale }
    : { text: translated, writtenIn: locale }
}

/** How a currency is written on this site; a currency without a format is written with its code. */
export function currencyFormat(settings: SiteSettings, currency: string): CurrencyFormat {
  return settings.currencies.get(currency) ?? { symbol: currency, mask: `${currency} 0,0.00` }
}

/**
 * The address of the human check for a frame, in a language such as `de`; undefined where the site has no
 * key, or nowhere to show the check (O-33).
 */
export function humanCheckAddress(
  { recaptchaSiteKey, humanCheckFrame }: Pick<SiteSettings, 'recaptchaSiteKey' | 'humanCheckFrame'>,
  language: string,
): string | undefined {
  if (recaptchaSiteKey === undefined) return undefined
  return humanCheckFrame
    ?.replace('{key}', encodeURIComponent(recaptchaSiteKey))
    .replace('{language}', encodeURIComponent(language))
}
