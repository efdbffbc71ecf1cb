/** What most visits begin with: the parts that are fetched together, by the ends of their paths. */
import type { Plugin } from 'vite'

interface Visit {
  readonly parts: readonly string[]
  /** How many such visits there are, for one that comes to any part that stands in none. */
  readonly times: number
}

// How often is a guess; the figures are such that what everybody may see comes in as few bytes as without the pages of an
// account (`npm run bench -- bytes`), and those come in some twenty files.

/** A page behind the sign-in that is opened now and then, or more than that. */
const later = 50
const daily = 80
const atWork = 300
/** What is used on any page, or comes once one is at rest. */
const anywhere = 200

const catalogue = ['adapters/wiring/catalogue-ports.ts', 'application/catalogue/catalogue.ts']
const account = ['ui/pages/account/AccountArea.tsx', 'adapters/wiring/engine-ports.ts']
const buying = ['adapters/wiring/buying-ports.ts']

export const firstVisits: Readonly<Record<string, Visit>> = {
  home: { parts: ['ui/pages/home/HomePage.tsx', ...catalogue], times: 1000 },
  belowHome: {
    parts: [
      'ui/pages/home/Applications.tsx',
      'ui/pages/home/HomeContent.tsx',
      'adapters/content/site-pages.http.ts',
      'application/content/content.ts',
    ],
    times: anywhere,
  },
  list: { parts: ['ui/pages/shop/ShopPage.tsx', ...catalogue], times: 1500 },
  product: {
    parts: ['ui/pages/product/ProductPage.tsx', 'application/pricing/pricing.ts', ...catalogue],
    times: 4000,
  },
  signIn: { parts: ['ui/pages/sign-in/SignInPage.tsx'], times: 2500 },
  quotes: {
    parts: [
      ...account,
      'ui/pages/quotes/QuotesPage.tsx',
      'ui/pages/quotes/QuoteList.tsx',
      'application/quote/quotes.ts',
    ],
    times: atWork,
  },
  quote: {
    parts: [
      ...account,
      'ui/pages/quote/QuotePage.tsx',
      'ui/routes/quote.loaders.ts',
      'application/quote/quote-editing.ts',
      'adapters/wiring/kept-work.ts',
    ],
    times: 700,
  },
  draftOrder: {
    parts: [
      ...account,
      'ui/pages/draft-order/DraftOrderPage.tsx',
      'ui/routes/quote.loaders.ts',
      'application/quote/quote-editing.ts',
      'application/draft-order/draft-orders.ts',
      'adapters/wiring/kept-work.ts',
    ],
    times: 800,
  },
  overview: {
    parts: [
      ...account,
      ...buying,
      'ui/pages/overview/OverviewPage.tsx',
      'ui/routes/overview.loaders.ts',
      'application/order/orders.ts',
      'application/order/statements.ts',
    ],
    times: daily,
  },
  orders: {
    parts: [
      ...account,
      ...buying,
      'ui/pages/orders/OrdersPage.tsx',
      'ui/pages/orders/OrderList.tsx',
      'ui/routes/orders.loaders.ts',
      'application/order/orders.ts',
    ],
    times: daily,
  },
  order: {
    parts: [
      ...account,
      ...buying,
      'ui/pages/order/OrderPage.tsx',
      'ui/routes/orders.loaders.ts',
      'application/order/orders.ts',
    ],
    times: atWork,
  },
  tracking: {
    parts: [
      ...account,
      ...buying,
      'ui/pages/orders/TrackingPage.tsx',
      'ui/routes/tracking.loaders.ts',
      'application/order/orders.ts',
    ],
    times: later,
  },
  statement: {
    parts: [
      ...account,
      ...buying,
      'ui/pages/statement/StatementPage.tsx',
      'ui/routes/statement.loaders.ts',
      'application/order/statements.ts',
    ],
    times: later,
  },
  addresses: {
    parts: [
      ...account,
      'ui/pages/addresses/AddressesPage.tsx',
      'ui/routes/addresses.loaders.ts',
      'application/account/addresses.ts',
      'adapters/wiring/kept-work.ts',
    ],
    times: later,
  },
  newAddress: {
    parts: [
      ...account,
      'ui/pages/addresses/NewAddressPage.tsx',
      'ui/routes/addresses.loaders.ts',
      'application/account/addresses.ts',
      'adapters/wiring/kept-work.ts',
    ],
    times: later,
  },
  customCodes: {
    parts: [
      ...account,
      'ui/pages/custom-codes/CustomCodesPage.tsx',
      'ui/routes/custom-codes.loaders.ts',
      'application/draft-order/own-codes.ts',
    ],
    times: daily,
  },
  savedCarts: {
    parts: [
      ...account,
      ...buying,
      'ui/pages/saved-carts/SavedCartsPage.tsx',
      'ui/routes/saved-carts.loaders.ts',
      'application/cart/saved-carts.ts',
    ],
    times: daily,
  },
  cards: {
    parts: [
      ...account,
      ...buying,
      'ui/pages/cards/CardsPage.tsx',
      'ui/routes/cards.loaders.ts',
      'application/payment/cards.ts',
    ],
    times: later,
  },
  newCard: {
    parts: [
      ...account,
      ...buying,
      'ui/pages/cards/NewCardPage.tsx',
      'ui/routes/cards.loaders.ts',
      'application/payment/cards.ts',
      'application/account/addresses.ts',
      'adapters/wiring/kept-work.ts',
    ],
    times: later,
  },
  giftCards: {
    parts: [
      ...account,
      ...buying,
      'ui/pages/gift-cards/GiftCardsPage.tsx',
      'ui/routes/cards.loaders.ts',
      'application/payment/gift-cards.ts',
    ],
    times: daily,
  },
  deliveries: {
    parts: [
      ...account,
      ...buying,
      'ui/pages/deliveries/DeliveriesPage.tsx',
      'ui/routes/deliveries.loaders.ts',
      'application/delivery/deliveries.ts',
    ],
    times: later,
  },
  lists: {
    parts: [
      ...account,
      ...buying,
      'ui/pages/lists/ListsPage.tsx',
      'ui/routes/lists.loaders.ts',
      'application/wish-list/lists.ts',
    ],
    times: daily,
  },
  listOfGoods: {
    parts: [
      ...account,
      ...buying,
      'ui/pages/lists/ListPage.tsx',
      'ui/routes/lists.loaders.ts',
      'application/wish-list/lists.ts',
    ],
    times: atWork,
  },
  profile: {
    parts: [...account, 'ui/pages/profile/ProfilePage.tsx'],
    times: later,
  },
  cart: {
    parts: [
      ...buying,
      'adapters/wiring/engine-ports.ts',
      'ui/pages/cart/CartPage.tsx',
      'application/cart/carts.ts',
    ],
    times: daily,
  },
  checkout: {
    parts: [
      ...buying,
      'adapters/wiring/engine-ports.ts',
      'ui/pages/checkout/CheckoutFrame.tsx',
      'ui/pages/checkout/ReviewStep.tsx',
      'ui/routes/checkout.loaders.ts',
      'application/checkout/checkouts.ts',
      'application/checkout/placements.ts',
      'adapters/wiring/kept-work.ts',
    ],
    times: later,
  },
  bulkOrder: {
    parts: [
      'ui/pages/bulk-order/BulkOrderPage.tsx',
      'application/bulk-order/bulk-orders.ts',
      'adapters/wiring/kept-work.ts',
      'adapters/wiring/engine-ports.ts',
    ],
    times: later,
  },
  // Once the field of it is used, on whichever page.
  search: {
    parts: [
      'ui/components/Combobox/LoadedCombobox.tsx',
      'ui/parts/search/open-search.ts',
      'adapters/search/wire/suggestion.wire.ts',
    ],
    times: anywhere,
  },
  // Below every page, and what every page fetches once it is at rest.
  foot: {
    parts: ['ui/shell/FooterContent.tsx', 'ui/shell/WishedLanguage.tsx', 'ui/shell/menu-links.ts'],
    times: anywhere,
  },
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
