/** The adapters of Vendure, for the lines of the other tables; their code is fetched with the first question to one of them. */
import type { ProductCatalogue } from '../../application/ports/product-catalogue.ts'
import type { CatalogueTools } from './catalogue-tools.ts'
import type { EngineTools } from './engine-tools.ts'
import { fetchedPort } from './fetched-port.ts'
import type { VendurePorts } from './vendure-ports.ts'

const fetched =
  <Name extends keyof VendurePorts>(name: Name) =>
  (tools: EngineTools): VendurePorts[Name] =>
    fetchedPort(async () => (await import('./vendure-ports.ts')).vendurePorts(tools)[name])

export const vendure = {
  addressBook: fetched('addressBook'),
  cartGateway: fetched('cartGateway'),
  draftOrderGateway: fetched('draftOrderGateway'),
  fulfilmentGateway: fetched('fulfilmentGateway'),
  identity: fetched('identity'),
  priceBook: fetched('priceBook'),
  quoteGateway: fetched('quoteGateway'),
  catalogue: (tools: CatalogueTools): ProductCatalogue =>
    fetchedPort(async () => (await import('./vendure-ports.ts')).vendureCatalogue(tools)),
}
