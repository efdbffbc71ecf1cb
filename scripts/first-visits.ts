/** What most visits begin with: the parts that are fetched together, by the ends of their paths. */
import type { Plugin } from 'vite'

interface Visit {
  readonly parts: readonly string[]
  /** How many such visits there are, for one that comes to any part that stands in none. */
  readonly times: number
}

const often = 50
/** What comes once a page is at rest holds nobody up, and many have left by then. */
const atRest = 8

const catalogue = ['adapters/wiring/catalogue.ts', 'application/catalogue/catalogue.ts']

export const firstVisits: Readonly<Record<string, Visit>> = {
  home: { parts: ['ui/pages/home/HomePage.tsx', ...catalogue], times: often },
  belowHome: {
    parts: [
      'ui/pages/home/Applications.tsx',
      'ui/pages/home/HomeContent.tsx',
      'adapters/content/site-pages.http.ts',
      'application/content/content.ts',
    ],
    times: atRest,
  },
  list: { parts: ['ui/pages/shop/ShopPage.tsx', ...catalogue], times: often },
  product: {
    parts: ['ui/pages/product/ProductPage.tsx', 'application/pricing/pricing.ts', ...catalogue],
    times: often,
  },
  signIn: { parts: ['ui/pages/sign-in/SignInPage.tsx'], times: often },
  quotes: {
    parts: [
      'ui/pages/account/AccountArea.tsx',
      'ui/pages/quotes/QuotesPage.tsx',
      'ui/pages/quotes/QuoteList.tsx',
      'application/quote/quotes.ts',
      'adapters/wiring/engine.ts',
    ],
    times: often,
  },
  // Once the field of it is used, on whichever page.
  search: {
    parts: [
      'ui/components/Combobox/LoadedCombobox.tsx',
      'ui/parts/search/model-code-engine.ts',
      'adapters/search/wire/suggestion.wire.ts',
    ],
    times: often,
  },
  // Below every page.
  foot: { parts: ['ui/shell/FooterContent.tsx'], times: often },
}

/** Ends a build in which one of these parts is not fetched by itself: it has moved, or comes with another one. */
export function heldFirstVisits(): Plugin {
  return {
    name: 'manifold-held-first-visits',
    apply: 'build',
    buildEnd(problem) {
      if (problem) return
      const fetched = [...this.getModuleIds()].filter(
        (id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0,
      )
      for (const [visit, { parts }] of Object.entries(firstVisits)) {
        for (const part of parts) {
          if (fetched.some((id) => id.endsWith(`/${part}`))) continue
          throw new Error(
            `The first visit ${visit} names ${part}, which nothing fetches by itself.`,
          )
        }
      }
    },
  }
}
