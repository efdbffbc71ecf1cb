/** The ports that Vendure carries, over one client. */
import { vendureAddressBook } from '../vendure/address-book.graphql.ts'
import { vendureCartGateway } from '../vendure/cart-gateway.graphql.ts'
import { vendureDraftOrderGateway } from '../vendure/draft-order-gateway.graphql.ts'
import { vendureFulfilmentGateway } from '../vendure/fulfilment-gateway.graphql.ts'
import { graphqlClient } from '../vendure/graphql-client.ts'
import { vendureIdentity } from '../vendure/identity.graphql.ts'
import { vendurePriceBook } from '../vendure/price-book.graphql.ts'
import { vendureProductCatalogue } from '../vendure/product-catalogue.graphql.ts'
import { vendureQuoteGateway } from '../vendure/quote-gateway.graphql.ts'
import type { CatalogueTools } from './catalogue-tools.ts'
import type { EngineTools } from './engine-tools.ts'

export type VendurePorts = ReturnType<typeof openPorts>

const opened = new WeakMap<EngineTools, VendurePorts>()

/** The same ports for the same tools: those who are asked to sign in again wait together. */
export function vendurePorts(tools: EngineTools): VendurePorts {
  const ports = opened.get(tools) ?? openPorts(tools)
  opened.set(tools, ports)
  return ports
}

function openPorts({ http, site, log, tokens, cartCount, region, locale, ...tools }: EngineTools) {
  const client = graphqlClient({
    ...http,
    baseUrl: site.addresses.commerce,
    tokens,
    reauthenticate: tools.reauthenticate,
    log,
    language: locale,
  })
  return {
    addressBook: vendureAddressBook(client),
    cartGateway: vendureCartGateway(client, region),
    draftOrderGateway: vendureDraftOrderGateway(client),
    fulfilmentGateway: vendureFulfilmentGateway(client),
    identity: vendureIdentity(client, tokens, cartCount),
    priceBook: vendurePriceBook(client),
    quoteGateway: vendureQuoteGateway(client),
  }
}

/** Definitions are for everybody: no session goes along. */
export function vendureCatalogue({ http, site, log, locale }: CatalogueTools) {
  const client = graphqlClient({
    ...http,
    baseUrl: site.addresses.commerce,
    tokens: { read: () => undefined },
    reauthenticate: () => Promise.resolve(false),
    log,
    language: locale,
  })
  return vendureProductCatalogue(client, { locale, origins: site.addresses.storage ?? [] })
}
