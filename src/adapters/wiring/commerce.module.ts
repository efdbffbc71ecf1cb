/** The commerce engine: its client, and its front door. Fetched when somebody signs in, or has done so before. */
import { ContainerModule } from 'inversify'
import { commerceClient } from '../commerce/commerce-client.ts'
import { httpIdentity } from '../commerce/identity.http.ts'
import { httpNewsletter } from '../commerce/newsletter.http.ts'
import { tokens } from './tokens.ts'

export const commerceModule = new ContainerModule(({ bind }) => {
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
  bind(tokens.frontDoor)
    .toResolvedValue(
      (commerce, tokenStore, cartNews) => ({
        identity: httpIdentity(commerce, tokenStore, cartNews),
        newsletter: httpNewsletter(commerce),
      }),
      [tokens.commerce, tokens.tokenStore, tokens.cartNews],
    )
    .inSingletonScope()
})
