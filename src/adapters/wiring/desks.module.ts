/** The desks of the commerce engine behind their ports. Fetched with the counter. */
import { ContainerModule } from 'inversify'
import { httpAddressBook } from '../commerce/address-book.http.ts'
import { httpFulfilmentDesk } from '../commerce/fulfilment-desk.http.ts'
import { httpQuoteDesk } from '../commerce/quote-desk.http.ts'
import { tokens } from './tokens.ts'

export const desksModule = new ContainerModule(({ bind }) => {
  bind(tokens.addressBook).toResolvedValue(httpAddressBook, [tokens.commerce]).inSingletonScope()
  bind(tokens.fulfilmentDesk)
    .toResolvedValue(httpFulfilmentDesk, [tokens.commerce])
    .inSingletonScope()
  bind(tokens.quoteDesk).toResolvedValue(httpQuoteDesk, [tokens.commerce]).inSingletonScope()
  bind(tokens.counterDesks)
    .toResolvedValue(
      (addressBook, quoteDesk, fulfilmentDesk) => ({ addressBook, quoteDesk, fulfilmentDesk }),
      [tokens.addressBook, tokens.quoteDesk, tokens.fulfilmentDesk],
    )
    .inSingletonScope()
})
