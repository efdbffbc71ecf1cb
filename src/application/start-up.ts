/**
 * From ports to an open shop. The settings and the account are asked for side by side, and the shop opens
 * when the settings are there; without them it opens with the built-in ones and says so.
 */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { defaultSiteSettings, type SiteSettings } from '../domain/content/site-settings.ts'
import { addAddress, makeAddressPrimary, removeAddress } from './account/manage-addresses.ts'
import {
  reauthenticated,
  type SessionActor,
  sessionOf,
  type SessionPorts,
  startSession,
} from './account/session.ts'
import type { SessionRenewal } from './account/session-renewal.ts'
import type { AddressBook } from './ports/address-book.ts'
import type { Clock } from './ports/clock.ts'
import type { FulfilmentDesk } from './ports/fulfilment-desk.ts'
import type { Notifier } from './ports/notifier.ts'
import type { PriceBook } from './ports/price-book.ts'
import type { ProductCatalogue } from './ports/product-catalogue.ts'
import type { ProductSearch } from './ports/product-search.ts'
import type { QuoteDesk } from './ports/quote-desk.ts'
import type { SiteContent } from './ports/site-content.ts'
import { priceFlow } from './pricing/price-flow.ts'
import { createQuote } from './quote/create-quote.ts'
import { deliveryAddress } from './quote/delivery-address.ts'
import { keptNotes } from './quote/kept-notes.ts'
import { listQuotes } from './quote/list-quotes.ts'
import { openQuote } from './quote/open-quote.ts'
import type { QuoteCounter } from './quote/quote-counter.ts'
import { quoteLifecycle } from './quote/quote-lifecycle.ts'
import { removeQuote } from './quote/remove-quote.ts'
import type { Storefront, StorefrontReads, StorefrontWrites } from './storefront.ts'

export interface ShopPorts extends SessionPorts {
  readonly renewal: SessionRenewal
  readonly siteContent: SiteContent
  readonly addressBook: AddressBook
  readonly catalogue: ProductCatalogue
  readonly search: ProductSearch
  readonly priceBook: PriceBook
  readonly quoteDesk: QuoteDesk
  readonly fulfilmentDesk: FulfilmentDesk
  readonly clock: Clock
  readonly notifier: Notifier
}

/**
 * Opens the shop (SHELL-05). Never fails: settings that cannot be had, or not until the signal, are
 * replaced by the built-in ones. Whoever has a token is a customer as soon as the server says so; nobody
 * waits for that but the account area.
 */
export async function startUp(ports: ShopPorts, patience?: AbortSignal): Promise<Storefront> {
  const session = startSession(ports)
  ports.renewal.answerWith(() => reauthenticated(session))
  const settings = await ports.siteContent.settings(patience)()
  return openStorefront(ports, session, E.isRight(settings) ? settings.right : undefined)
}

/** The storefront under these settings, or under the built-in ones. */
function openStorefront(
  ports: ShopPorts,
  session: SessionActor,
  settings: SiteSettings | undefined,
): Storefront {
  const inForce = settings ?? defaultSiteSettings
  const counter = quoteCounter(ports, session)
  return {
    settings: inForce,
    areSettingsDefaults: settings === undefined,
    renewSettings: (signal) =>
      F.pipe(
        ports.siteContent.settings(signal),
        TE.map((renewed) => openStorefront(ports, session, renewed)),
      ),
    session,
    today: ports.clock.today,
    priceFlow: priceFlow({
      priceBook: ports.priceBook,
      quoteDesk: ports.quoteDesk,
      notifier: ports.notifier,
      clock: ports.clock,
      strictPriceMatch: () => inForce.strictPriceMatch,
    }),
    quoteLifecycle: quoteLifecycle(counter),
    keptNotes: (id) => keptNotes(counter, id),
    deliveryAddress: (quote, fulfilmentId) => deliveryAddress(counter, quote, fulfilmentId),
    read: reads(ports, counter),
    write: writes(ports, counter),
    notify: ports.notifier.notify,
    unsentWork: ports.unsentWork,
  }
}

function quoteCounter(ports: ShopPorts, session: SessionActor): QuoteCounter {
  return {
    desk: ports.quoteDesk,
    fulfilment: ports.fulfilmentDesk,
    notifier: ports.notifier,
    unsentWork: ports.unsentWork,
    session: () => sessionOf(session.getSnapshot()),
  }
}

function reads(ports: ShopPorts, counter: QuoteCounter): StorefrontReads {
  return {
    product: ports.catalogue.byUrlTitle,
    productBySkuCode: ports.catalogue.bySkuCode,
    products: ports.search.products,
    quotes: (group, page, signal) => listQuotes(counter, { group, page }, signal),
    quote: (id, signal) => openQuote(counter, id, signal),
    openDrafts: ports.quoteDesk.openDrafts,
    addresses: ports.addressBook.addresses,
    countries: ports.addressBook.countries,
    eligibleMethods: ports.fulfilmentDesk.eligibleMethods,
    pickupLocations: ports.fulfilmentDesk.pickupLocations,
  }
}

function writes(ports: ShopPorts, counter: QuoteCounter): StorefrontWrites {
  return {
    createQuote: (name) => createQuote(counter, name),
    removeQuote: (id) => removeQuote(counter, id),
    requestPasswordReset: ports.identity.requestPasswordReset,
    addAddress: (entry) => addAddress(ports.addressBook, entry),
    makeAddressPrimary: (id) => makeAddressPrimary(ports.addressBook, id),
    removeAddress: (id) => removeAddress(ports.addressBook, id),
  }
}
