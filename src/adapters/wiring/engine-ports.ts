/**
 * Binds the adapter that is chosen for each port of the commerce engine, and for the ports of the browser that come with it:
 * here those of accounts and quotes, in `buying-ports.ts` those of buying.
 */
import { Container, type ServiceIdentifier } from 'inversify'
import { tellingTabs } from '../../application/quote/quote-changes.ts'
import { catalogueLocale } from '../../domain/content/content-locale.ts'
import { withKnownQuotes } from '../commerce/known-quotes.ts'
import { commerceClient } from '../commerce/commerce-client.ts'
import { type Adapters, type AdaptersOf, chosenAdapter } from './chosen-adapter.ts'
import { type AccountPorts, engineAdapters } from './engine-adapters.ts'
import type { BindPorts, EngineParts, EngineTools } from './engine-tools.ts'

export interface EnginePorts extends AccountPorts {
  readonly bindPorts: BindPorts
}

const engineTools: ServiceIdentifier<EngineTools> = Symbol('tools')

export function enginePorts({ preferences, reauthenticate, ...parts }: EngineParts): EnginePorts {
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
  const bindPorts = bindingPorts(container, parts)
  const ports = bindPorts<AccountPorts>(engineAdapters)
  return { ...ports, ...tellingTabs(ports, parts.tabs), bindPorts }
}

function bindingPorts(container: Container, { site }: Pick<EngineParts, 'site'>): BindPorts {
  const bound = (name: string, adapters: Adapters<unknown, EngineTools>) => {
    const port: ServiceIdentifier = Symbol(name)
    container.bind(port).toResolvedValue(chosenAdapter(site, name, adapters), [engineTools])
    return container.get(port)
  }
  return <Ports>(table: AdaptersOf<Ports, EngineTools>) => {
    const ports = Object.entries<Adapters<unknown, EngineTools>>(table).map(
      ([name, adapters]) => [name, bound(name, adapters)] as const,
    )
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name of the table is that of its port
    return Object.fromEntries(ports) as Ports
  }
}
