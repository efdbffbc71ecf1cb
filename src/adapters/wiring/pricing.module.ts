/** The price book of the commerce engine behind its port. Fetched with the price flow. */
import { ContainerModule } from 'inversify'
import { httpPriceBook } from '../commerce/price-book.http.ts'
import { tokens } from './tokens.ts'

export const pricingModule = new ContainerModule(({ bind }) => {
  bind(tokens.priceBook)
    .toResolvedValue(httpPriceBook, [tokens.commerce, tokens.log])
    .inSingletonScope()
})
