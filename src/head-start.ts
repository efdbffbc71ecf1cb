/**
 * A head start. This module is small and arrives long before the shop does; meanwhile it asks for the code and the
 * words that the page at this address is going to need. Whatever fails here is asked for again when it is needed.
 */
import './adapters/browser/spreadsheet/worker-policy.ts'
import { takeLinkToken } from './adapters/browser/link-token.browser.ts'
import { localPreferences } from './adapters/browser/preferences.local.ts'
import { safeStorage } from './adapters/browser/safe-storage.ts'
import { languageFor } from './ui/i18n/languages.ts'
import './ui/components/SanitisedHtml/policy.ts'
import { prefetchTexts } from './ui/i18n/text-files.ts'
import type { TextNamespace } from './ui/i18n/text-keys.ts'

// First of all: nothing that is asked after this has the token of a link in its address (T05).
const linkToken = takeLinkToken(
  window,
  safeStorage(() => window.sessionStorage),
)
const { pathname } = window.location
const preferences = localPreferences(safeStorage(() => window.localStorage))

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
  linkToken,
  language: languageFor(preferences.language()),
  texts: firstTexts.find(([here]) => here.test(pathname))?.[1] ?? [],
} as const

type Code = readonly (() => Promise<unknown>)[]

/** The pages that most visits begin with, by the addresses they have unless the site names them otherwise. */
const pages: readonly (readonly [RegExp, Code])[] = [
  [/^\/$/, [() => import('./ui/pages/home/HomePage.tsx'), catalogue]],
  [/^\/shop\/?$/, [() => import('./ui/pages/shop/ShopPage.tsx'), catalogue]],
  [
    /^\/product\/[\w-]+\/?$/,
    [
      () => import('./ui/pages/product/ProductPage.tsx'),
      () => import('./application/pricing/pricing.ts'),
      catalogue,
    ],
  ],
  [/^\/my-account\/login\/?$/, [() => import('./ui/pages/sign-in/SignInPage.tsx')]],
]

function catalogue() {
  return Promise.all([
    import('./adapters/wiring/catalogue.ts'),
    import('./application/catalogue/catalogue.ts'),
  ])
}

const unsaid = () => undefined

// What only few connections can carry at a time comes in this order.
const [, code = []] = pages.find(([here]) => here.test(pathname)) ?? []
void prefetchTexts(early.language, ['common', ...early.texts]).catch(unsaid)
for (const fetchCode of code) void fetchCode().catch(unsaid)
