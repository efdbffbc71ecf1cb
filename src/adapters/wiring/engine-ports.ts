/**
 * Binds the adapter that is chosen for each port of the commerce engine, and for the ports of the browser that come with it:
 * here those of accounts and quotes, in `buying-ports.ts` those of buying.
 */
import { Container, type ServiceIdentifier } from 'inversify'
import { catalogueLocale } from '../../domain/content/content-locale.ts'
import { withKnownQuotes } from '../commerce/known-quotes.ts'
import { commerceClient } from '../commerce/commerce-client.ts'
import { chosenAdapter } from './chosen-adapter.ts'
import { engineAdapters } from './engine-adapters.ts'
import type { BindPort, EngineAdapters, EngineParts, EngineTools } from './engine-tools.ts'

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
    locale: language,
  }))
  const bindPort = bindingPorts(container, parts)
  return {
    bindPort,
    actingGateway: bindPort('actingGateway', engineAdapters.actingGateway),
    addressBook: bindPort('addressBook', engineAdapters.addressBook),
    customCodes: bindPort('customCodes', engineAdapters.customCodes),
    draftOrderGateway: bindPort('draftOrderGateway', engineAdapters.draftOrderGateway),
    fulfilmentGateway: bindPort('fulfilmentGateway', engineAdapters.fulfilmentGateway),
    identity: bindPort('identity', engineAdapters.identity),
    newsletter: bindPort('newsletter', engineAdapters.newsletter),
    priceBook: bindPort('priceBook', engineAdapters.priceBook),
    quoteGateway: bindPort('quoteGateway', engineAdapters.quoteGateway),
    spreadsheet: bindPort('spreadsheet', engineAdapters.spreadsheet),
  }
}

function bindingPorts(container: Container, { site }: Pick<EngineParts, 'site'>): BindPort {
  return <Port>(name: string, adapters: EngineAdapters<Port>): Port => {
    const port: ServiceIdentifier<Port> = Symbol(name)
    container.bind(port).toResolvedValue(chosenAdapter(site, name, adapters), [engineTools])
    return container.get(port)
  }
}
