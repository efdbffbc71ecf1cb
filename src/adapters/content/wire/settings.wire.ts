/**
 * Site settings on the wire, field by field over the built-in defaults: what is missing, unreadable or
 * unfit to be used (a colour that is none, a path with a slash in it) leaves the default in its place.
 */
import * as t from 'io-ts'
import { type ContentLocale, contentLocales } from '../../../domain/content/content-locale.ts'
import { safePicture } from '../../../domain/content/safe-address.ts'
import {
  defaultSiteSettings as defaults,
  type HeaderStyle,
  type LoginProvider,
  loginProviders,
  type RouteNames,
  type SiteSettings,
  themeKeys,
} from '../../../domain/content/site-settings.ts'
import { type UrlKeyRow, urlKeysOf, urlKinds } from '../../../domain/content/url-key.ts'
import type { CurrencyFormat } from '../../../domain/shared/currency-format.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import {
  flag,
  neededRows,
  optionalText,
  part,
  readFlag,
  readText,
  saidFlag,
  text,
  texts,
} from '../../http/lenient.wire.ts'
import { MapsWire, toMaps } from './maps.wire.ts'
import { media, pictureAt } from './strapi.wire.ts'

const CurrencyWire = t.type({ currencyCode: text, symbol: text, formatMask: text })
const RouterRowWire = t.type({ URLKeyType: text, URLKey: text })

const SettingsWire = t.type({
  siteName: optionalText,
  sitePurpose: text,
  headerStyleOption: text,
  availableLocales: texts,
  tagLine: text,
  tagLines: part(t.UnknownRecord),
  logo: media,
  siteDefaultCountry: text,
  siteRecaptchaSiteKey: optionalText,
  humanCheckFrame: text,
  blogPageSlug: text,
  currencies: part(neededRows(CurrencyWire)),
  router: part(neededRows(RouterRowWire)),
  routes: part(
    t.type({ product: text, productType: text, category: text, brand: text, brandsPage: text }),
  ),
  theme: part(t.type({ key: text, primaryColor: text, maps: part(MapsWire) })),
  socialLinks: part(t.UnknownRecord),
  previewHosts: texts,
  loginProviders: texts,
  strictPriceMatch: flag,
  allowGuestCheckout: saidFlag,
  termsOfSalePage: text,
  disablePromotionCodeRemoval: flag,
  loginRequiredForPrice: flag,
  showPriceForUnverifiedAccounts: t.unknown,
  accountVerificationRequired: flag,
  inventoryLimit: flag,
  quantityInputType: text,
  globalVATCountries: t.unknown,
  listFigures: part(t.UnknownRecord),
})

type SettingsWire = t.TypeOf<typeof SettingsWire>

/** `GET /api/site-setting` (CALL-05); an uploaded logo is at `base`. */
export function decodeSettings(base: string): Decode<SiteSettings> {
  return decodeWith(t.type({ data: SettingsWire }), ({ data }) => toSettings(data, base))
}

function toSettings(wire: SettingsWire, base: string): SiteSettings {
  const { siteName = defaults.siteName, siteRecaptchaSiteKey } = wire
  return {
    siteName,
    tagLine: wire.tagLine,
    tagLines: tagLinesOf(wire),
    logo: pictureAt(base, wire.logo),
    headerStyle: headerStyleOf(wire.headerStyleOption),
    isTransactional: wire.sitePurpose.trim().toLowerCase() !== 'non-transactional',
    defaultCountry: fitting(/^[A-Za-z]{2}$/, wire.siteDefaultCountry, defaults.defaultCountry),
    region: undefined,
    offeredRegions: defaults.offeredRegions,
    offeredLanguages: wire.availableLocales,
    currencies: new Map([...defaults.currencies, ...currenciesOf(wire)]),
    routes: routesOf(wire),
    urlKeys: urlKeysOf((wire.router ?? []).flatMap(urlKeyRow)),
    blogPageSlug: fitting(slug, wire.blogPageSlug, defaults.blogPageSlug),
    themeKey: themeKeys.find((key) => key === wire.theme?.key) ?? defaults.themeKey,
    primaryColor: fitting(colour, wire.theme?.primaryColor ?? '', defaults.primaryColor),
    socialLinks: socialLinksOf(wire),
    recaptchaSiteKey: siteRecaptchaSiteKey,
    humanCheckFrame: safePicture(wire.humanCheckFrame),
    previewHosts: wire.previewHosts.map((host) => host.toLowerCase()),
    loginProviders: wire.loginProviders.flatMap(providerOf),
    strictPriceMatch: wire.strictPriceMatch,
    allowsGuestCheckout: wire.allowGuestCheckout ?? defaults.allowsGuestCheckout,
    termsOfSalePage: path.test(wire.termsOfSalePage) ? wire.termsOfSalePage : undefined,
    allowsPromotionRemoval: !wire.disablePromotionCodeRemoval,
    priceVisibility: {
      loginRequiredForPrice: wire.loginRequiredForPrice,
      showPriceForUnverifiedAccounts: isShownToUnverified(wire),
      accountVerificationRequired: wire.accountVerificationRequired,
    },
    vatCountries: vatCountriesOf(wire),
    cardQuantity: {
      isStockLimiting: wire.inventoryLimit,
      quantityInput: wire.quantityInputType === 'dropdown' ? 'dropdown' : 'text',
    },
    listFigures: listFiguresOf(wire),
    maps: toMaps(wire.theme?.maps),
  }
}

/** On unless the site says no: what is missing leaves the default. */
function isShownToUnverified({ showPriceForUnverifiedAccounts: shown }: SettingsWire): boolean {
  const isSilent = shown === undefined || shown === null || shown === ''
  return isSilent || readFlag(shown)
}

/** A site that names none has none; a site that does not say leaves the default. */
function vatCountriesOf({ globalVATCountries: named }: SettingsWire): readonly string[] {
  if (!Array.isArray(named)) return defaults.vatCountries
  return named.map((country: unknown) => readText(country).trim().toUpperCase())
}

/** Words of an address with slashes between them. */
const path = /^[A-Za-z0-9][A-Za-z0-9_-]*(\/[A-Za-z0-9][A-Za-z0-9_-]*)*$/
const slug = /^[A-Za-z0-9][A-Za-z0-9_-]*$/
/** A hexadecimal, named or functional colour, and nothing that could leave its place (T23). */
const colour = /^(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl|oklch|oklab|lab|lch)a?\([0-9a-z.,%/ -]*\))$/i

function fitting(pattern: RegExp, value: string, otherwise: string): string {
  const trimmed = value.trim()
  return pattern.test(trimmed) ? trimmed : otherwise
}

/** A mask without a digit cannot show an amount. */
function currenciesOf({ currencies = [] }: SettingsWire): readonly [string, CurrencyFormat][] {
  return currencies
    .filter(
      ({ currencyCode, formatMask }) => /^[A-Z]{3}$/.test(currencyCode) && formatMask.includes('0'),
    )
    .map(({ currencyCode, symbol, formatMask: mask }) => [currencyCode, { symbol, mask }])
}

/** The names of `routes`, else those of the list of URL key types (SHELL-06). */
function routesOf({ routes, router = [] }: SettingsWire): RouteNames {
  const name = (key: keyof RouteNames, type: string) => {
    const row = router.find(({ URLKeyType }) => URLKeyType.toLowerCase() === type)
    return fitting(
      slug,
      routes?.[key] ?? '',
      fitting(slug, row?.URLKey ?? '', defaults.routes[key]),
    )
  }
  return {
    product: name('product', 'product'),
    productType: name('productType', 'producttype'),
    category: name('category', 'category'),
    brand: name('brand', 'brand'),
    brandsPage: name('brandsPage', 'brandspage'),
  }
}

/** A word for a kind of page that we know, which is named in any case; no other (SHELL-06). */
function urlKeyRow({ URLKeyType, URLKey }: t.TypeOf<typeof RouterRowWire>): readonly UrlKeyRow[] {
  const name = URLKeyType.trim().toLowerCase()
  const kind = urlKinds.find((each) => each.toLowerCase() === name)
  return kind !== undefined && slug.test(URLKey) ? [{ kind, key: URLKey }] : []
}

const headerStyles: readonly HeaderStyle[] = ['one', 'two', 'three', 'four']

/** One of four, in whatever case and with or without words before it (SHELL-09). */
function headerStyleOf(option: string): HeaderStyle {
  return (
    headerStyles.find((style) => option.trim().toLowerCase().endsWith(style)) ??
    defaults.headerStyle
  )
}

/** Languages that content is written in, to a line that says something. */
function tagLinesOf({ tagLines = {} }: SettingsWire): ReadonlyMap<ContentLocale, string> {
  return new Map(
    contentLocales.flatMap((locale): [ContentLocale, string][] => {
      const line = readText(tagLines[locale]).trim()
      return line === '' ? [] : [[locale, line]]
    }),
  )
}

/** Networks with an address of their own; a link that is no web address is none (T20). */
function socialLinksOf({ socialLinks = {} }: SettingsWire): ReadonlyMap<string, string> {
  const links = Object.entries(socialLinks).flatMap(([network, link]): [string, string][] =>
    typeof link === 'string' && /^https:\/\/[^\s]+$/.test(link) ? [[network, link]] : [],
  )
  return new Map(links)
}

/** Product types to the figures that their lists show; names that nobody knows are told by whoever uses them. */
function listFiguresOf({ listFigures = {} }: SettingsWire): SiteSettings['listFigures'] {
  return new Map(
    Object.entries(listFigures).map(([type, names]) => [
      type,
      (Array.isArray(names) ? names : [names]).map((name: unknown) => readText(name).trim()),
    ]),
  )
}

function providerOf(name: string): readonly LoginProvider[] {
  const known = name.toLowerCase()
  return loginProviders.filter((provider) => provider === known)
}
