/** What most visits begin with: the parts that are fetched together, by the ends of their paths. */
const catalogue = ['adapters/wiring/catalogue.ts', 'application/catalogue/catalogue.ts']

export const firstVisits: Readonly<Record<string, readonly string[]>> = {
  home: ['ui/pages/home/HomePage.tsx', ...catalogue],
  list: ['ui/pages/shop/ShopPage.tsx', ...catalogue],
  product: ['ui/pages/product/ProductPage.tsx', 'application/pricing/pricing.ts', ...catalogue],
  signIn: ['ui/pages/sign-in/SignInPage.tsx'],
  quotes: [
    'ui/pages/account/AccountArea.tsx',
    'ui/pages/quotes/QuotesPage.tsx',
    'ui/pages/quotes/QuoteList.tsx',
    'application/quote/quotes.ts',
    'adapters/wiring/engine.ts',
  ],
  // Below every page.
  foot: ['ui/shell/FooterContent.tsx'],
}
