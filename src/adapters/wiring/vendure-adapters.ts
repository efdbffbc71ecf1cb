/** The adapters of Vendure, for the lines of the other tables; their code is fetched with the first question to one of them. */
import type { ProductCatalogue } from '../../application/ports/product-catalogue.ts'
import { lazy } from '../../application/lazy.ts'
import type { CatalogueTools } from './catalogue-adapters.ts'
import type { EngineTools } from './engine-tools.ts'
import { latePort } from './late-port.ts'
import type { VendurePorts } from './vendure-ports.ts'

const late =
  <Name extends keyof VendurePorts>(name: Name) =>
  (tools: EngineTools): VendurePorts[Name] =>
    latePort(
      async () => (await import('./vendure-ports.ts')).vendurePorts(tools)[name],
      tools.http.isOnline,
    )

export const vendure = {
  addressBook: late('addressBook'),
  cartGateway: late('cartGateway'),
  draftOrderGateway: late('draftOrderGateway'),
  fulfilmentGateway: late('fulfilmentGateway'),
  identity: late('identity'),
  priceBook: late('priceBook'),
  quoteGateway: late('quoteGateway'),
  catalogue: (tools: CatalogueTools): ProductCatalogue => {
    const fetch = async () => (await import('./vendure-ports.ts')).vendureCatalogue(tools)
    // What it has fetched is kept by it.
    return latePort(lazy(fetch), tools.http.isOnline)
  },
}
