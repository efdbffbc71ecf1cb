/**
 * How each service is made and when its code is fetched: one line for an area. What a service needs beyond
 * its own code are ports, which are fetched beside it.
 */
import { cartOwner } from '../../application/cart/cart-count.ts'
import { allLazy, type Lazy } from '../../application/lazy.ts'
import type { Services } from '../../application/services.ts'
import type { SitePages } from '../../application/ports/site-pages.ts'
import type { OpenStorefront } from '../../application/storefront.ts'
import type { SessionActor } from '../../application/account/session.ts'
import type { BuyingPorts } from './buying-adapters.ts'
import type { CataloguePorts } from './catalogue-adapters.ts'
import type { EnginePorts } from './engine-ports.ts'
import { fetched } from './fetched.ts'
import type { KeptWorkPorts } from './kept-work.ts'
import type { ShopPorts } from './shop-ports.ts'

/** What every service may be made from. */
export interface OpenShop extends ShopPorts, Omit<OpenStorefront, 'storefront'> {
  readonly session: SessionActor
  readonly engine: Lazy<EnginePorts>
}

/** What services are made from beside the shop itself, each fetched with the first of them that needs it. */
interface Sources {
  readonly engine: Lazy<EnginePorts>
  readonly products: Lazy<CataloguePorts>
  readonly pages: Lazy<{ readonly pages: SitePages }>
  readonly kept: Lazy<KeptWorkPorts>
  readonly buying: Lazy<EnginePorts & BuyingPorts>
}

/** The services that others ask. */
type Shared = Pick<Services, 'carts' | 'catalogue'>

export function shopServices(shop: OpenShop): Services {
  const sources = sourcesOf(shop)
  const shared = sharedServices(shop, sources)
  return {
    ...shared,
    ...accountServices(shop, sources),
    ...siteServices(shop, sources),
    ...productServices(shop, sources),
    ...quoteServices(shop, sources),
    ...cartServices(shop, sources, shared),
    ...orderServices(shop, sources, shared.carts),
  }
}

function sourcesOf(shop: OpenShop): Sources {
  const { engine } = shop
  return {
    engine,
    products: fetched(shop.fetchCatalogue),
    pages: fetched(shop.fetchPages),
    kept: fetched(shop.fetchKeptWork),
    buying: fetched(async () => {
      const [given, open] = await Promise.all([engine(), shop.fetchBuying()])
      return { ...given, ...open(given) }
    }),
  }
}

/** A service whose code and ports are fetched side by side. */
function area<Code, Ports, Service>(
  code: () => Promise<Code>,
  ports: () => Promise<Ports>,
  open: (code: Code, ports: Ports) => Service,
): Lazy<Service> {
  return fetched(async () => {
    const [opening, given] = await Promise.all([code(), ports()])
    return open(opening, given)
  })
}

/** The id of the customer who is signed in. */
function customerIdOf({ session }: OpenShop) {
  return session.getSnapshot().context.account?.id
}

function sharedServices(shop: OpenShop, { buying, products }: Sources): Shared {
  return {
    catalogue: area(
      () => import('../../application/catalogue/catalogue.ts'),
      products,
      ({ openCatalogue }, ports) => openCatalogue({ ...shop, ...ports }),
    ),
    carts: area(
      () => import('../../application/cart/carts.ts'),
      buying,
      ({ openCarts }, ports) => openCarts({ ...shop, ...ports }),
    ),
  }
}

/** Of the account itself. */
function accountServices(shop: OpenShop, { engine, kept }: Sources) {
  return {
    accounts: area(
      () => import('../../application/account/accounts.ts'),
      engine,
      ({ openAccounts }, ports) => openAccounts({ ...shop, ...ports }),
    ),
    acting: area(
      () => import('../../application/account/acting.ts'),
      engine,
      ({ openActing }, ports) => openActing({ ...shop, ...ports }),
    ),
    addresses: area(
      () => import('../../application/account/addresses.ts'),
      allLazy(engine, kept),
      ({ openAddresses }, [given, work]) => openAddresses({ ...shop, ...given, ...work }),
    ),
  }
}

/** Of the contents of the site. */
function siteServices(shop: OpenShop, { buying, kept, pages }: Sources) {
  return {
    content: area(
      () => import('../../application/content/content.ts'),
      pages,
      ({ openContent }, ports) => openContent({ ...shop, ...ports }),
    ),
    elements: area(
      () => import('../../application/content/elements.ts'),
      shop.fetchElements,
      ({ openElements }, ports) => openElements({ ...shop, ...ports }),
    ),
    forms: area(
      () => import('../../application/form/forms.ts'),
      allLazy(buying, pages, kept),
      ({ openForms }, [given, site, work]) => openForms({ ...shop, ...given, ...site, ...work }),
    ),
  }
}

/** Of products, beside the catalogue. */
function productServices(shop: OpenShop, { buying }: Sources) {
  const addToQuote = fetched(
    async () => (await import('../../application/pricing/add-to-quote.ts')).addToQuote,
  )
  const answerComparison = fetched(
    async () => (await import('../../application/pricing/compare-answers.ts')).answerComparison,
  )
  return {
    dataSheets: area(
      () => import('../../application/catalogue/data-sheets.ts'),
      shop.fetchDataSheets,
      ({ openDataSheets }, ports) => openDataSheets(ports),
    ),
    // Its ports are fetched with the first question of a customer.
    pricing: fetched(async () =>
      (await import('../../application/pricing/pricing.ts')).openPricing({
        ...shop,
        addToQuote,
        answerComparison,
      }),
    ),
    productReviews: area(
      () => import('../../application/catalogue/product-reviews.ts'),
      buying,
      ({ openProductReviews }, ports) => openProductReviews(ports),
    ),
  }
}

/** Of quotes and of the draft orders that fill them. */
function quoteServices(shop: OpenShop, { buying, engine, kept, products }: Sources) {
  const strictPriceMatch = () => shop.settings().strictPriceMatch
  const copyQuote = fetched(
    async () => (await import('../../application/quote/copy-quote.ts')).copyQuote,
  )
  const addSeveral = fetched(
    async () => (await import('../../application/quote/add-several.ts')).addSeveral,
  )
  return {
    comparisons: area(
      () => import('../../application/quote/comparisons.ts'),
      allLazy(engine, products),
      ({ openComparisons }, [given, found]) =>
        openComparisons({ ...shop, ...given, ...found, strictPriceMatch }),
    ),
    draftOrders: area(
      () => import('../../application/draft-order/draft-orders.ts'),
      allLazy(engine, products, kept),
      ({ openDraftOrders }, [given, found, work]) =>
        openDraftOrders({ ...shop, ...given, ...found, ...work, strictPriceMatch }),
    ),
    ownCodes: area(
      () => import('../../application/draft-order/own-codes.ts'),
      engine,
      ({ openOwnCodes }, ports) => openOwnCodes({ ...shop, ...ports }),
    ),
    quoteEditing: area(
      () =>
        Promise.all([
          import('../../application/quote/quote-editing.ts'),
          import('../../application/draft-order/kept-table.ts'),
        ]),
      allLazy(engine, kept),
      ([{ openQuoteEditing }, { keptLineCount }], [given, work]) =>
        openQuoteEditing({
          ...shop,
          ...given,
          ...work,
          checkoutGateway: async () => (await buying()).checkoutGateway,
          keptLines: (id) => keptLineCount({ ...work, owner: () => customerIdOf(shop) }, id),
        }),
    ),
    quotes: area(
      () => import('../../application/quote/quotes.ts'),
      engine,
      ({ openQuotes }, ports) => openQuotes({ ...shop, ...ports, copyQuote, addSeveral }),
    ),
  }
}

/** Of what goes into the cart, beside the cart. */
function cartServices(
  shop: OpenShop,
  { buying, engine, kept, products }: Sources,
  { carts, catalogue }: Shared,
) {
  /** What still has to be written to the cart before is not given up; what it held is not shown any more. */
  const onOtherCart = () => {
    const cart = carts.loaded()?.cart
    cart?.send({ type: cart.getSnapshot().hasTag('busy') ? 'changed' : 'owner.changed' })
  }
  return {
    bulkOrders: area(
      () => import('../../application/bulk-order/bulk-orders.ts'),
      allLazy(catalogue, products, kept),
      ({ openBulkOrders }, [{ ownCodes }, { catalogue: definitions }, work]) =>
        openBulkOrders({
          ...shop,
          ...work,
          ownCodes,
          catalogue: definitions,
          spreadsheet: async () => (await engine()).spreadsheet,
          priceBook: async () =>
            customerIdOf(shop) === undefined ? undefined : (await engine()).priceBook,
          cart: async () => (await carts()).cart,
          owner: () =>
            shop.session.getSnapshot().hasTag('unknown')
              ? undefined
              : cartOwner(customerIdOf(shop)),
        }),
    ),
    bundles: area(
      () => import('../../application/cart/bundles.ts'),
      buying,
      ({ openBundles }, ports) =>
        openBundles({ ...shop, ...ports, cart: async () => (await carts()).cart }),
    ),
    savedCarts: area(
      () => import('../../application/cart/saved-carts.ts'),
      buying,
      ({ openSavedCarts }, ports) => openSavedCarts({ ...shop, ...ports, onOtherCart }),
    ),
  }
}

/** Of orders: how they are placed and paid, and what comes after that. */
function orderServices(shop: OpenShop, { buying, kept }: Sources, carts: Services['carts']) {
  const readCart = () => carts.loaded()?.cart.send({ type: 'changed' })
  return {
    cards: area(
      () => import('../../application/payment/cards.ts'),
      buying,
      ({ openCards }, ports) => openCards({ ...shop, ...ports }),
    ),
    checkouts: area(
      () => import('../../application/checkout/checkouts.ts'),
      allLazy(buying, kept),
      ({ openCheckouts }, [given, work]) => openCheckouts({ ...shop, ...given, ...work }),
    ),
    deliveries: area(
      () => import('../../application/delivery/deliveries.ts'),
      buying,
      ({ openDeliveries }, ports) => openDeliveries({ ...shop, ...ports }),
    ),
    giftCards: area(
      () => import('../../application/payment/gift-cards.ts'),
      buying,
      ({ openGiftCards }, ports) => openGiftCards(ports),
    ),
    lists: area(
      () => import('../../application/wish-list/lists.ts'),
      buying,
      ({ openLists }, ports) => openLists({ ...shop, ...ports }),
    ),
    orders: area(
      () => import('../../application/order/orders.ts'),
      buying,
      ({ openOrders }, ports) => openOrders({ ...shop, ...ports, readCart }),
    ),
    placements: area(
      () => import('../../application/checkout/placements.ts'),
      buying,
      ({ openPlacements }, ports) => openPlacements({ ...shop, ...ports }),
    ),
    statements: area(
      () => import('../../application/order/statements.ts'),
      buying,
      ({ openStatements }, ports) => openStatements(ports),
    ),
  }
}
