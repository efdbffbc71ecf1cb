/** The commerce engine behind its ports. */
import { ContainerModule } from 'inversify'
import { sessionRenewal } from '../../application/account/session-renewal.ts'
import { httpAddressBook } from '../commerce/address-book.http.ts'
import { commerceClient } from '../commerce/commerce-client.ts'
import { httpFulfilmentDesk } from '../commerce/fulfilment-desk.http.ts'
import { httpIdentity } from '../commerce/identity.http.ts'
import { httpPriceBook } from '../commerce/price-book.http.ts'
import { httpQuoteDesk } from '../commerce/quote-desk.http.ts'
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
  bind(tokens.addressBook).toResolvedValue(httpAddressBook, [tokens.commerce]).inSingletonScope()
  bind(tokens.fulfilmentDesk)
    .toResolvedValue(httpFulfilmentDesk, [tokens.commerce])
    .inSingletonScope()
  bind(tokens.identity)
    .toResolvedValue(httpIdentity, [tokens.commerce, tokens.tokenStore])
    .inSingletonScope()
  bind(tokens.priceBook)
    .toResolvedValue(httpPriceBook, [tokens.commerce, tokens.log])
    .inSingletonScope()
  bind(tokens.quoteDesk).toResolvedValue(httpQuoteDesk, [tokens.commerce]).inSingletonScope()
})
