/**
 * From ports to an open shop. The settings and the account are asked for side by side, and the shop opens
 * when the settings are there; without them it opens with the built-in ones and says so.
 */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { defaultSiteSettings, type SiteSettings } from '../domain/content/site-settings.ts'
import {
  reauthenticated,
  type SessionActor,
  type SessionPorts,
  startSession,
} from './account/session.ts'
import type { SessionRenewal } from './account/session-renewal.ts'
import type { Counter, CounterDesks } from './counter.ts'
import type { PortFailure } from './failure.ts'
import { type FetchedOnce, fetchedOnce } from './fetched-once.ts'
import type { Clock } from './ports/clock.ts'
import type { Notifier } from './ports/notifier.ts'
import type { ProductCatalogue } from './ports/product-catalogue.ts'
import type { ProductSearch } from './ports/product-search.ts'
import type { SiteContent } from './ports/site-content.ts'
import type { Program, Storefront, StorefrontReads, StorefrontWrites } from './storefront.ts'

export interface ShopPorts extends SessionPorts {
  readonly renewal: SessionRenewal
  readonly siteContent: SiteContent
  readonly catalogue: ProductCatalogue
  readonly search: ProductSearch
  readonly clock: Clock
  readonly notifier: Notifier
  /** Fetched with the counter, not with the shop. */
  readonly desks: () => Promise<CounterDesks>
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
  const counter = fetchedOnce(async () => {
    const [{ openCounter }, desks] = await Promise.all([import('./counter.ts'), ports.desks()])
    return openCounter(desks, { ...ports, session, settings: inForce })
  })
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
    // A page that uses these has been loaded by a question to the counter.
    get priceFlow() {
      return counter.arrived().priceFlow
    },
    get quoteLifecycle() {
      return counter.arrived().quoteLifecycle
    },
    keptNotes: (id) => counter.arrived().keptNotes(id),
    deliveryAddress: (quote, fulfilmentId) =>
      counter.arrived().deliveryAddress(quote, fulfilmentId),
    read: reads(ports, counter),
    write: writes(ports, counter),
    notify: ports.notifier.notify,
    unsentWork: ports.unsentWork,
  }
}

/** A program of the counter, which is fetched first where it is not there yet. */
function at<Answer>(
  counter: FetchedOnce<Counter>,
  program: (counter: Counter) => Program<Answer>,
): Program<Answer> {
  const unreachable: PortFailure = { kind: 'unreachable', offline: false }
  return F.pipe(
    TE.tryCatch(counter.fetch, () => unreachable),
    TE.flatMap(program),
  )
}

function reads(ports: ShopPorts, counter: FetchedOnce<Counter>): StorefrontReads {
  return {
    // Who looks at a product will ask for its price: the counter comes along with it, not after it.
    product: (urlTitle, signal) =>
      F.pipe(
        ports.catalogue.byUrlTitle(urlTitle, signal),
        TE.apFirst(at(counter, () => TE.right(undefined))),
      ),
    productBySkuCode: ports.catalogue.bySkuCode,
    products: ports.search.products,
    quotes: (...asked) => at(counter, ({ read }) => read.quotes(...asked)),
    quote: (...asked) => at(counter, ({ read }) => read.quote(...asked)),
    openDrafts: (...asked) => at(counter, ({ read }) => read.openDrafts(...asked)),
    addresses: (...asked) => at(counter, ({ read }) => read.addresses(...asked)),
    countries: (...asked) => at(counter, ({ read }) => read.countries(...asked)),
    eligibleMethods: (...asked) => at(counter, ({ read }) => read.eligibleMethods(...asked)),
    pickupLocations: (...asked) => at(counter, ({ read }) => read.pickupLocations(...asked)),
  }
}

function writes(ports: ShopPorts, counter: FetchedOnce<Counter>): StorefrontWrites {
  return {
    createQuote: (name) => at(counter, ({ write }) => write.createQuote(name)),
    removeQuote: (id) => at(counter, ({ write }) => write.removeQuote(id)),
    requestPasswordReset: ports.identity.requestPasswordReset,
    addAddress: (entry) => at(counter, ({ write }) => write.addAddress(entry)),
    makeAddressPrimary: (id) => at(counter, ({ write }) => write.makeAddressPrimary(id)),
    removeAddress: (id) => at(counter, ({ write }) => write.removeAddress(id)),
  }
}
