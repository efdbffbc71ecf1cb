import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { httpSiteContent } from '../../../../src/adapters/content/site-content.http.ts'
import { decodeSettings } from '../../../../src/adapters/content/wire/settings.wire.ts'
import { jsonClient } from '../../../../src/adapters/http/json-client.ts'
import {
  defaultSiteSettings as defaults,
  type SiteSettings,
  tagLineFor,
} from '../../../../src/domain/content/site-settings.ts'
import {
  defaultCardQuantity,
  defaultPriceVisibility,
} from '../../../../src/domain/content/selling-rules.ts'
import { urlKeys } from '../../../../src/domain/content/url-key.ts'
import { recordedPause } from '../../../fakes/recorded-pause.ts'
import { replying, scriptedFetch } from '../../../fakes/scripted-fetch.ts'
import { silentLog } from '../../../fakes/silent-log.ts'

function read(data: Readonly<Record<string, unknown>>): SiteSettings {
  const decoded = decodeSettings('')({ data, meta: {} })
  if (E.isLeft(decoded)) throw new Error(decoded.left.join())
  return decoded.right
}

const pounds = { currencyCode: 'GBP', symbol: '£', formatMask: '£0,0.00' }

describe('site settings on the wire', () => {
  it('have reCAPTCHA key, blog slug, country, currencies and URL key types (SHELL-06)', () => {
    const settings = read({
      siteRecaptchaSiteKey: 'public-key',
      blogPageSlug: 'news',
      termsOfSalePage: 'legal/terms-of-sale',
      siteDefaultCountry: 'GB',
      currencies: [pounds],
      router: [
        { URLKeyType: 'Product', URLKey: 'machine' },
        { URLKeyType: 'ProductType', URLKey: 'kind' },
        { URLKeyType: 'Brand', URLKey: '' },
        { URLKeyType: ' aTTribute ', URLKey: 'a' },
        { URLKeyType: 'constructor', URLKey: 'x' },
      ],
    })
    expect(settings).toMatchObject({
      recaptchaSiteKey: 'public-key',
      blogPageSlug: 'news',
      termsOfSalePage: 'legal/terms-of-sale',
      defaultCountry: 'GB',
      routes: { product: 'machine', productType: 'kind', category: 'category', brand: 'brand' },
      urlKeys: { ...urlKeys, product: 'machine', productType: 'kind', attribute: 'a' },
    })
    expect(settings.currencies.get('GBP')).toEqual({ symbol: '£', mask: '£0,0.00' })
  })

  it('have purpose, colour, logo and tag line (SHELL-07)', () => {
    const settings = read({
      sitePurpose: 'NON-transactional',
      theme: { key: 'industrial', primaryColor: '#1257b0' },
      logo: '/media/logo.svg',
      tagLine: 'By model code',
      tagLines: { de: 'Nach Schlüssel', es: ' ', fr: 7, pl: 'Wedle kodu' },
    })
    expect(settings).toMatchObject({
      isTransactional: false,
      primaryColor: '#1257b0',
      logo: '/media/logo.svg',
      tagLine: 'By model code',
    })
    expect(tagLineFor(settings, 'de')).toEqual({ text: 'Nach Schlüssel', writtenIn: 'de' })
    expect(tagLineFor(settings, 'es')).toEqual({ text: 'By model code', writtenIn: 'en' })
  })

  it.each([
    ['one', 'one'],
    ['FOUR', 'four'],
    ['headerStyleThree', 'three'],
    ['Header style two', 'two'],
    ['five', 'one'],
    [7, 'one'],
  ])('name the header style by the option %j (SHELL-09)', (headerStyleOption, style) => {
    expect(read({ headerStyleOption }).headerStyle).toBe(style)
  })

  it('say who sees prices and how quantities are asked for, and otherwise leave it open', () => {
    const settings = read({
      loginRequiredForPrice: 'yes',
      showPriceForUnverifiedAccounts: 0,
      accountVerificationRequired: true,
      inventoryLimit: 1,
      quantityInputType: 'dropdown',
    })
    expect(settings.priceVisibility).toEqual({
      loginRequiredForPrice: true,
      showPriceForUnverifiedAccounts: false,
      accountVerificationRequired: true,
    })
    expect(settings.cardQuantity).toEqual({ isStockLimiting: true, quantityInput: 'dropdown' })
    expect(read({ globalVATCountries: ['gb', 'FR'] }).vatCountries).toEqual(['GB', 'FR'])
    expect(read({ globalVATCountries: [] }).vatCountries).toEqual([])
    expect(read({}).vatCountries).toEqual(['GB', 'IE', 'AD'])
    const silent = read({ showPriceForUnverifiedAccounts: null, quantityInputType: 'slider' })
    expect(silent).toMatchObject({
      priceVisibility: defaultPriceVisibility,
      cardQuantity: defaultCardQuantity,
    })
  })

  it('name the figures that lists show, by the type of the products', () => {
    const listFigures = { 'orbital-motors': ['torque', ' speed '], 'vane-pumps': 'flow' }
    expect(read({ listFigures }).listFigures).toEqual(
      new Map([
        ['orbital-motors', ['torque', 'speed']],
        ['vane-pumps', ['flow']],
      ]),
    )
    expect(read({ listFigures: 'torque' }).listFigures).toEqual(new Map())
  })

  it('have the social links that the site has (SHELL-08)', () => {
    const networks = [
      'instagram',
      'linkedin',
      'facebook',
      'twitter',
      'youtube',
      'pinterest',
      'wechat',
    ]
    const links = networks.map((name): [string, string] => [name, `https://${name}.test/manifold`])
    const all = Object.fromEntries(links)
    expect(read({ socialLinks: { ...all, rss: 7 } }).socialLinks).toEqual(new Map(links))
    expect(read({ socialLinks: { ...all, wechat: '' } }).socialLinks).toEqual(
      new Map(links.slice(0, -1)),
    )
  })

  it('are fetched from the content service (CALL-05)', async () => {
    const network = scriptedFetch(replying({ data: { siteName: 'Pump House' } }))
    const parts = { fetch: network.fetch, baseUrl: 'https://content.test', log: silentLog() }
    const http = jsonClient({ ...parts, pause: recordedPause().pause, isOnline: () => true })
    const answer = await httpSiteContent(http, '').settings()()
    expect(network.asked[0]).toMatchObject({
      method: 'GET',
      url: 'https://content.test/api/site-setting',
    })
    expect(answer).toMatchObject({ right: { siteName: 'Pump House' } })
  })

  it('are the built-in ones where nothing is said', () => {
    expect(read({})).toEqual(defaults)
  })

  it.each([
    ['siteName', 7],
    ['siteName', ' '],
    ['siteDefaultCountry', 'Freedonia'],
    ['currencies', { USD: 1 }],
    ['currencies', [null, 'USD', { currencyCode: 'dollars', formatMask: '0.00' }]],
    ['currencies', [{ currencyCode: 'USD', symbol: '$', formatMask: '$' }]],
    ['router', 'product'],
    ['routes', { product: 'a/b', productType: '../x', category: '', brand: ' ' }],
    ['blogPageSlug', '../blog'],
    ['termsOfSalePage', '//evil.test/terms'],
    ['termsOfSalePage', ''],
    ['theme', 'blue'],
    ['theme', { primaryColor: 'red;background:url(//evil)' }],
    ['theme', { primaryColor: 'url(javascript:1)' }],
    ['logo', 'javascript:alert(1)'],
    ['logo', '//evil.test/logo.svg'],
    ['socialLinks', { linkedin: 'javascript:alert(1)', youtube: '//evil' }],
    ['previewHosts', null],
    ['loginProviders', ['myspace']],
    ['strictPriceMatch', 'perhaps'],
  ])('keep their default for %s: %j', (field, value) => {
    expect({ ...read({ [field]: value }), siteName: defaults.siteName }).toEqual(defaults)
  })

  it.each([
    ['/uploads/logo.svg', 'http://127.0.0.1:1337/uploads/logo.svg'],
    [{ url: '/uploads/logo.svg' }, 'http://127.0.0.1:1337/uploads/logo.svg'],
    [{ data: { attributes: { url: 'https://p.test/l.svg' } } }, 'https://p.test/l.svg'],
    [{ url: 'http://p.test/l.svg' }, undefined],
    [null, undefined],
  ])('take an uploaded logo from where the content is: %j (SHELL-07)', (logo, expected) => {
    const decoded = decodeSettings('http://127.0.0.1:1337/')({ data: { logo }, meta: {} })
    expect(E.isRight(decoded) && decoded.right.logo).toBe(expected)
  })

  it.each(['#fff', 'teal', 'rgb(10, 20, 30)', 'hsl(210deg 40% 50% / 0.5)', 'oklch(0.5 0.1 250)'])(
    'take the colour %s',
    (primaryColor) => {
      expect(read({ theme: { primaryColor } }).primaryColor).toBe(primaryColor)
    },
  )

  it('name preview hosts in small letters and the providers that are known', () => {
    const settings = read({ previewHosts: ['CMS.Test:8080'], loginProviders: ['Google', 'auth0'] })
    expect(settings.previewHosts).toEqual(['cms.test:8080'])
    expect(settings.loginProviders).toEqual(['google', 'auth0'])
  })

  it('hide mismatching prices only when they say so (O-29)', () => {
    expect(read({ strictPriceMatch: 'true' }).strictPriceMatch).toBe(true)
  })

  it.each([{}, { data: null }, { data: [] }, []])('are unreadable in %j', (body) => {
    expect(E.isLeft(decodeSettings('')(body))).toBe(true)
  })
})
