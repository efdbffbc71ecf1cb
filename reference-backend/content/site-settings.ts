/** What this site chooses about itself, and what the environment may choose instead to try out a variant. */

import type { Locale } from '../catalogue/wording.ts'
import { type Environment, hasOpenIdProvider } from '../server/config.ts'
import { VAT_COUNTRIES } from '../pricing/terms.ts'

const SITE_SETTINGS = {
  siteName: 'Manifold',
  sitePurpose: 'Transactional',
  tagLine: 'Hydraulic motors and pumps, configured by model code',
  tagLines: {
    de: 'Hydraulikmotoren und -pumpen, konfiguriert nach Typenschlüssel',
    es: 'Motores y bombas hidráulicos, configurados por código de modelo',
    fr: 'Moteurs et pompes hydrauliques, configurés par code modèle',
  },
  logo: '',
  headerStyleOption: 'one',
  siteDefaultCountry: 'US',
  siteRecaptchaSiteKey: 'manifold-demo',
  humanCheckFrame: '/api/human-check?key={key}&language={language}',
  blogPageSlug: 'blog',
  currencies: [
    { currencyCode: 'USD', symbol: '$', formatMask: '$0,0.00' },
    { currencyCode: 'EUR', symbol: '€', formatMask: '0.0,00 €' },
  ],
  router: [
    { URLKeyType: 'Product', URLKey: 'product' },
    { URLKeyType: 'ProductType', URLKey: 'product-type' },
    { URLKeyType: 'Category', URLKey: 'category' },
    { URLKeyType: 'Brand', URLKey: 'brand' },
  ],
  routes: {
    product: 'product',
    productType: 'product-type',
    category: 'category',
    brand: 'brand',
    brandsPage: 'brands',
  },
  theme: { key: 'industrial', primaryColor: '#1257b0' },
  socialLinks: {
    instagram: '',
    linkedin: '',
    facebook: '',
    twitter: '',
    youtube: '',
    pinterest: '',
    wechat: '',
  },
  previewHosts: [],
  loginProviders: [],
  globalVATCountries: VAT_COUNTRIES,
  availableLocales: ['en_us', 'en', 'en_gb', 'de', 'es', 'es_mx', 'fr', 'ga', 'pl', 'zh'],
  allowGuestCheckout: true,
  strictPriceMatch: false,
  loginRequiredForPrice: false,
  showPriceForUnverifiedAccounts: true,
  accountVerificationRequired: false,
  inventoryLimit: true,
  quantityInputType: 'text',
} as const

/** The public names of a site that calls everything otherwise. */
const OTHER_ROUTES = {
  product: 'item',
  productType: 'family',
  category: 'group',
  brand: 'make',
  brandsPage: 'makes',
}

/** The tiles that this server draws; a real site names those of its maps service. */
const MAPS = {
  tiles: '/api/map-tile/{z}/{x}/{y}?key={key}',
  attribution: 'Drawn by the reference backend',
  zoom: 3,
  latitude: 46,
  longitude: -38,
}

/**
 * The settings with the variants of the environment: `SITE_HEADER_STYLE` one to four, `SITE_PURPOSE`,
 * `SITE_PRIMARY_COLOR`, `SITE_COUNTRY`, `SITE_LOGO`, `SITE_MAPS_KEY` (any text: the tiles are our own), `SITE_QUANTITY_INPUT` dropdown, `SITE_HUMAN_CHECK_FRAME`, `SITE_RECAPTCHA_KEY`
 * (empty for a site without a human check), `SITE_OPENID` (0 for a site without its demo provider), `SITE_TERMS_OF_SALE` (the path of a page of content), and with `=1`
 * `SITE_SOCIAL_LINKS`, `SITE_OTHER_ROUTES` and `SITE_LOGIN_FOR_PRICE`. The last one changes what the shop shows;
 * the public definitions of this catalogue keep their prices.
 */
export function siteSettings(env: Environment): Readonly<Record<string, unknown>> {
  return {
    ...SITE_SETTINGS,
    headerStyleOption: env['SITE_HEADER_STYLE'] || SITE_SETTINGS.headerStyleOption,
    sitePurpose: env['SITE_PURPOSE'] || SITE_SETTINGS.sitePurpose,
    // Set to nothing, the site has no human check.
    siteRecaptchaSiteKey: env['SITE_RECAPTCHA_KEY'] ?? SITE_SETTINGS.siteRecaptchaSiteKey,
    humanCheckFrame: env['SITE_HUMAN_CHECK_FRAME'] || SITE_SETTINGS.humanCheckFrame,
    siteDefaultCountry: env['SITE_COUNTRY'] || SITE_SETTINGS.siteDefaultCountry,
    logo: env['SITE_LOGO'] || SITE_SETTINGS.logo,
    theme: {
      ...SITE_SETTINGS.theme,
      primaryColor: env['SITE_PRIMARY_COLOR'] || SITE_SETTINGS.theme.primaryColor,
      maps: { ...MAPS, apiKey: env['SITE_MAPS_KEY'] || '' },
    },
    quantityInputType: env['SITE_QUANTITY_INPUT'] || SITE_SETTINGS.quantityInputType,
    loginProviders: hasOpenIdProvider(env) ? ['openid'] : [],
    allowGuestCheckout: env['SITE_GUEST_CHECKOUT'] !== '0',
    termsOfSalePage: (env['SITE_TERMS_OF_SALE'] ?? '').trim(),
    loginRequiredForPrice: env['SITE_LOGIN_FOR_PRICE'] === '1',
    listFigures: listFigures(env['SITE_LIST_FIGURES'] ?? ''),
    ...(env['SITE_SOCIAL_LINKS'] === '1' && { socialLinks: exampleLinks() }),
    ...(env['SITE_OTHER_ROUTES'] === '1' && { routes: OTHER_ROUTES, blogPageSlug: 'news' }),
  }
}

/** Of `orbital-motors=torque,speed vane-pumps=flow` the names by the product type. */
function listFigures(text: string): Readonly<Record<string, readonly string[]>> {
  const pairs = text
    .split(/\s+/)
    .filter((each) => each.includes('='))
    .map((each) => each.split('='))
  return Object.fromEntries(pairs.map(([type = '', names = '']) => [type, names.split(',')]))
}

/** Links that lead nowhere real: the domain is kept free for examples. */
function exampleLinks(): Readonly<Record<string, string>> {
  const networks = Object.keys(SITE_SETTINGS.socialLinks)
  return Object.fromEntries(networks.map((name) => [name, `https://${name}.example/manifold`]))
}

/** How amounts of a currency are written; undefined for one that the site does not know. */
export function currencyMask(currencyCode: string): string | undefined {
  return SITE_SETTINGS.currencies.find((each) => each.currencyCode === currencyCode)?.formatMask
}

/** What stands at the head of a document: the name of the site, and its line in a language. */
export function letterhead(locale: Locale): { readonly name: string; readonly line: string } {
  const { siteName: name, tagLine, tagLines } = SITE_SETTINGS
  return { name, line: locale === 'en' ? tagLine : tagLines[locale] }
}
