/**
 * From ports to an open shop. The settings and the account are asked for side by side, and the shop opens
 * when the settings are there; without them it opens with the built-in ones and says so.
 */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { zoneNamed } from '../domain/account/address-zone.ts'
import { contentLocale } from '../domain/content/content-locale.ts'
import {
  defaultSiteSettings,
  humanCheckAddress,
  type SiteSettings,
} from '../domain/content/site-settings.ts'
import type { priceFlowMachine } from '../domain/pricing/price-flow.machine.ts'
import { createAccount } from './account/create-account.ts'
import { arriveWithToken } from './account/arrive-with-token.ts'
import {
  customerHere,
  reauthenticated,
  type SessionActor,
  type SessionPorts,
  startSession,
} from './account/session.ts'
import type { SessionRenewal } from './account/session-renewal.ts'
import type { BulkOrderRoom } from './bulk-order/bulk-order.ts'
import { cartAtHand } from './cart/cart-at-hand.ts'
import { cartOwner } from './cart/cart-news.ts'
import type { CartActor } from './cart/cart-room.ts'
import type { Counter } from './counter.ts'
import type { CounterDesks } from './counter-desks.ts'
import type { FillingRoom } from './draft-order/filling-room.ts'
import type { FormPorts } from './form/form-entry.ts'
import { type FetchedOnce, fetchedOnce, withFetched } from './fetched-once.ts'
import type { CartDesk } from './ports/cart-desk.ts'
import type { CartNews } from './ports/cart-news.ts'
import type { Clock } from './ports/clock.ts'
import type { CustomCodes } from './ports/custom-codes.ts'
import type { EventLog } from './ports/event-log.ts'
import type { FormDesk } from './ports/form-desk.ts'
import type { HumanCheck } from './ports/human-check.ts'
import type { LinkToken } from './ports/link-token.ts'
import type { Newsletter } from './ports/newsletter.ts'
import type { Notifier } from './ports/notifier.ts'
import type { Preferences } from './ports/preferences.ts'
import type { PriceBook } from './ports/price-book.ts'
import type { ProductCatalogue } from './ports/product-catalogue.ts'
import type { ProductSearch } from './ports/product-search.ts'
import type { SiteContent } from './ports/site-content.ts'
import type { Reading, SitePages } from './ports/site-pages.ts'
import type { QuotesToAddTo } from './pricing/add-to-quote.ts'
import type { QuoteLifecycleActor } from './quote/quote-destination.ts'
import type {
  ContentReads,
  FormRoom,
  Program,
  Storefront,
  StorefrontReads,
  StorefrontWrites,
} from './storefront.ts'

/** Where products are found. */
export interface Shelves {
  readonly catalogue: ProductCatalogue
  readonly search: ProductSearch
}

/** What forms are filled in with. */
export interface FormTools {
  readonly desk: FormDesk
  readonly humanCheck: HumanCheck
}

export interface ShopPorts extends SessionPorts {
  readonly renewal: SessionRenewal
  readonly linkToken: LinkToken
  readonly siteContent: SiteContent
  readonly clock: Clock
  readonly log: EventLog
  readonly newsletter: Newsletter
  readonly notifier: Notifier
  readonly preferences: Preferences
  /** Fetched when somebody looks for a product. */
  readonly shelves: () => Promise<Shelves>
  /** Fetched with the chart that asks it, for customers. */
  readonly priceBook: () => Promise<PriceBook>
  /** Fetched with the counter. */
  readonly desks: () => Promise<CounterDesks>
  readonly cartNews: CartNews
  /** Fetched with the cart. */
  readonly cartDesk: () => Promise<CartDesk>
  /** Fetched with the first page of content. */
  readonly pages: () => Promise<SitePages>
  /** Fetched with the first form. */
  readonly forms: () => Promise<FormTools>
}

/**
 * Opens the shop (SHELL-05). Never fails: settings that cannot be had, or not until the signal, are
 * replaced by the built-in ones. Whoever has a token is a customer as soon as the server says so; nobody
 * waits for that but the account area.
 */
export async function startUp(ports: ShopPorts, patience?: AbortSignal): Promise<Storefront> {
  const session = startSession(ports)
  ports.renewal.answerWith(() => reauthenticated(session))
  const answer = await ports.siteContent.settings(patience)()
  const site: Site = { settings: E.isRight(answer) ? answer.right : undefined }
  return storefrontOf({ ports, session, site, rooms: roomsOf(ports, session, site) })
}

/** The settings of the site, undefined while the built-in ones are in force. They may come later. */
interface Site {
  settings: SiteSettings | undefined
}

/** Parts of the shop that are fetched when somebody enters them. */
interface Rooms {
  readonly counter: FetchedOnce<Counter>
  readonly pricing: FetchedOnce<typeof priceFlowMachine>
  readonly filling: FetchedOnce<(quote: QuoteLifecycleActor) => FillingRoom>
  readonly forms: FetchedOnce<FormRoom>
  readonly cart: FetchedOnce<CartActor>
  readonly bulkOrder: FetchedOnce<BulkOrderRoom>
}

interface OpenShop {
  readonly ports: ShopPorts
  readonly session: SessionActor
  readonly site: Site
  readonly rooms: Rooms
}

function storefrontOf(shop: OpenShop): Storefront {
  const { ports, session, site, rooms } = shop
  return {
    settings: {
      ...(site.settings ?? defaultSiteSettings),
      region: zoneNamed(ports.preferences.region()),
    },
    areSettingsDefaults: site.settings === undefined,
    renewSettings: (signal) =>
      F.pipe(
        ports.siteContent.settings(signal),
        TE.map((renewed) => {
          site.settings = renewed
          return storefrontOf(shop)
        }),
      ),
    chooseRegion: (zone) => {
      ports.preferences.keepRegion(zone)
      // Of a visitor's cart the prices are those of the region.
      rooms.cart.present()?.send({ type: 'cart.read' })
      return storefrontOf(shop)
    },
    session,
    signInLink: {
      isWaiting: () => ports.linkToken.read() !== undefined,
      arrive: () => arriveWithToken(session, ports),
      forget: ports.linkToken.forget,
    },
    today: ports.clock.today,
    // A page that uses these has been loaded by a question that fetched them as well.
    get priceFlow() {
      return rooms.pricing.arrived()
    },
    get quoteLifecycle() {
      return rooms.counter.arrived().quoteLifecycle
    },
    keptNotes: (id) => rooms.counter.arrived().keptNotes(id),
    keptLines: (id) => rooms.counter.arrived().keptLines(id),
    deliveryAddress: (quote, fulfilmentId) =>
      rooms.counter.arrived().deliveryAddress(quote, fulfilmentId),
    fillForm: (form, use) => rooms.forms.arrived().fill(form, use),
    listenToHumanCheck: (frame, hear) => rooms.forms.arrived().listen(frame, hear),
    fillDraftOrder: (quote) => rooms.filling.arrived()(quote),
    writeSheet: (...file) => rooms.counter.arrived().writeSheet(...file),
    cart: cartAtHand({ session, news: ports.cartNews, room: rooms.cart }),
    openBulkOrder: rooms.bulkOrder.fetch,
    get bulkOrder() {
      return rooms.bulkOrder.arrived()
    },
    read: reads(ports, rooms, session),
    write: writes(ports, rooms, session),
    notify: ports.notifier.notify,
    unsentWork: ports.unsentWork,
    preferences: ports.preferences,
  }
}

function roomsOf(ports: ShopPorts, session: SessionActor, site: Site): Rooms {
  const cart = fetchedOnce(async () => {
    const [{ openCart }, cartDesk] = await Promise.all([
      import('./cart/cart-room.ts'),
      ports.cartDesk(),
    ])
    return openCart({ ...ports, cartDesk, session })
  })
  return {
    cart,
    bulkOrder: fetchedOnce(async () => {
      const [{ bulkOrderRoom }, { catalogue }] = await Promise.all([
        import('./bulk-order/bulk-order.ts'),
        ports.shelves(),
      ])
      return bulkOrderRoom({
        ...ports,
        catalogue,
        spreadsheet: async () => (await ports.desks()).spreadsheet,
        ownCodes: ownCodesFor(ports, session),
        cart: cart.fetch,
        owner: () => cartOwner(session.getSnapshot().context.account?.id),
      })
    }),
    counter: fetchedOnce(async () => {
      const [{ openCounter }, desks] = await Promise.all([import('./counter.ts'), ports.desks()])
      return openCounter(desks, { ...ports, session, cart: cart.fetch })
    }),
    pricing: fetchedOnce(async () => {
      const { priceFlow } = await import('./pricing/price-flow.ts')
      return priceFlow({
        priceBook: priceBookFor(ports, session),
        quoteDesk: quotesToAddTo(ports),
        notifier: ports.notifier,
        clock: ports.clock,
        strictPriceMatch: () => site.settings?.strictPriceMatch === true,
      })
    }),
    forms: fetchedOnce(() => formRoom(ports, session, site)),
    filling: fetchedOnce(async () => {
      const [{ fillingRooms }, desks, shelves, priceBook] = await Promise.all([
        import('./draft-order/filling-room.ts'),
        ports.desks(),
        ports.shelves(),
        ports.priceBook(),
      ])
      return fillingRooms({
        ...ports,
        ...shelves,
        desks,
        priceBook,
        session,
        strictPriceMatch: () => site.settings?.strictPriceMatch === true,
      })
    }),
  }
}

/** The room in which forms are filled in, by whoever is at the counter at that moment. */
async function formRoom(ports: ShopPorts, session: SessionActor, site: Site): Promise<FormRoom> {
  const [{ formEntry }, { desk, humanCheck }] = await Promise.all([
    import('./form/form-entry.ts'),
    ports.forms(),
  ])
  const formPorts: FormPorts = {
    desk,
    unsentWork: ports.unsentWork,
    log: ports.log,
    owner: () => session.getSnapshot().context.account?.id ?? '',
    canCheckHuman: () => humanCheckAddress(site.settings ?? defaultSiteSettings, '') !== undefined,
    accountChanged: () => session.send({ type: 'account.reload' }),
  }
  return { fill: (form, use) => formEntry(formPorts, form, use), listen: humanCheck.listen }
}

/** The own codes of whoever is signed in; nothing is asked for a visitor. */
function ownCodesFor({ desks }: ShopPorts, session: SessionActor): CustomCodes['resolve'] {
  return (...asked) =>
    session.getSnapshot().context.account === undefined
      ? TE.right([])
      : withFetched(desks, ({ customCodes }) => customCodes.resolve(...asked))
}

/** The price book, brought as soon as there is a customer: a visitor sees no price (PRICE-15). */
function priceBookFor({ priceBook }: ShopPorts, session: SessionActor): PriceBook {
  void customerHere(session)
    .then(priceBook)
    // Whoever asks for a price tries again, and is told.
    .catch(() => undefined)
  return { prices: (...asked) => withFetched(priceBook, (book) => book.prices(...asked)) }
}

/** The desk for quotes as the price flow needs it: fetched when a line is added, not when a price is asked for. */
function quotesToAddTo({ desks }: ShopPorts): QuotesToAddTo {
  return {
    open: (...asked) => withFetched(desks, ({ quoteDesk }) => quoteDesk.open(...asked)),
    openDrafts: (...asked) => withFetched(desks, ({ quoteDesk }) => quoteDesk.openDrafts(...asked)),
    addLine: (line) => withFetched(desks, ({ quoteDesk }) => quoteDesk.addLine(line)),
  }
}

function reads(
  ports: ShopPorts,
  { counter, pricing, filling, forms }: Rooms,
  session: SessionActor,
): StorefrontReads {
  const withPricing = <A>(program: Program<A>): Program<A> =>
    F.pipe(program, TE.apFirst(withFetched(pricing.fetch, () => TE.right(undefined))))
  return {
    ownCodes: ownCodesFor(ports, session),
    // Who looks at a product will ask for its price: the price flow comes along with it, not after it.
    product: (...asked) =>
      withPricing(withFetched(ports.shelves, ({ catalogue }) => catalogue.byUrlTitle(...asked))),
    listedProduct: (...asked) =>
      withPricing(withFetched(ports.shelves, ({ catalogue }) => catalogue.listed(...asked))),
    productBySkuCode: (...asked) =>
      withFetched(ports.shelves, ({ catalogue }) => catalogue.bySkuCode(...asked)),
    products: (...asked) => withFetched(ports.shelves, ({ search }) => search.products(...asked)),
    suggestions: (...asked) =>
      withFetched(ports.shelves, ({ search }) => search.suggestions(...asked)),
    suggestedProducts: (...asked) =>
      withFetched(ports.shelves, ({ search }) => search.suggestedProducts(...asked)),
    quotes: (...asked) => withFetched(counter.fetch, ({ read }) => read.quotes(...asked)),
    quote: (...asked) => withFetched(counter.fetch, ({ read }) => read.quote(...asked)),
    orders: (...asked) => withFetched(counter.fetch, ({ read }) => read.orders(...asked)),
    order: (...asked) => withFetched(counter.fetch, ({ read }) => read.order(...asked)),
    guestOrder: (...asked) =>
      withFetched(ports.desks, ({ orderDesk }) => orderDesk.openAsGuest(...asked)),
    // The room is fetched along with the quote, not after it.
    draftOrder: (...asked) =>
      F.pipe(
        withFetched(counter.fetch, ({ read }) => read.quote(...asked)),
        TE.apFirst(withFetched(filling.fetch, () => TE.right(undefined))),
      ),
    openDrafts: (...asked) =>
      withFetched(ports.desks, ({ quoteDesk }) => quoteDesk.openDrafts(...asked)),
    wishLists: (...asked) => withFetched(ports.desks, ({ wishLists }) => wishLists.all(...asked)),
    wishList: (...asked) => withFetched(ports.desks, ({ wishLists }) => wishLists.open(...asked)),
    favourites: (...asked) =>
      withFetched(ports.desks, ({ wishLists }) => wishLists.favourites(...asked)),
    addresses: (...asked) =>
      withFetched(ports.desks, ({ addressBook }) => addressBook.addresses(...asked)),
    countries: (...asked) =>
      withFetched(ports.desks, ({ addressBook }) => addressBook.countries(...asked)),
    eligibleMethods: (...asked) =>
      withFetched(ports.desks, ({ fulfilmentDesk }) => fulfilmentDesk.eligibleMethods(...asked)),
    content: contentReads(ports),
    // The room is fetched along with what the form asks, not after it.
    form: (code, signal) =>
      F.pipe(
        withFetched(ports.pages, (site) =>
          site.form(code, { locale: contentLocale(ports.preferences.language()), signal }),
        ),
        TE.apFirst(withFetched(forms.fetch, () => TE.right(undefined))),
      ),
    pickupLocations: (...asked) =>
      withFetched(ports.desks, ({ fulfilmentDesk }) => fulfilmentDesk.pickupLocations(...asked)),
  }
}

/** What content management has written, in the language of the moment. */
function contentReads({ pages, preferences }: ShopPorts): ContentReads {
  const reading = (signal: AbortSignal | undefined): Reading => ({
    locale: contentLocale(preferences.language()),
    signal,
  })
  return {
    page: (path, signal) => withFetched(pages, (site) => site.page(path, reading(signal))),
    posts: (page, signal) => withFetched(pages, (site) => site.posts(page, reading(signal))),
    post: (slug, signal) => withFetched(pages, (site) => site.post(slug, reading(signal))),
    locations: (signal) => withFetched(pages, (site) => site.locations(reading(signal))),
    milestones: (signal) => withFetched(pages, (site) => site.milestones(reading(signal))),
    element: (systemCode, signal) =>
      withFetched(pages, (site) => site.element(systemCode, reading(signal))),
  }
}

function writes(ports: ShopPorts, { counter }: Rooms, session: SessionActor): StorefrontWrites {
  return {
    createQuote: (name) => withFetched(counter.fetch, ({ write }) => write.createQuote(name)),
    orderAgain: (wish) => withFetched(counter.fetch, ({ write }) => write.orderAgain(wish)),
    createList: (name) => withFetched(counter.fetch, ({ write }) => write.createList(name)),
    addToList: (wish) => withFetched(counter.fetch, ({ write }) => write.addToList(wish)),
    removeFromList: (removal) =>
      withFetched(counter.fetch, ({ write }) => write.removeFromList(removal)),
    removeQuote: (id) => withFetched(counter.fetch, ({ write }) => write.removeQuote(id)),
    moveToQuote: (move) => withFetched(counter.fetch, ({ write }) => write.moveToQuote(move)),
    requestPasswordReset: ports.identity.requestPasswordReset,
    resetPassword: ports.identity.resetPassword,
    changePassword: ports.identity.changePassword,
    createAccount: createAccount(ports, session),
    subscribe: ports.newsletter.subscribe,
    addAddress: (entry) => withFetched(counter.fetch, ({ write }) => write.addAddress(entry)),
    changeAddress: (change) =>
      withFetched(counter.fetch, ({ write }) => write.changeAddress(change)),
    makeAddressPrimary: (id) =>
      withFetched(counter.fetch, ({ write }) => write.makeAddressPrimary(id)),
    removeAddress: (id) => withFetched(counter.fetch, ({ write }) => write.removeAddress(id)),
  }
}
