/** The commerce engine: its client, and who one is to it. The desks are in a module of their own. */
import { ContainerModule } from 'inversify'
import { sessionRenewal } from '../../application/account/session-renewal.ts'
import { commerceClient } from '../commerce/commerce-client.ts'
import { httpIdentity } from '../commerce/identity.http.ts'
import { httpNewsletter } from '../commerce/newsletter.http.ts'
import { tokens } from './tokens.ts'

export const commerceModule = new ContainerModule(({ bind }) => {
  bind(tokens.renewal)
    .toResolvedValue(() => sessionRenewal())
    .inSingletonScope()
  bind(tokens.commerce)
    .toResolvedValue(
      (http, addresses, tokenStore, renewal, log) =>
        commerceClient({
          ...http,
          baseUrl: addresses.commerce,
          tokens: tokenStore,
          reauthenticate: renewal.ask,
          log,
        }),
      [tokens.http, tokens.addresses, tokens.tokenStore, tokens.renewal, tokens.log],
    )
    .inSingletonScope()
  bind(tokens.identity)
    .toResolvedValue(httpIdentity, [tokens.commerce, tokens.tokenStore])
    .inSingletonScope()
  bind(tokens.newsletter).toResolvedValue(httpNewsletter, [tokens.commerce]).inSingletonScope()
})
