/**
 * Binds the adapter that is chosen for each port of the commerce engine, and for the ports of the browser that come with it.
 */
import { Container, type ServiceIdentifier } from 'inversify'
import { catalogueLocale } from '../../domain/content/content-locale.ts'
import { withKnownQuotes } from '../commerce/known-quotes.ts'
import { commerceClient } from '../commerce/commerce-client.ts'
import { chosenAdapter } from './chosen-adapter.ts'
import { engineAdapters } from './engine-adapters.ts'
import type { EngineParts, EngineTools } from './engine-tools.ts'

export type EnginePorts = ReturnType<typeof enginePorts>

const engineTools: ServiceIdentifier<EngineTools> = Symbol('tools')

export function enginePorts({ preferences, reauthenticate, ...parts }: EngineParts) {
  const { http, site, log, tokens } = parts
  const { siteCode } = site
  const baseUrl = site.addresses.commerce
  const language = () => catalogueLocale(preferences.language())
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(engineTools).toResolvedValue(() => ({
    ...parts,
    reauthenticate,
    engine: withKnownQuotes(
      commerceClient({ ...http, baseUrl, siteCode, tokens, reauthenticate, log, language }),
    ),
    spoken: language,
  }))
  const port = portsOf(container, parts)
  return {
    actingGateway: port('actingGateway', engineAdapters.actingGateway),
    addressBook: port('addressBook', engineAdapters.addressBook),
    bundleGateway: port('bundleGateway', engineAdapters.bundleGateway),
    cardGateway: port('cardGateway', engineAdapters.cardGateway),
    cartGateway: port('cartGateway', engineAdapters.cartGateway),
    checkoutGateway: port('checkoutGateway', engineAdapters.checkoutGateway),
    customCodes: port('customCodes', engineAdapters.customCodes),
    deliveryGateway: port('deliveryGateway', engineAdapters.deliveryGateway),
    draftOrderGateway: port('draftOrderGateway', engineAdapters.draftOrderGateway),
    formGateway: port('formGateway', engineAdapters.formGateway),
    fulfilmentGateway: port('fulfilmentGateway', engineAdapters.fulfilmentGateway),
    giftCardGateway: port('giftCardGateway', engineAdapters.giftCardGateway),
    humanCheck: port('humanCheck', engineAdapters.humanCheck),
    identity: port('identity', engineAdapters.identity),
    newsletter: port('newsletter', engineAdapters.newsletter),
    orderGateway: port('orderGateway', engineAdapters.orderGateway),
    paymentVault: port('paymentVault', engineAdapters.paymentVault),
    placementGateway: port('placementGateway', engineAdapters.placementGateway),
    priceBook: port('priceBook', engineAdapters.priceBook),
    quoteGateway: port('quoteGateway', engineAdapters.quoteGateway),
    reviewGateway: port('reviewGateway', engineAdapters.reviewGateway),
    savedCartGateway: port('savedCartGateway', engineAdapters.savedCartGateway),
    statementGateway: port('statementGateway', engineAdapters.statementGateway),
    spreadsheet: port('spreadsheet', engineAdapters.spreadsheet),
    wishLists: port('wishLists', engineAdapters.wishLists),
  }
}

/** Binds the chosen adapter under the name of its port, and answers the port that the container makes of it. */
function portsOf(container: Container, { site }: Pick<EngineParts, 'site'>) {
  return <Port>(
    name: string,
    adapters: Readonly<Record<string, (tools: EngineTools) => Port>>,
  ): Port => {
    const port: ServiceIdentifier<Port> = Symbol(name)
    container.bind(port).toResolvedValue(chosenAdapter(site, name, adapters), [engineTools])
    return container.get(port)
  }
}
