/**
 * A head start. This module is small and arrives long before the shop does; meanwhile it asks for what the
 * page at this address is going to need: its code, its words, the settings of the site and its products.
 * Whatever fails here is asked for again when it is needed.
 */
import './adapters/browser/spreadsheet/worker-policy.ts'
import { takeLinkToken } from './adapters/browser/link-token.browser.ts'
import { localPreferences } from './adapters/browser/preferences.local.ts'
import { safeStorage } from './adapters/browser/safe-storage.ts'
import { settingsPath } from './adapters/content/settings-path.ts'
import { headStart } from './adapters/http/head-start.ts'
import { publicQuestion } from './adapters/http/question.ts'
import { zoneNamed } from './domain/account/address-zone.ts'
import { pathOfUrlTitle } from './adapters/search/storage-paths.ts'
import { encodeProductQuery, productsPath } from './adapters/search/wire/product-query.wire.ts'
import { serviceAddresses } from './adapters/wiring/addresses.ts'
import { withoutLocale } from './domain/content/language-address.ts'
import { catalogueLocale } from './domain/content/content-locale.ts'
import { languageAt, languageFor } from './ui/i18n/languages.ts'
import './ui/components/SanitisedHtml/policy.ts'
import { prefetchTexts } from './ui/i18n/text-files.ts'
import type { TextNamespace } from './ui/i18n/text-keys.ts'

// First of all: nothing that is asked after this has the token of a link in its address (T05).
const linkToken = takeLinkToken(
  window,
  safeStorage(() => window.sessionStorage),
)
const { pathname, search } = window.location
const path = withoutLocale(pathname)
const start = headStart((...question) => window.fetch(...question))
const preferences = localPreferences(safeStorage(() => window.localStorage))

const kept = preferences.language()
// A key that nothing stands for is set right where it is kept (I18N-05); the language of an address is not chosen by it.
if (kept !== languageFor(kept)) preferences.keepLanguage(languageFor(kept))

/** The texts that the pages at these addresses begin with. The route of a page loads what is missing here. */
const firstTexts: readonly (readonly [RegExp, readonly TextNamespace[]])[] = [
  [/^\/$/, ['catalogue']],
  [/^\/(shop|brand|category|product-type)(\/|$)/, ['catalogue', 'price']],
  [/^\/product\//, ['catalogue', 'price', 'product']],
  [/^\/my-account\/(login|logout)\/?$/, ['signIn']],
  [/^\/my-account\/quotes\/?$/, ['account', 'quotes', 'price']],
]

/** What the shop goes on with. */
export const early = {
  fetch: start.fetch,
  linkToken,
  language: languageAt(pathname, kept),
  texts: firstTexts.find(([here]) => here.test(path))?.[1] ?? [],
} as const

const locale = catalogueLocale(early.language)

type Code = readonly (() => Promise<unknown>)[]

/** The pages that most visits begin with, by the addresses they have unless the site names them otherwise. */
const pages: readonly (readonly [RegExp, Code, (slug: string) => void])[] = [
  [/^\/$/, [() => import('./ui/pages/home/HomePage.tsx'), catalogue], askProducts],
  [
    /^\/shop\/?$/,
    [() => import('./ui/pages/shop/ShopPage.tsx'), catalogue],
    () => search === '' && askProducts(),
  ],
  [
    /^\/product\/([\w-]+)\/?$/,
    [
      () => import('./ui/pages/product/ProductPage.tsx'),
      () => import('./application/pricing/pricing.ts'),
      catalogue,
    ],
    askProduct,
  ],
  [/^\/my-account\/login\/?$/, [() => import('./ui/pages/sign-in/SignInPage.tsx')], () => {}],
]

function catalogue() {
  return Promise.all([
    import('./adapters/wiring/catalogue.ts'),
    import('./application/catalogue/catalogue.ts'),
  ])
}

function askProducts() {
  const everything = encodeProductQuery(
    { keyword: '', page: 1, region: zoneNamed(preferences.region()) },
    locale,
  )
  start.ask(publicQuestion(serviceAddresses.search, productsPath, everything))
}

function askProduct(slug: string) {
  const path = pathOfUrlTitle(slug, locale)
  if (path !== undefined) start.ask(publicQuestion(serviceAddresses.search, path))
}

const unsaid = () => undefined

// What only few connections can carry at a time comes in this order.
// A page that a server has drawn, which names its theme, brings all answers with it.
const isDrawn = document.documentElement.dataset['theme'] !== undefined
if (!isDrawn) start.ask(publicQuestion(serviceAddresses.content, settingsPath))
const [address, code = [], ask] = pages.find(([here]) => here.test(path)) ?? []
if (!isDrawn) ask?.(address?.exec(path)?.[1] ?? '')
void prefetchTexts(early.language, ['common', ...early.texts]).catch(unsaid)
for (const fetchCode of code) void fetchCode().catch(unsaid)
