/**
 * Which adapter implements each port of the commerce engine, and the ports of the browser that come
 * with it. To swap an adapter, change its line: the compiler holds it to the port that the services expect.
 */
import { Container, type MapToResolvedValueInjectOptions, type ServiceIdentifier } from 'inversify'
import type { CartCount } from '../../application/ports/cart-count.ts'
import type { EventLog } from '../../application/ports/event-log.ts'
import type { Preferences } from '../../application/ports/preferences.ts'
import type { TokenStore } from '../../application/ports/token-store.ts'
import type { AddressZone } from '../../domain/account/address-zone.ts'
import { catalogueLocale } from '../../domain/content/content-locale.ts'
import { browserHumanCheck } from '../browser/human-check.browser.ts'
import { browserPaymentVault } from '../browser/payment-vault.browser.ts'
import { openSheetWorker } from '../browser/spreadsheet/open-sheet-worker.ts'
import { browserSpreadsheet } from '../browser/spreadsheet.browser.ts'
import { httpActingGateway } from '../commerce/acting-gateway.http.ts'
import { httpAddressBook } from '../commerce/address-book.http.ts'
import { httpBundleGateway } from '../commerce/bundle-gateway.http.ts'
import { httpCardGateway } from '../commerce/card-gateway.http.ts'
import { httpCartGateway } from '../commerce/cart-gateway.http.ts'
import { httpCheckoutGateway } from '../commerce/checkout-gateway.http.ts'
import { type CommerceClient, commerceClient } from '../commerce/commerce-client.ts'
import { httpCustomCodes } from '../commerce/custom-codes.http.ts'
import { httpDeliveryGateway } from '../commerce/delivery-gateway.http.ts'
import { httpDraftOrderGateway } from '../commerce/draft-order-gateway.http.ts'
import { httpFormGateway } from '../commerce/form-gateway.http.ts'
import { httpFulfilmentGateway } from '../commerce/fulfilment-gateway.http.ts'
import { httpGiftCardGateway } from '../commerce/gift-card-gateway.http.ts'
import { httpIdentity } from '../commerce/identity.http.ts'
import { httpNewsletter } from '../commerce/newsletter.http.ts'
import { httpOrderGateway } from '../commerce/order-gateway.http.ts'
import { httpPlacementGateway } from '../commerce/placement-gateway.http.ts'
import { httpPriceBook } from '../commerce/price-book.http.ts'
import { httpQuoteGateway } from '../commerce/quote-gateway.http.ts'
import { httpReviewGateway } from '../commerce/review-gateway.http.ts'
import { httpSavedCartGateway } from '../commerce/saved-cart-gateway.http.ts'
import { httpStatementGateway } from '../commerce/statement-gateway.http.ts'
import { httpWishLists } from '../commerce/wish-lists.http.ts'
import type { HttpParts } from '../http/request.ts'
import type { SiteConfiguration } from '../http/site-configuration.ts'

/** What the open shop hands in. */
export interface EngineParts {
  readonly http: HttpParts
  readonly site: SiteConfiguration
  readonly log: EventLog
  readonly tokens: TokenStore
  readonly cartCount: CartCount
  /** Asks for a new sign-in when the session has ended; true when the same customer is back. */
  readonly reauthenticate: () => Promise<boolean>
  /** The region that a visitor has chosen; undefined for that of the site. */
  readonly region: () => AddressZone | undefined
  readonly preferences: Pick<Preferences, 'language'>
}

export type EnginePorts = ReturnType<typeof enginePorts>

const commerce: ServiceIdentifier<CommerceClient> = Symbol('commerce')

export function enginePorts(parts: EngineParts) {
  const { http, site, log, tokens, cartCount, preferences, reauthenticate, region } = parts
  const spoken = () => catalogueLocale(preferences.language())
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(commerce).toResolvedValue(() =>
    commerceClient({
      ...http,
      baseUrl: site.addresses.commerce,
      siteCode: site.siteCode,
      tokens,
      reauthenticate,
      log,
    }),
  )
  const port = portsOf(container)
  return {
    actingGateway: port(httpActingGateway, [commerce]),
    addressBook: port(httpAddressBook, [commerce]),
    bundleGateway: port(
      (client: CommerceClient) => httpBundleGateway(client, { region, spoken }),
      [commerce],
    ),
    cardGateway: port(httpCardGateway, [commerce]),
    cartGateway: port((client: CommerceClient) => httpCartGateway(client, region), [commerce]),
    checkoutGateway: port(
      (client: CommerceClient) => httpCheckoutGateway(client, region),
      [commerce],
    ),
    customCodes: port(httpCustomCodes, [commerce]),
    deliveryGateway: port(httpDeliveryGateway, [commerce]),
    draftOrderGateway: port(httpDraftOrderGateway, [commerce]),
    formGateway: port(
      (client: CommerceClient) =>
        httpFormGateway(client, { ...http, uploadOrigins: site.addresses.uploads ?? [] }),
      [commerce],
    ),
    fulfilmentGateway: port(httpFulfilmentGateway, [commerce]),
    giftCardGateway: port(httpGiftCardGateway, [commerce]),
    humanCheck: port(() => browserHumanCheck(globalThis.window), []),
    identity: port(
      (client: CommerceClient) => httpIdentity(client, tokens, cartCount, spoken),
      [commerce],
    ),
    newsletter: port(httpNewsletter, [commerce]),
    orderGateway: port(httpOrderGateway, [commerce]),
    paymentVault: port(() => browserPaymentVault(globalThis.window), []),
    placementGateway: port(httpPlacementGateway, [commerce]),
    priceBook: port((client: CommerceClient) => httpPriceBook(client, log), [commerce]),
    quoteGateway: port(httpQuoteGateway, [commerce]),
    reviewGateway: port(httpReviewGateway, [commerce]),
    savedCartGateway: port(httpSavedCartGateway, [commerce]),
    statementGateway: port(httpStatementGateway, [commerce]),
    spreadsheet: port(() => browserSpreadsheet({ open: openSheetWorker }), []),
    wishLists: port((client: CommerceClient) => httpWishLists(client, spoken), [commerce]),
  }
}

/** Binds the maker of a port under a name of its own, and answers the port that the container makes of it. */
function portsOf(container: Container) {
  return <Needs extends unknown[], Port>(
    make: (...needs: Needs) => Port,
    needs: MapToResolvedValueInjectOptions<Needs>,
  ): Port => {
    const name: ServiceIdentifier<Port> = Symbol(make.name)
    container.bind(name).toResolvedValue(make, needs)
    return container.get(name)
  }
}
