/** The desks of the commerce engine behind their ports. Fetched with the counter. */
import { ContainerModule } from 'inversify'
import { httpAddressBook } from '../commerce/address-book.http.ts'
import { httpFulfilmentDesk } from '../commerce/fulfilment-desk.http.ts'
import { httpPriceBook } from '../commerce/price-book.http.ts'
import { httpQuoteDesk } from '../commerce/quote-desk.http.ts'
import { tokens } from './tokens.ts'

export const desksModule = new ContainerModule(({ bind }) => {
  bind(tokens.addressBook).toResolvedValue(httpAddressBook, [tokens.commerce]).inSingletonScope()
  bind(tokens.fulfilmentDesk)
    .toResolvedValue(httpFulfilmentDesk, [tokens.commerce])
    .inSingletonScope()
  bind(tokens.priceBook)
    .toResolvedValue(httpPriceBook, [tokens.commerce, tokens.log])
    .inSingletonScope()
  bind(tokens.quoteDesk).toResolvedValue(httpQuoteDesk, [tokens.commerce]).inSingletonScope()
  bind(tokens.counterDesks)
    .toResolvedValue(
      (addressBook, priceBook, quoteDesk, fulfilmentDesk) => ({
        addressBook,
        priceBook,
        quoteDesk,
        fulfilmentDesk,
      }),
      [tokens.addressBook, tokens.priceBook, tokens.quoteDesk, tokens.fulfilmentDesk],
    )
    .inSingletonScope()
})
